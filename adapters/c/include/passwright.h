/**
 * Passwright for C11 and C++17: modules of MLIR-like IR, passes and pipelines.
 *
 * A handle is a number. 0 is no handle. A number that was freed, or that no function has returned, is PW_INVALID_HANDLE; numbers
 * are not used again. All functions may be called from any thread. While a call works on a module, such as one that prints it,
 * other calls with that module return PW_BUSY.
 *
 * A function that can fail returns a status. To `report` it writes the handle of its diagnostics, which the caller frees, or no
 * handle if there are none; `report` may be null.
 */
#ifndef PASSWRIGHT_H
#define PASSWRIGHT_H

#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Text in UTF-8 with its length, which may hold zero bytes. `data` is null in text that is absent. */
typedef struct PwString {
  const char *data;
  size_t length;
} PwString;

/** The initializer of text, from a literal. */
#define PW_TEXT(literal) {literal, sizeof(literal) - 1}

/** The initializer of text that is absent. */
#define PW_ABSENT {NULL, 0}

/** Returns the text up to the first zero byte; absent text of a null pointer. */
static inline PwString pw_string(const char *text) {
  PwString string;
  string.data = text;
  string.length = text == NULL ? 0 : strlen(text);
  return string;
}

/** The status that a call returns. */
typedef enum PwStatus {
  /** Success. */
  PW_OK = 0,
  /** A handle is that of no object, or of another kind of object. */
  PW_INVALID_HANDLE = 1,
  /** A pointer is null that may not be, a text is not UTF-8, or a value does not fit its option. */
  PW_INVALID_ARGUMENT = 2,
  /** The text of a module or a pipeline is wrong, or the pass cannot be registered. */
  PW_INVALID_INPUT = 3,
  /** A pass failed. The module is as the passes before it, and the failed one, left it. */
  PW_RUN_FAILED = 4,
  /** Another call works on the module. */
  PW_BUSY = 5,
  /** The library has a defect, and did not finish the call. */
  PW_INTERNAL_ERROR = 6
} PwStatus;

/** The passes and pipelines that textual pipelines may name. */
typedef struct PwRegistry {
  uint64_t id;
} PwRegistry;

/** A module, with the context that it belongs to. */
typedef struct PwModule {
  uint64_t id;
} PwModule;

/** A pass or a registered pipeline with its options, until it is added to a pipeline. */
typedef struct PwPass {
  uint64_t id;
} PwPass;

/** A pipeline, which may be run many times, and on many modules at once. */
typedef struct PwPipeline {
  uint64_t id;
} PwPipeline;

/** The diagnostics of a call: errors, warnings, remarks. */
typedef struct PwReport {
  uint64_t id;
} PwReport;

/** A text that the library owns. */
typedef struct PwText {
  uint64_t id;
} PwText;

/** Frees the object of a handle, if there is one. */
void pw_registry_free(PwRegistry registry);
void pw_module_free(PwModule module);
void pw_pass_free(PwPass pass);
void pw_pipeline_free(PwPipeline pipeline);
void pw_report_free(PwReport report);
void pw_text_free(PwText text);

/** Returns the number of handles that are not freed. */
size_t pw_live_handles(void);

/** Returns the text, with a zero byte behind it, which lives until the handle is freed; absent text for a wrong handle. */
PwString pw_text_view(PwText text);

/** The severity of a diagnostic. */
typedef enum PwSeverity { PW_ERROR = 0, PW_WARNING = 1, PW_REMARK = 2, PW_OUTPUT = 3 } PwSeverity;

/** A diagnostic. Its texts have a zero byte behind them, and live until the report is freed. */
typedef struct PwDiagnostic {
  PwSeverity severity;
  /** The message alone. */
  PwString message;
  /** The name of the text that it is about; absent if it is about none. */
  PwString file;
  /** Line and column, counted from 1; 0 if they are not known. */
  uint64_t line;
  uint64_t column;
  /** The message with its place, the line that it is about, and notes. */
  PwString drawing;
} PwDiagnostic;

/** Returns the number of diagnostics; 0 for a wrong handle. */
size_t pw_report_length(PwReport report);

