/* Calls every function of the library, as C11 and as C++17. Exits with 1 at the first thing that is not as expected. */

#include "counting.h"
#include "passwright_transforms.h"

#include <stdio.h>
#include <stdlib.h>

/* The library exports it; it panics. */
#ifdef __cplusplus
extern "C"
#endif
    PwStatus
    counting_register_nothing(PwRegistry registry, PwReport *report);

#define CHECK(condition)                                                    \
  do {                                                                      \
    if (!(condition)) {                                                     \
      fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);      \
      exit(1);                                                              \
    }                                                                       \
  } while (0)

static bool is_text(PwString text, const char *expected) {
  return text.data != NULL && text.length == strlen(expected) && memcmp(text.data, expected, text.length) == 0 &&
         text.data[text.length] == '\0';
}

/* Holds that a text is the expected one. */
static void expect_text(PwString text, const char *expected) {
  if (!is_text(text, expected)) {
    fprintf(stderr, "expected `%s`\n   found `%s`\n", expected, text.data);
    exit(1);
  }
}

static bool contains(PwString text, const char *part) { return text.data != NULL && strstr(text.data, part) != NULL; }

/* Holds that a report has one diagnostic with this part in its message, and frees it. */
static void expect_message(PwReport report, const char *part) {
  PwDiagnostic diagnostic;
  CHECK(pw_report_length(report) == 1);
  CHECK(pw_report_get(report, 0, &diagnostic) == PW_OK);
  if (!contains(diagnostic.message, part)) {
    fprintf(stderr, "expected `%s` in `%s`\n", part, diagnostic.message.data);
    exit(1);
  }
  CHECK(contains(pw_report_view(report), part));
  pw_report_free(report);
}

static const char *const SUM =
    "\"func.func\"() <{function_type = (i32) -> i32, sym_name = \"double\"}> ({\n"
    "^bb0(%a: i32):\n"
    "  %zero = \"arith.constant\"() <{value = 0 : i32}> : () -> i32\n"
    "  %0 = \"arith.addi\"(%a, %zero) : (i32, i32) -> i32\n"
    "  %1 = \"arith.addi\"(%0, %a) : (i32, i32) -> i32\n"
    "  \"func.return\"(%1) : (i32) -> ()\n"
    "}) : () -> ()\n";

static PwModule parse(const char *text) {
  PwModule module;
  PwReport report;
  CHECK(pw_module_parse(pw_string(text), pw_string("sum.mlir"), PW_PARSE_DEFAULT, &module, &report) == PW_OK);
  CHECK(report.id == 0);
  return module;
}

/* Returns a pipeline with this pass on the module. */
static PwPipeline with_pass(PwPass pass) {
  PwPipeline pipeline = pw_pipeline_new(pw_string("builtin.module"));
  CHECK(pw_pipeline_add(pipeline, pass, NULL) == PW_OK);
  return pipeline;
}

static void passes_that_ship_run_with_typed_options(PwRegistry registry) {
  PwTransformsCanonicalizerOptions options = pw_transforms_canonicalizer_options();
  PwPipeline functions = pw_pipeline_new(pw_string("func.func"));
  PwPipeline pipeline = pw_pipeline_new(pw_string("builtin.module"));
  PwModule module = parse(SUM);
  const PwString labels[] = {PW_TEXT("a b"), PW_TEXT("c")};
  PwText text;
  PwReport report;

  CHECK(options.max_iterations == 10 && options.top_down);
  options.max_iterations = 4;
  options.region_simplify = PW_TRANSFORMS_REGION_SIMPLIFICATION_AGGRESSIVE;
  options.disabled_patterns.data = labels;
  options.disabled_patterns.length = 2;
  CHECK(pw_pipeline_add(functions, pw_transforms_create_canonicalizer(&options), NULL) == PW_OK);
  CHECK(pw_pipeline_add(functions, pw_transforms_create_cse(), NULL) == PW_OK);
  CHECK(pw_pipeline_nest(pipeline, functions, NULL) == PW_OK);
  CHECK(pw_pipeline_add(pipeline, pw_transforms_create_symbol_dce(), NULL) == PW_OK);
  CHECK(pw_pipeline_print(registry, pipeline, &text, &report) == PW_OK);
  CHECK(report.id == 0);
  expect_text(pw_text_view(text), "builtin.module(func.func(canonicalize{region-simplify=aggressive max-iterations=4 "
                                    "disable-patterns={{a b},c}},cse),symbol-dce)");
  pw_text_free(text);

  CHECK(pw_pipeline_run(registry, pipeline, module, 0, PW_RUN_DEFAULT, &report) == PW_OK);
  CHECK(report.id == 0);
  CHECK(pw_pipeline_run(registry, pipeline, module, 1, PW_RUN_SKIP_VERIFIER, NULL) == PW_OK);
  CHECK(pw_module_verify(module, &report) == PW_OK);
  CHECK(pw_module_print(module, &text) == PW_OK);
  CHECK(!contains(pw_text_view(text), "arith.constant") && contains(pw_text_view(text), "arith.addi"));
  pw_text_free(text);
  pw_pipeline_free(pipeline);
  pw_module_free(module);
}

