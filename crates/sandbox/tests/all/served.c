/* A program whose runs differ by the first letter of their input. Compiled with one of the macros below, it does something
 * before `main` that copies of its process cannot repeat. */
#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

static int runs;

static void *nothing(void *given) { return given; }

__attribute__((constructor)) static void before_main(int argc, char **argv) {
    (void)argc, (void)argv;
#ifdef OPENS
    open("/dev/zero", O_RDONLY);
#endif
#ifdef READS
    fclose(fopen(argv[1], "r"));
#endif
#ifdef PRINTS
    write(1, "early\n", 6);
#endif
#ifdef THREAD
    pthread_t other;
    pthread_create(&other, NULL, nothing, NULL);
    pthread_join(other, NULL);
#endif
#ifdef SHARES
    mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
#endif
}

/* Whether the memory of another process of this program can be opened. */
static int sees_others(void) {
    int seen = 0;
    DIR *all = opendir("/proc");
    for (struct dirent *one; (one = readdir(all));) {
        int pid = atoi(one->d_name);
        char path[64], own[256] = "", other[256] = "";
        snprintf(path, sizeof path, "/proc/%d/exe", pid);
        if (pid == 0 || pid == getpid() || readlink(path, other, 255) < 0) continue;
        if (readlink("/proc/self/exe", own, 255) < 0 || strcmp(own, other)) continue;
        snprintf(path, sizeof path, "/proc/%d/mem", pid);
        seen |= open(path, O_RDWR) >= 0;
    }
    closedir(all);
    return seen;
}

static void kill_others(void) {
    DIR *all = opendir("/proc");
    for (struct dirent *one; (one = readdir(all));) {
        char path[64], name[64] = "";
        snprintf(path, sizeof path, "/proc/%d/comm", atoi(one->d_name));
        FILE *file = fopen(path, "r");
        if (!file) continue;
        if (fgets(name, sizeof name, file) && !strcmp(name, "served\n") && atoi(one->d_name) != getpid())
            kill(atoi(one->d_name), SIGKILL);
        fclose(file);
    }
    closedir(all);
}

int main(int argc, char **argv) {
    char letter = 0, typed[32] = "";
    int file = open(argv[argc - 1], O_RDONLY);
    read(file, &letter, 1);
    close(file);
    fgets(typed, sizeof typed, stdin);
    printf("run %d of %c, typed %s, next %d\n", ++runs, letter, typed, dup(0));
    fflush(stdout);
    pthread_t other;
    switch (letter) {
    case 'a': abort();
    case 'e': exit(88);
    case 'f': if (fork() == 0) _exit(puts("child") < 0); wait(NULL); break;
    case 'k': kill_others(); break;
    case 'm': puts(sees_others() ? "ESCAPED" : "alone"); break;
    case 'n': puts(fcntl(1, F_GETFL) & O_NONBLOCK ? "ESCAPED" : "blocking"); fcntl(1, F_SETFL, O_NONBLOCK); break;
    case 's': sleep(3); break;
    case 't': pthread_create(&other, NULL, nothing, NULL); pthread_join(other, NULL); puts("thread"); break;
    case 'w': close(open("left", O_WRONLY | O_CREAT, 0600)); break;
    default: break;
    }
    return letter == 'r' ? 3 : 0;
}