/** Writes a diagnostic to `diagnostic`. PW_INVALID_ARGUMENT if the report has fewer diagnostics. */
PwStatus pw_report_get(PwReport report, size_t index, PwDiagnostic *diagnostic);

/** Returns the drawings of all diagnostics, one behind the other; it lives until the report is freed. */
PwString pw_report_view(PwReport report);

/**
 * Returns an empty registry. `pw_transforms_register_passes` of `passwright_transforms.h` adds the passes that
 * ship.
 */
PwRegistry pw_registry_new(void);

/** How a module is parsed. */
typedef enum PwParseFlags {
  PW_PARSE_DEFAULT = 0,
  /** Operations that no dialect declares are allowed. */
  PW_PARSE_ALLOW_UNREGISTERED = 1,
  /** The module is not verified. */
  PW_PARSE_SKIP_VERIFIER = 2
} PwParseFlags;

/**
 * Parses a module in MLIR's generic form and, unless `PW_PARSE_SKIP_VERIFIER` is set, verifies it. The caller frees `module` and
 * `report`. `name` is that of the text in diagnostics; absent for `<module>`.
 */
PwStatus pw_module_parse(PwString text, PwString name, uint32_t flags, PwModule *module, PwReport *report);

/** Verifies operations, types and uses of values. */
PwStatus pw_module_verify(PwModule module, PwReport *report);

/** Prints a module in MLIR's generic form. */
PwStatus pw_module_print(PwModule module, PwText *text);

/** A duration. */
typedef struct PwDuration {
  uint64_t seconds;
  /** Less than a second. */
  uint32_t nanoseconds;
} PwDuration;

/** The type of the value of an option. */
typedef enum PwValueKind {
  PW_VALUE_ABSENT = 0,
  PW_VALUE_BOOL = 1,
  PW_VALUE_INT = 2,
  PW_VALUE_UINT = 3,
  PW_VALUE_FLOAT = 4,
  PW_VALUE_DOUBLE = 5,
  PW_VALUE_CHAR = 6,
  PW_VALUE_DURATION = 7,
  PW_VALUE_TEXT = 8,
  /** The number of a value that an enum does not have. */
  PW_VALUE_NO_MEMBER = 9
} PwValueKind;

/** The value of an option, made by one of the functions below. An option with an absent value is not given. */
typedef struct PwValue {
  uint32_t kind;
  uint32_t nanoseconds;
  uint64_t bits;
  PwString text;
} PwValue;

static inline PwValue pw_value(PwValueKind kind, uint64_t bits) {
  PwValue value;
  value.kind = (uint32_t)kind;
  value.nanoseconds = 0;
  value.bits = bits;
  value.text = pw_string(NULL);
  return value;
}

static inline PwValue pw_bool(bool value) { return pw_value(PW_VALUE_BOOL, value ? 1 : 0); }
static inline PwValue pw_int(int64_t value) { return pw_value(PW_VALUE_INT, (uint64_t)value); }
static inline PwValue pw_uint(uint64_t value) { return pw_value(PW_VALUE_UINT, value); }

/** A character by its number in Unicode. */
static inline PwValue pw_char(uint32_t value) { return pw_value(PW_VALUE_CHAR, value); }

static inline PwValue pw_double(double value) {
  uint64_t bits = 0;
  memcpy(&bits, &value, sizeof bits);
  return pw_value(PW_VALUE_DOUBLE, bits);
}

static inline PwValue pw_float(float value) {
  uint32_t bits = 0;
  memcpy(&bits, &value, sizeof bits);
  return pw_value(PW_VALUE_FLOAT, bits);
}

static inline PwValue pw_duration(PwDuration duration) {
  PwValue value = pw_value(PW_VALUE_DURATION, duration.seconds);
  value.nanoseconds = duration.nanoseconds;
  return value;
}

static inline PwValue pw_text(PwString text) {
  PwValue value = pw_value(text.data == NULL && text.length == 0 ? PW_VALUE_ABSENT : PW_VALUE_TEXT, 0);
  value.text = text;
  return value;
}