static void values_of_options_arrive(PwRegistry registry) {
  CountingDescribeOptions options = counting_describe_options(7);
  const int64_t numbers[] = {INT64_MIN, 3};
  const CountingOrder orders[] = {COUNTING_ORDER_INSIDE, COUNTING_ORDER_OUTSIDE};
  const PwString words[] = {PW_TEXT("x,y"), PW_TEXT("")};
  PwModule module = parse(SUM);
  PwPipeline pipeline = with_pass(counting_create_describe(&options));
  PwDiagnostic diagnostic;
  PwReport report;

  CHECK(pw_pipeline_run(registry, pipeline, module, 0, PW_RUN_DEFAULT, &report) == PW_OK);
  CHECK(pw_report_length(report) == 1);
  CHECK(pw_report_get(report, 0, &diagnostic) == PW_OK);
  CHECK(diagnostic.severity == PW_REMARK && is_text(diagnostic.file, "sum.mlir"));
  expect_text(diagnostic.message,
                "'builtin.module' op DescribeOptions { flag: true, small: -5, large: 18446744073709551615, single: 0.1, "
              "double: 1e300, text: 'a \"b\", {c}', letter: \303\251, time: 1500ms, inner: any(), order: inside, needed: 7, "
              "numbers: {1,-2}, words: {a,{b c}}, orders: {}, empty: {} }");
  pw_report_free(report);
  pw_pipeline_free(pipeline);

  options.flag = false;
  options.small = -100;
  options.large = 0;
  options.single = INFINITY;
  options.double_2 = 5e-324;
  options.text = pw_string("'\"} ,\n\\");
  options.letter = 0x1f980;
  options.time.seconds = 7200;
  options.time.nanoseconds = 1;
  options.inner = pw_string("any(cse)");
  options.order = COUNTING_ORDER_OUTSIDE;
  options.has_maybe = true;
  options.maybe = 65535;
  options.numbers.data = numbers;
  options.numbers.length = 2;
  options.words.data = words;
  options.words.length = 2;
  options.orders.data = orders;
  options.orders.length = 2;
  pipeline = with_pass(counting_create_describe(&options));
  CHECK(pw_pipeline_run(registry, pipeline, module, 0, PW_RUN_DEFAULT, &report) == PW_OK);
  CHECK(pw_report_get(report, 0, &diagnostic) == PW_OK);
  expect_text(diagnostic.message,
                "'builtin.module' op DescribeOptions { flag: false, small: -100, large: 0, single: inf, double: 5e-324, "
              "text: #\"'\"} ,\n\\\"#, letter: \360\237\246\200, time: 7200000000001ns, inner: any(cse), order: outside, maybe: 65535, needed: 7, "
              "numbers: {-9223372036854775808,3}, words: {{x,y},\"\"}, orders: {inside,outside}, empty: {} }");
  pw_report_free(report);
  pw_pipeline_free(pipeline);

  pipeline = with_pass(counting_create_describe_twice(NULL));
  CHECK(pw_pipeline_run(registry, pipeline, module, 0, PW_RUN_DEFAULT, &report) == PW_INVALID_INPUT);
  expect_message(report, "least");
  pw_pipeline_free(pipeline);
  pw_module_free(module);
}

