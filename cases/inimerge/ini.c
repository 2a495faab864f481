#include <stdlib.h>
#include <string.h>

#include "ini.h"

void ini_init(struct ini *ini)
{
    memset(ini, 0, sizeof *ini);
}

static void entry_free(struct entry *entry)
{
    free(entry->key);
    free(entry->value);
    free(entry);
}

void ini_free(struct ini *ini)
{
    struct section *section = ini->sections;

    while (section != NULL) {
        struct section *next = section->next;
        struct entry *entry = section->entries;
        while (entry != NULL) {
            struct entry *following = entry->next;
            entry_free(entry);
            entry = following;
        }
        free(section->name);
        free(section);
        section = next;
    }
    ini_init(ini);
}

static struct section *section_find(const struct ini *ini, const char *name)
{
    struct section *section;

    for (section = ini->sections; section != NULL; section = section->next)
        if (strcmp(section->name, name) == 0)
            return section;
    return NULL;
}

static struct entry *entry_find(const struct section *section, const char *key)
{
    struct entry *entry;

    for (entry = section->entries; entry != NULL; entry = entry->next)
        if (strcmp(entry->key, key) == 0)
            return entry;
    return NULL;
}

/* Goes on in the section of that name, which may be a new one. */
enum ini_status ini_enter(struct ini *ini, const char *name)
{
    struct section *section = section_find(ini, name);
    struct section **last = &ini->sections;

    if (section == NULL) {
        section = calloc(1, sizeof *section);
        if (section == NULL)
            return INI_NO_MEMORY;
        section->name = text_copy(name, strlen(name));
        if (section->name == NULL) {
            free(section);
            return INI_NO_MEMORY;
        }
        section->tail = &section->entries;
        while (*last != NULL)
            last = &(*last)->next;
        *last = section;
    }
    ini->current = section;
    return INI_OK;
}

static struct entry *entry_add(struct section *section, const char *key, int line)
{
    struct entry *entry = calloc(1, sizeof *entry);

    if (entry == NULL)
        return NULL;
    entry->key = text_copy(key, strlen(key));
    if (entry->key == NULL) {
        free(entry);
        return NULL;
    }
    entry->line = line;
    *section->tail = entry;
    section->tail = &entry->next;
    return entry;
}

enum ini_status ini_set(struct ini *ini, const char *key, const char *value, int line)
{
    struct entry *entry;
    char *copy;

    if (ini->current == NULL && ini_enter(ini, "") != INI_OK)
        return INI_NO_MEMORY;
    copy = text_copy(value, strlen(value));
    if (copy == NULL)
        return INI_NO_MEMORY;
    entry = entry_find(ini->current, key);
    if (entry == NULL) {
        entry = entry_add(ini->current, key, line);
        if (entry == NULL) {
            free(copy);
            return INI_NO_MEMORY;
        }
    } else {
        ini->overridden++;
    }
    entry->value = copy;
    entry->line = line;
    return INI_OK;
}

enum ini_status ini_append(struct ini *ini, const char *key, const char *more, int line)
{
    struct entry *entry;
    char *joined;

    entry = ini->current != NULL ? entry_find(ini->current, key) : NULL;
    if (entry == NULL)
        return ini_set(ini, key, more, line);
    joined = text_join(entry->value, " ", more);
    if (joined == NULL)
        return INI_NO_MEMORY;
    free(entry->value);
    entry->value = joined;
    entry->line = line;
    return INI_OK;
}

enum ini_status ini_unset(struct ini *ini, const char *key)
{
    struct entry **link;

    if (ini->current == NULL)
        return INI_NO_KEY;
    for (link = &ini->current->entries; *link != NULL; link = &(*link)->next) {
        struct entry *entry = *link;
        if (strcmp(entry->key, key) != 0)
            continue;
        *link = entry->next;
        if (ini->current->tail == &entry->next)
            ini->current->tail = link;
        entry_free(entry);
        return INI_OK;
    }
    return INI_NO_KEY;
}

const char *ini_get(const struct ini *ini, const char *section, const char *key)
{
    struct section *found = section_find(ini, section);
    struct entry *entry = found != NULL ? entry_find(found, key) : NULL;

    return entry != NULL ? entry->value : NULL;
}

void ini_dump(const struct ini *ini, FILE *out)
{
    const struct section *section;
    const struct entry *entry;

    for (section = ini->sections; section != NULL; section = section->next) {
        if (section->name[0] != '\0')
            fprintf(out, "[%s]\n", section->name);
        for (entry = section->entries; entry != NULL; entry = entry->next)
            fprintf(out, "%s = %s\n", entry->key, entry->value);
    }
}
