/* Attempts to get out that a shell cannot make. Each prints ESCAPED when it got through; the
 * escape suite compiles this inside the sandbox and runs it with walls and without. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#define MIB (1024UL * 1024UL)

static int escaped(int yes) {
    if (yes) puts("ESCAPED");
    return yes ? 0 : 1;
}

/* What is held for a second is seen by whoever watches. */
static int held(void) {
    sleep(1);
    return escaped(1);
}

static int connect_unix(const char *name, int abstract) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    int fd = socket(AF_UNIX, SOCK_STREAM, 0);
    strncpy(address.sun_path + abstract, name, sizeof address.sun_path - 2);
    socklen_t length = offsetof(struct sockaddr_un, sun_path) + abstract + strlen(name);
    return escaped(connect(fd, (struct sockaddr *)&address, length) == 0);
}

static int connect_tcp(int port) {
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port)};
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return escaped(connect(fd, (struct sockaddr *)&address, sizeof address) == 0);
}

static int trace(pid_t pid) { return escaped(ptrace(PTRACE_SEIZE, pid, 0, 0) == 0); }

static int read_memory(pid_t pid) {
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/mem", pid);
    return escaped(open(path, O_RDWR) >= 0);
}

static int read_key(int serial) {
    char content[16];
    return escaped(syscall(SYS_keyctl, 11 /* KEYCTL_READ */, serial, content, sizeof content) > 0);
}

/* With arguments that no kernel takes: what counts is who refuses, and how. */
static int make_call(int number) {
    long made = syscall(number, -1, 0, 0, 0, 0);
    printf("%s\n", made >= 0 ? "done" : errno == EPERM ? "EPERM" : errno == ENOSYS ? "ENOSYS" : "let through");
    return 0;
}

static int new_namespaces(void) { return escaped(unshare(CLONE_NEWUSER | CLONE_NEWNS) == 0); }

static int remount_writable(const char *path) {
    if (unshare(CLONE_NEWUSER | CLONE_NEWNS) == 0) mount(path, path, NULL, MS_BIND | MS_REC, NULL);
    return escaped(mount(NULL, path, NULL, MS_REMOUNT | MS_BIND, NULL) == 0);
}

static int raise_file_limit(void) {
    struct rlimit most = {RLIM_INFINITY, RLIM_INFINITY};
    return escaped(setrlimit(RLIMIT_FSIZE, &most) == 0);
}

static int eat(unsigned long mebibytes) {
    for (unsigned long i = 0; i < mebibytes; i++) {
        char *block = malloc(MIB);
        if (!block) return 1;
        memset(block, 'x', MIB);
    }
    return held();
}

static int eat_by_many(unsigned long mebibytes) {
    for (int i = 0; i < 8; i++)
        if (fork() == 0) {
            prctl(PR_SET_PDEATHSIG, SIGKILL);
            freopen("/dev/null", "w", stdout);
            _exit(eat(mebibytes / 8));
        }
    int status, failed = 0;
    while (wait(&status) > 0) failed |= status;
    return escaped(!failed);
}

static int fill(int fd, unsigned long mebibytes) {
    static char block[1024 * 1024];
    memset(block, 'x', sizeof block);
    for (unsigned long i = 0; i < mebibytes; i++)
        if (write(fd, block, sizeof block) != sizeof block) return 0;
    return 1;
}

static int eat_unmapped(unsigned long mebibytes) {
    for (unsigned long i = 0; i < mebibytes; i += 8)
        if (!fill(memfd_create("hidden", 0), 8)) return 1;
    return held();
}

static int fill_unlinked(unsigned long mebibytes) {
    for (unsigned long i = 0; i < mebibytes; i += 8) {
        int fd = open("hidden", O_RDWR | O_CREAT | O_TRUNC, 0600);
        unlink("hidden");
        if (!fill(fd, 8)) return 1;
    }
    return held();
}

/* The folder above takes no look any more, but we still stand in the one below. */
static int fill_behind_closed_door(unsigned long mebibytes) {
    if (mkdir("door", 0700) || mkdir("door/room", 0700) || chdir("door/room")) return 1;
    if (chmod("..", 0)) return 1;
    for (unsigned long i = 0; i < mebibytes; i += 8) {
        char name[32];
        snprintf(name, sizeof name, "file%lu", i);
        if (!fill(open(name, O_WRONLY | O_CREAT, 0600), 8)) return 1;
    }
    return held();
}