static void wrong_values_are_refused(PwRegistry registry) {
  CountingDescribeOptions options = counting_describe_options(7);
  PwPipeline pipeline = pw_pipeline_new(pw_string("builtin.module"));
  PwModule module = parse(SUM);
  PwString text;
  PwPass pass;
  PwReport report;

#ifndef __cplusplus
  /* An enum of C++ holds no other value. */
  options.order = (CountingOrder)9;
  CHECK(pw_pipeline_add(pipeline, counting_create_describe(&options), &report) == PW_INVALID_ARGUMENT);
  expect_message(report, "option `order`: the enum has no value with the number 9");
#endif
  options = counting_describe_options(7);
  options.text = pw_string("\xff");
  CHECK(pw_pipeline_add(pipeline, counting_create_describe(&options), &report) == PW_INVALID_ARGUMENT);
  expect_message(report, "option `text`: a text is not UTF-8 from byte 0 on");
  options = counting_describe_options(7);
  options.text.data = NULL;
  options.text.length = 4;
  CHECK(pw_pipeline_add(pipeline, counting_create_describe(&options), &report) == PW_INVALID_ARGUMENT);
  expect_message(report, "a text has a length and a null pointer");
  options = counting_describe_options(7);
  options.letter = 0xd800;
  CHECK(pw_pipeline_add(pipeline, counting_create_describe(&options), &report) == PW_INVALID_ARGUMENT);
  expect_message(report, "0xd800 is no character");
  options = counting_describe_options(7);
  options.time.nanoseconds = 1000000000;
  CHECK(pw_pipeline_add(pipeline, counting_create_describe(&options), &report) == PW_INVALID_ARGUMENT);
  expect_message(report, "a duration has a second or more in its nanoseconds");
  options = counting_describe_options(7);
  options.numbers.data = NULL;
  CHECK(pw_pipeline_add(pipeline, counting_create_describe(&options), &report) == PW_INVALID_ARGUMENT);
  expect_message(report, "a list has a length and a null pointer");
  /* What is in the range of C's type and not in that of the option is known to the registry. */
  options = counting_describe_options(7);
  options.small = -101;
  CHECK(pw_pipeline_add(pipeline, counting_create_describe(&options), NULL) == PW_OK);
  CHECK(pw_pipeline_run(registry, pipeline, module, 0, PW_RUN_DEFAULT, &report) == PW_INVALID_INPUT);
  expect_message(report, "-101");
  pw_pipeline_free(pipeline);

  /* No name reads as something else. */
  pipeline = pw_pipeline_new(pw_string("builtin.module"));
  CHECK(pw_pipeline_add(pipeline, pw_pass_new(pw_string("cse,symbol-dce")), &report) == PW_INVALID_ARGUMENT);
  expect_message(report, "\"cse,symbol-dce\" cannot be the name of a pass");
  CHECK(pw_pipeline_add(pipeline, pw_pass_new(pw_string(NULL)), &report) == PW_INVALID_ARGUMENT);
  expect_message(report, "the name of a pass is a null pointer");
  pass = pw_pass_new(pw_string("cse"));
  CHECK(pw_pass_push(pass, pw_int(1)) == PW_INVALID_ARGUMENT);
  CHECK(pw_pass_set(pass, pw_string("a=1 b"), pw_int(1)) == PW_INVALID_ARGUMENT);
  pw_pass_free(pass);
  CHECK(pw_pass_set(pass, pw_string("a"), pw_int(1)) == PW_INVALID_HANDLE);
  pw_pipeline_free(pipeline);
  pipeline = pw_pipeline_new(pw_string("builtin.module(cse"));
  CHECK(pw_pipeline_run(registry, pipeline, module, 0, PW_RUN_DEFAULT, &report) == PW_INVALID_ARGUMENT);
  expect_message(report, "cannot be the anchor of a pipeline");
  pw_pipeline_free(pipeline);
  text.data = "any";
  text.length = SIZE_MAX;
  CHECK(pw_pipeline_parse(text, &pipeline, &report) == PW_INVALID_ARGUMENT);
  expect_message(report, "a text is longer than the memory");
  pw_module_free(module);
}

