// Threads that do not agree.
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define KEEP __attribute__((noinline))

static int counter;
static int *shared;
static pthread_mutex_t first = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t second = PTHREAD_MUTEX_INITIALIZER;

KEEP static void bump(int *at) {
    (*at)++; // BUG race-global race-heap race-stack
}

static void *bump_counter(void *unused) {
    bump(&counter);
    return unused;
}

static void *bump_arg(void *at) {
    bump(at);
    return 0;
}

KEEP static void race(void *(*work)(void *), void *arg) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], 0, work, arg);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0);
}

KEEP static void take(pthread_mutex_t *a, pthread_mutex_t *b) {
    pthread_mutex_lock(a);
    pthread_mutex_lock(b); // BUG lock-order
    pthread_mutex_unlock(b);
    pthread_mutex_unlock(a);
}

KEEP static void drop_locked(void) {
    pthread_mutex_t lock;
    pthread_mutex_init(&lock, 0);
    pthread_mutex_lock(&lock);
    pthread_mutex_destroy(&lock); // BUG destroy-locked
}

KEEP static void unlock_free(void) {
    pthread_mutex_unlock(&first); // BUG bad-unlock
}

static void *nothing(void *unused) { return unused; }

KEEP static void forget_thread(void) {
    pthread_t thread;
    pthread_create(&thread, 0, nothing, 0); // BUG thread-leak
    usleep(100000);
}

KEEP static void use_destroyed(void) {
    pthread_mutex_t *lock = malloc(sizeof *lock);
    pthread_mutex_init(lock, 0);
    pthread_mutex_destroy(lock);
    pthread_mutex_lock(lock); // BUG invalid-mutex
}

static void noisy_handler(int signal) {
    shared = malloc((size_t)signal); // BUG signal-unsafe
}

static void errno_handler(int signal) { errno = signal; }

KEEP static void drop_shared(void) { free(shared); }

KEEP static int read_shared(void) {
    return *shared; // BUG freed-shared
}

KEEP static int crash(int *at) {
    return *at; // BUG thread-null
}

int main(int argc, char **argv) {
    const char *name = argc > 1 ? argv[1] : "";
    if (!strcmp(name, "race-global"))
        race(bump_counter, 0);
    if (!strcmp(name, "race-heap"))
        race(bump_arg, calloc(1, sizeof(int)));
    if (!strcmp(name, "race-stack")) {
        int local = 0;
        race(bump_arg, &local);
    }
    if (!strcmp(name, "lock-order")) {
        take(&first, &second);
        take(&second, &first);
    }
    if (!strcmp(name, "destroy-locked"))
        drop_locked();
    if (!strcmp(name, "bad-unlock"))
        unlock_free();
    if (!strcmp(name, "thread-leak"))
        forget_thread();
    if (!strcmp(name, "invalid-mutex"))
        use_destroyed();
    if (!strcmp(name, "signal-unsafe")) {
        signal(SIGALRM, noisy_handler);
        alarm(1);
        sleep(2);
    }
    if (!strcmp(name, "errno-handler")) {
        signal(SIGALRM, errno_handler);
        alarm(1);
        sleep(2);
    }
    if (!strcmp(name, "freed-shared")) {
        shared = malloc(sizeof *shared);
        drop_shared();
        return read_shared();
    }
    if (!strcmp(name, "thread-null"))
        return crash((int *)(long)(argc - 2));
    return 0;
}