/* Deeper than any path can name, and the bytes lie at the bottom. */
static int fill_deep(unsigned long mebibytes) {
    char name[201];
    memset(name, 'd', 200);
    name[200] = 0;
    for (int i = 0; i < 1500; i++)
        if (mkdir(name, 0700) || chdir(name)) return 1;
    for (unsigned long i = 0; i < mebibytes; i += 8) {
        snprintf(name, sizeof name, "file%lu", i);
        if (!fill(open(name, O_WRONLY | O_CREAT, 0600), 8)) return 1;
    }
    return held();
}

static int fork_many(int count) {
    for (int i = 0; i < count; i++) {
        pid_t child = fork();
        if (child < 0) return 1;
        if (child == 0) {
            prctl(PR_SET_PDEATHSIG, SIGKILL);
            sleep(20);
            _exit(0);
        }
    }
    return escaped(1);
}

/* Every generation forks the next and goes: nobody can be caught by name. */
static int flee(int generations) {
    setsid();
    for (int i = 0; i < generations; i++) {
        if (fork() > 0) _exit(0);
        usleep(2000);
    }
    return 0;
}

/* Leaves the session, the group and the parent, and keeps standard output. */
static int leave_daemon(int seconds) {
    pid_t child = fork();
    if (child > 0) {
        /* Whoever ends the group when this process ends must not catch one that is still in it. */
        waitpid(child, NULL, 0);
        return escaped(1);
    }
    setsid();
    if (fork() > 0) _exit(0);
    signal(SIGTERM, SIG_IGN);
    signal(SIGHUP, SIG_IGN);
    for (int i = 0; i < seconds * 100; i++) {
        int fd = open("late", O_WRONLY | O_CREAT | O_APPEND, 0600);
        if (fd >= 0) {
            write(fd, "x", 1);
            close(fd);
        }
        usleep(10000);
    }
    return 0;
}

static void *become_true(void *unused) {
    execl("/bin/sh", "sh", "-c", "exit 7", (char *)NULL);
    return unused;
}

static int exec_from_thread(void) {
    pthread_t thread;
    if (pthread_create(&thread, NULL, become_true, NULL)) return 1;
    pthread_join(thread, NULL);
    return 1;
}

static void *linger(void *unused) {
    usleep(50000);
    exit(9);
    return unused;
}

static int leader_leaves_first(void) {
    pthread_t thread;
    if (pthread_create(&thread, NULL, linger, NULL)) return 1;
    pthread_exit(NULL);
}

static int spawn_by_vfork(void) {
    pid_t child = vfork();
    if (child == 0) {
        execl("/bin/sh", "sh", "-c", "exit 5", (char *)NULL);
        _exit(1);
    }
    int status;
    waitpid(child, &status, 0);
    return WEXITSTATUS(status);
}

int main(int count, char **words) {
    const char *what = count > 1 ? words[1] : "", *text = count > 2 ? words[2] : "";
    int number = atoi(text);
    if (!strcmp(what, "unix")) return connect_unix(text, 0);
    if (!strcmp(what, "abstract")) return connect_unix(text, 1);
    if (!strcmp(what, "tcp")) return connect_tcp(number);
    if (!strcmp(what, "trace")) return trace(number);
    if (!strcmp(what, "memory-of")) return read_memory(number);
    if (!strcmp(what, "read-key")) return read_key(number);
    if (!strcmp(what, "call")) return make_call(number);
    if (!strcmp(what, "namespaces")) return new_namespaces();
    if (!strcmp(what, "remount")) return remount_writable(text);
    if (!strcmp(what, "file-limit")) return raise_file_limit();
    if (!strcmp(what, "eat")) return eat(number);
    if (!strcmp(what, "eat-by-many")) return eat_by_many(number);
    if (!strcmp(what, "eat-unmapped")) return eat_unmapped(number);
    if (!strcmp(what, "fill-unlinked")) return fill_unlinked(number);
    if (!strcmp(what, "fill-closed")) return fill_behind_closed_door(number);
    if (!strcmp(what, "fill-deep")) return fill_deep(number);
    if (!strcmp(what, "fork-many")) return fork_many(number);
    if (!strcmp(what, "flee")) return flee(number);
    if (!strcmp(what, "daemon")) return leave_daemon(number);
    if (!strcmp(what, "exec-from-thread")) return exec_from_thread();
    if (!strcmp(what, "leader-leaves")) return leader_leaves_first();
    if (!strcmp(what, "vfork")) return spawn_by_vfork();
    fprintf(stderr, "unknown attempt %s\n", what);
    return 2;
}