static void wrong_handles_and_pointers_are_refused(PwRegistry registry) {
  PwPipeline pipeline = pw_pipeline_new(pw_string("any"));
  PwModule module = parse(SUM);
  PwModule wrong;
  PwModule freed = parse(SUM);
  PwRegistry none = {0};
  PwText text;
  PwReport report;
  int depth;

  pw_module_free(freed);
  pw_module_free(freed);
  CHECK(pw_module_print(freed, &text) == PW_INVALID_HANDLE && text.id == 0);
  CHECK(pw_text_view(text).data == NULL);
  pw_text_free(text);
  /* The number of something else. */
  wrong.id = pipeline.id;
  CHECK(pw_module_verify(wrong, &report) == PW_INVALID_HANDLE);
  expect_message(report, "invalid module handle: already freed, or not created by this library");
  pw_module_free(wrong);
  CHECK(pw_pipeline_run(none, pipeline, module, 0, PW_RUN_DEFAULT, NULL) == PW_INVALID_HANDLE);
  CHECK(pw_pipeline_run(registry, pipeline, freed, 0, PW_RUN_DEFAULT, NULL) == PW_INVALID_HANDLE);
  CHECK(pw_pipeline_run(registry, pipeline, module, 0, 77, &report) == PW_INVALID_ARGUMENT);
  expect_message(report, "unknown run flags 0x4d");
  CHECK(pw_pipeline_nest(pipeline, pipeline, &report) == PW_INVALID_ARGUMENT);
  expect_message(report, "a pipeline cannot be nested in itself");

  CHECK(pw_module_print(module, NULL) == PW_INVALID_ARGUMENT);
  CHECK(pw_module_parse(pw_string(SUM), pw_string(NULL), PW_PARSE_DEFAULT, NULL, NULL) == PW_INVALID_ARGUMENT);
  CHECK(pw_module_parse(pw_string(NULL), pw_string(NULL), PW_PARSE_DEFAULT, &wrong, &report) == PW_INVALID_ARGUMENT);
  expect_message(report, "the text of the module is a null pointer");
  CHECK(pw_report_get(report, 0, NULL) == PW_INVALID_ARGUMENT && pw_report_length(report) == 0);
  CHECK(pw_report_view(report).data == NULL);

  /* Deeper than the text of a pipeline may be. */
  for (depth = 0; depth < 300; ++depth) {
    PwPipeline outer = pw_pipeline_new(pw_string("any"));
    PwStatus status = pw_pipeline_nest(outer, pipeline, &report);
    if (status != PW_OK) {
      CHECK(depth == 255 && status == PW_INVALID_ARGUMENT);
      expect_message(report, "pipelines nest more than 256 deep");
      pw_pipeline_free(outer);
      break;
    }
    pipeline = outer;
  }
  pw_module_free(module);
}

