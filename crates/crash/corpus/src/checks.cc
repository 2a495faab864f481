// Checks of three libraries that print their condition and abort.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#if defined(WITH_GLIB)
#include <glib.h>
#elif defined(WITH_GLOG)
#include <glog/logging.h>
#endif

// As browsers write it: the destructor of the message ends the process.
namespace logging {
class LogMessage {
 public:
  LogMessage(const char *file, int line, const char *condition) {
    const char *name = strrchr(file, '/');
    fprintf(stderr, "[4242:4242:0101/120000.123456:FATAL:%s(%d)] Check failed: %s. \n", name ? name + 1 : file, line, condition);
  }
  __attribute__((noinline)) ~LogMessage() { abort(); }
};
}  // namespace logging

extern "C" __attribute__((noinline)) void Demo_Fatal(const char *file, int line, const char *condition) {
  fprintf(stderr, "\n\n#\n# Fatal error in %s, line %d\n# Check failed: %s.\n#\n#\n", file, line, condition);
  abort();
}

extern "C" __attribute__((noinline)) void DEMOCrash() { abort(); }

template <class T>
struct Handle {
  T *held;
  __attribute__((noinline)) T *operator->() const {
    if (!held) __builtin_trap();
    return held;
  }
};
struct Widget {
  int width;
};

__attribute__((noinline)) void browser_check(int n) {
#define CHECK_DEMO(x) if (!(x)) logging::LogMessage(__FILE__, __LINE__, #x)
  CHECK_DEMO(n < 3);  // BUG check-browser
}

__attribute__((noinline)) void engine_check(int n) {
  if (!(n < 3)) Demo_Fatal(__FILE__, __LINE__, "n < 3");  // BUG check-engine
}

__attribute__((noinline)) void layout_check(int n) {
  if (!(n < 3)) {
    fprintf(stderr, "ASSERTION FAILED: n < 3\n%s(%d) : void layout_check(int)\n", __FILE__, __LINE__);
    DEMOCrash();  // BUG check-layout
  }
}

__attribute__((noinline)) int handle_use(Handle<Widget> handle) {
  return handle->width;  // BUG check-handle
}

#if defined(WITH_GLIB)
__attribute__((noinline)) void glib_check(int n) {
  g_assert_cmpint(n, <, 3);  // BUG check-glib
}
__attribute__((noinline)) void glib_reached(int n) {
  if (n) g_assert_not_reached();  // BUG check-glib-reached
}
__attribute__((noinline)) void glib_error(int n) {
  g_error("no room for %d cells", n);  // BUG check-glib-error
}
#elif defined(WITH_GLOG)
__attribute__((noinline)) void glog_check(int n) {
  CHECK_LT(n, 3) << "too large";  // BUG check-glog
}
#endif

int main(int argc, char **argv) {
  const char *name = argv[1];
#define CASE(text, call) if (!strcmp(name, text)) call
  CASE("check-browser", browser_check(argc + 5));
  CASE("check-engine", engine_check(argc + 5));
  CASE("check-layout", layout_check(argc + 5));
  CASE("check-handle", handle_use(Handle<Widget>{nullptr}));
#if defined(WITH_GLIB)
  CASE("check-glib", glib_check(argc + 5));
  CASE("check-glib-reached", glib_reached(argc));
  CASE("check-glib-error", glib_error(argc));
#elif defined(WITH_GLOG)
  CASE("check-glog", glog_check(argc + 5));
#endif
}