/** The value of an enum, by its position among the texts of all values. */
static inline PwValue pw_enum(const char *const *texts, size_t count, size_t position) {
  return position < count ? pw_text(pw_string(texts[position])) : pw_value(PW_VALUE_NO_MEMBER, position);
}

/** Lists of values. `data` may be null in an empty one. */
#define PW_LIST(name, type)  \
  typedef struct name {      \
    const type *data;        \
    size_t length;           \
  } name
PW_LIST(PwBoolList, bool);
PW_LIST(PwInt8List, int8_t);
PW_LIST(PwInt16List, int16_t);
PW_LIST(PwInt32List, int32_t);
PW_LIST(PwInt64List, int64_t);
PW_LIST(PwUint8List, uint8_t);
PW_LIST(PwUint16List, uint16_t);
PW_LIST(PwUint32List, uint32_t);
PW_LIST(PwUint64List, uint64_t);
PW_LIST(PwFloatList, float);
PW_LIST(PwDoubleList, double);
PW_LIST(PwStringList, PwString);
PW_LIST(PwDurationList, PwDuration);
#undef PW_LIST

/**
 * Returns a pass, or a registered pipeline, by its name in textual pipelines. What is wrong with its name and its options is
 * reported when it is added to a pipeline, or when that runs.
 */
PwPass pw_pass_new(PwString name);

/** Sets an option to a value. */
PwStatus pw_pass_set(PwPass pass, PwString option, PwValue value);

/** Sets an option to an empty list. `data` and `length` are those of the list whose elements follow; they are only checked. */
PwStatus pw_pass_set_list(PwPass pass, PwString option, const void *data, size_t length);

/** Adds an element to the list that was set last. */
PwStatus pw_pass_push(PwPass pass, PwValue value);

/** Sets an option to a list, whose elements `convert` makes values of. */
#define PW_SET_LIST(pass, option, list, convert)                                                      \
  do {                                                                                                \
    if (pw_pass_set_list(pass, pw_string(option), (list).data, (list).length) == PW_OK) {             \
      size_t pw_index;                                                                                \
      for (pw_index = 0; pw_index < (list).length; ++pw_index) {                                      \
        pw_pass_push(pass, convert((list).data[pw_index]));                                           \
      }                                                                                               \
    }                                                                                                 \
  } while (0)

/** Returns a pipeline without passes, which runs on the operations of this name. */
PwPipeline pw_pipeline_new(PwString anchor);

/** Parses a pipeline, such as `builtin.module(func.func(cse))`. Names and options are checked when it runs. */
PwStatus pw_pipeline_parse(PwString text, PwPipeline *pipeline, PwReport *report);

/** Adds a pass at the end of a pipeline, and frees it, also if it cannot be added. */
PwStatus pw_pipeline_add(PwPipeline pipeline, PwPass pass, PwReport *report);

/** Adds a pipeline on nested operations at the end of a pipeline, and frees it, also if it cannot be added. */
PwStatus pw_pipeline_nest(PwPipeline pipeline, PwPipeline nested, PwReport *report);

/** Checks names, options and anchors, and prints a pipeline in canonical form. */
PwStatus pw_pipeline_print(PwRegistry registry, PwPipeline pipeline, PwText *text, PwReport *report);

/** How a pipeline is run. */
typedef enum PwRunFlags {
  PW_RUN_DEFAULT = 0,
  /** The module is not verified after each pass. */
  PW_RUN_SKIP_VERIFIER = 1
} PwRunFlags;

/**
 * Runs a pipeline on a module, on this number of threads; 0 for as many as the machine has. The report holds errors, and the
 * warnings and remarks of passes.
 */
PwStatus pw_pipeline_run(PwRegistry registry, PwPipeline pipeline, PwModule module, uint32_t threads, uint32_t flags,
                         PwReport *report);

/** Marks what should no longer be used. */
#if defined(__cplusplus)
#define PW_DEPRECATED(reason) [[deprecated(reason)]]
#elif defined(__GNUC__)
#define PW_DEPRECATED(reason) __attribute__((deprecated(reason)))
#else
#define PW_DEPRECATED(reason)
#endif

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* PASSWRIGHT_H */