static void wrong_texts_are_drawn(PwRegistry registry) {
  PwPipeline pipeline;
  PwModule module;
  PwDiagnostic diagnostic;
  PwReport report;

  CHECK(pw_module_parse(pw_string("\"a.b\"() : () -> ()\n  !"), pw_string("wrong.mlir"), PW_PARSE_ALLOW_UNREGISTERED, &module,
                        &report) == PW_INVALID_INPUT);
  CHECK(module.id == 0 && pw_report_length(report) == 1);
  CHECK(pw_report_get(report, 0, &diagnostic) == PW_OK && pw_report_get(report, 1, &diagnostic) == PW_INVALID_ARGUMENT);
  CHECK(diagnostic.severity == PW_ERROR && diagnostic.line == 2 && diagnostic.column == 3);
  CHECK(is_text(diagnostic.file, "wrong.mlir") && contains(diagnostic.drawing, "wrong.mlir:2:3: error:"));
  pw_report_free(report);
  CHECK(pw_module_parse(pw_string("\"a.b\"() : () -> ()"), pw_string(NULL), PW_PARSE_DEFAULT, &module, NULL) == PW_INVALID_INPUT);
  CHECK(pw_module_parse(pw_string("\"func.return\"() : () -> ()"), pw_string(NULL), PW_PARSE_SKIP_VERIFIER, &module, NULL) ==
        PW_OK);
  CHECK(pw_module_verify(module, &report) == PW_INVALID_INPUT);
  CHECK(pw_report_length(report) > 0);
  pw_report_free(report);
  pw_module_free(module);
  CHECK(pw_module_parse(pw_string(""), pw_string(NULL), 99, &module, &report) == PW_INVALID_ARGUMENT);
  expect_message(report, "unknown parse flags 0x63");

  CHECK(pw_pipeline_parse(pw_string("builtin.module(cse"), &pipeline, &report) == PW_INVALID_INPUT && pipeline.id == 0);
  pw_report_free(report);
  CHECK(pw_pipeline_parse(pw_string("builtin.module(csi)"), &pipeline, NULL) == PW_OK);
  module = parse(SUM);
  CHECK(pw_pipeline_run(registry, pipeline, module, 0, PW_RUN_DEFAULT, &report) == PW_INVALID_INPUT);
  CHECK(contains(pw_report_view(report), "did you mean `cse`?"));
  pw_report_free(report);
  pw_module_free(module);
  pw_pipeline_free(pipeline);
}

static void failures_and_panics_are_reported(PwRegistry registry) {
  CountingFailOptions options = counting_fail_options();
  PwPipeline pipeline = pw_pipeline_new(pw_string("func.func"));
  PwPipeline outer = pw_pipeline_new(pw_string("builtin.module"));
  PwModule module = parse(SUM);
  PwReport report;

  CHECK(pw_pipeline_add(pipeline, counting_create_fail(&options), NULL) == PW_OK);
  CHECK(pw_pipeline_nest(outer, pipeline, NULL) == PW_OK);
  CHECK(pw_pipeline_run(registry, outer, module, 0, PW_RUN_DEFAULT, &report) == PW_RUN_FAILED);
  CHECK(contains(pw_report_view(report), "about to fail"));
  CHECK(contains(pw_report_view(report), "no function is good enough"));
  pw_report_free(report);
  pw_pipeline_free(outer);

  options.panics = true;
  outer = pw_pipeline_new(pw_string("builtin.module"));
  pipeline = pw_pipeline_new(pw_string("func.func"));
  CHECK(pw_pipeline_add(pipeline, counting_create_fail(&options), NULL) == PW_OK);
  CHECK(pw_pipeline_nest(outer, pipeline, NULL) == PW_OK);
  CHECK(pw_pipeline_run(registry, outer, module, 2, PW_RUN_DEFAULT, &report) == PW_RUN_FAILED);
  CHECK(contains(pw_report_view(report), "as asked for"));
  pw_report_free(report);
  pw_pipeline_free(outer);
  pw_module_free(module);

  CHECK(counting_register_passes(registry, &report) == PW_INVALID_INPUT);
  expect_message(report, "registered twice");
  CHECK(counting_register_nothing(registry, &report) == PW_INTERNAL_ERROR);
  expect_message(report, "the library has a defect");
}

int main(void) {
  PwRegistry registry = pw_registry_new();
  PwReport report;

  CHECK(pw_transforms_register_passes(registry, &report) == PW_OK && report.id == 0);
  CHECK(counting_register_passes(registry, NULL) == PW_OK);
  passes_that_ship_run_with_typed_options(registry);
  values_of_options_arrive(registry);
  wrong_values_are_refused(registry);
  wrong_handles_and_pointers_are_refused(registry);
  wrong_texts_are_drawn(registry);
  failures_and_panics_are_reported(registry);
  CHECK(pw_live_handles() == 1);
  pw_registry_free(registry);
  return 0;
}
