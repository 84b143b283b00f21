/* Constraints from C: masks, texts, errors. The example of README.md is a function of it; argv[1] is
 * the path of a GGUF file or nothing. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hob_grammar.h"

#define CHECK(call)                                                  \
    do {                                                             \
        HobStatus status = (call);                                   \
        if (status != HOB_OK) {                                      \
            fprintf(stderr, "%s:%d: %d: %s\n", __FILE__, __LINE__,   \
                    status, hob_error());                            \
            exit(1);                                                 \
        }                                                            \
    } while (0)

static HobTokens *five_tokens(void) {
    const char *bytes = "truefalsenul12";
    const uint32_t lengths[] = {4, 5, 3, 2, 0};
    const uint32_t ends[] = {4};
    HobTokens *tokens;
    CHECK(hob_tokens_new((const uint8_t *)bytes, lengths, 5, ends, 1, &tokens));
    return tokens;
}

/* README: begin */
static void example(HobTokens *tokens) {
    HobConstraint *constraint;
    CHECK(hob_constraint_new(tokens, "json_schema", "{\"type\": \"boolean\"}", NULL, &constraint));
    HobMatcher *matcher;
    CHECK(hob_matcher_new(constraint, &matcher));

    uint32_t mask[1]; /* hob_tokens_mask_words(tokens) */
    CHECK(hob_matcher_fill(matcher, mask, 1));
    assert(mask[0] == 0x3); /* true, false */

    uint32_t chosen = 0;
    size_t taken;
    CHECK(hob_matcher_advance(matcher, &chosen, 1, &taken));
    CHECK(hob_matcher_fill(matcher, mask, 1));
    assert(taken == 1 && mask[0] == 0x10); /* the end */

    hob_matcher_free(matcher);
    hob_constraint_free(constraint);
}
/* README: end */

static void texts(HobTokens *tokens) {
    HobConstraint *constraint, *again;
    CHECK(hob_constraint_new(tokens, "regex", "(true|12(false)?)true", NULL, &constraint));
    size_t n;
    CHECK(hob_constraint_serialize(constraint, NULL, 0, &n));
    uint8_t *file = malloc(n);
    CHECK(hob_constraint_serialize(constraint, file, n, &n));
    CHECK(hob_constraint_deserialize(tokens, file, n, &again));
    free(file);
    hob_constraint_free(constraint);

    HobMatcher *matcher;
    CHECK(hob_matcher_new(again, &matcher));
    uint32_t line[] = {3, 1, 1};
    size_t taken;
    CHECK(hob_matcher_advance(matcher, line, 3, &taken));
    assert(taken == 2);
    HobMatcher *fork = hob_matcher_fork(matcher);
    CHECK(hob_matcher_rollback(fork, 1));
    assert(hob_matcher_rollback(fork, 2) == HOB_ARGUMENT);
    assert(strstr(hob_error(), "cannot take 2 tokens back"));

    uint8_t bytes[2];
    CHECK(hob_matcher_forced_bytes(matcher, bytes, 2, &n));
    assert(n == 4 && memcmp(bytes, "tr", 2) == 0);
    uint32_t completion[4];
    CHECK(hob_matcher_completion(fork, completion, 4, &n));
    assert(n == 1 && completion[0] == 0);

    const HobMatcher *both[] = {matcher, fork};
    uint32_t rows[4];
    HobStatus statuses[2];
    CHECK(hob_matcher_fill_batch(both, 2, rows, 2, 2, statuses));
    assert(statuses[0] == HOB_OK && statuses[1] == HOB_OK);
    assert(rows[0] == 0x1 && rows[1] == 0 && rows[2] == 0x3);

    const uint32_t draft[] = {0, 1, 0, 4};
    const int32_t parents[] = {-1, -1, 1, 2};
    uint32_t tree[5];
    uint8_t may_come[4];
    CHECK(hob_matcher_fill_draft(fork, draft, parents, 4, tree, 1, may_come));
    assert(memcmp(may_come, "\1\1\1\1", 4) == 0);
    assert(tree[0] == 0x3 && tree[1] == 0x10 && tree[2] == 0x1 && tree[4] == 0x10);

    const int32_t below[] = {-1, -2, 1, 2};
    assert(hob_matcher_fill_draft(fork, draft, below, 4, tree, 1, may_come) == HOB_ARGUMENT);

    bool answer;
    CHECK(hob_matcher_allows(matcher, 0, &answer));
    assert(answer);
    CHECK(hob_matcher_is_accepting(matcher, &answer));
    assert(!answer && !hob_matcher_is_ended(matcher));
    uint32_t last[] = {0, 4};
    CHECK(hob_matcher_advance(matcher, last, 2, &taken));
    assert(taken == 2 && hob_matcher_is_ended(matcher));
    uint32_t within[1];
    CHECK(hob_matcher_fill_within(fork, within, 1, 1));
    assert(within[0] == 0x1);
    hob_matcher_free(matcher);
    hob_matcher_free(fork);
    hob_constraint_free(again);
}

static void errors(HobTokens *tokens) {
    HobConstraint *constraint = NULL;
    assert(hob_constraint_new(tokens, "yaml", "", NULL, &constraint) == HOB_INVALID);
    assert(strstr(hob_error(), "json_schema"));
    assert(hob_constraint_new(tokens, "json_schema", "{\"type\": 1}", NULL, &constraint) ==
           HOB_INVALID);
    assert(strstr(hob_error(), "/type"));
    assert(hob_constraint_new(tokens, "regex", "a", "{\"numbers\": 1}", &constraint) ==
           HOB_INVALID);
    assert(hob_constraint_new(NULL, "regex", "a", NULL, &constraint) == HOB_ARGUMENT);
    assert(strcmp(hob_error(), "`tokens` is null") == 0);
    assert(hob_constraint_new(tokens, "regex", "\xff", NULL, &constraint) == HOB_ARGUMENT);
    assert(hob_constraint_deserialize(tokens, (const uint8_t *)"x", 1, &constraint) == HOB_INVALID);
    assert(constraint == NULL);

    CHECK(hob_constraint_new(tokens, "json_schema", "{\"type\": \"boolean\", \"x-a\": 1, "
                             "\"$ref\": \"https://other.example/\"}", NULL, &constraint));
    assert(strcmp(hob_constraint_ignored(constraint, 0), "#/$ref") == 0);
    assert(hob_constraint_ignored(constraint, 1) == NULL);
    HobMatcher *matcher;
    CHECK(hob_matcher_new(constraint, &matcher));
    uint32_t mask[1];
    assert(hob_matcher_fill(matcher, mask, 0) == HOB_ARGUMENT);
    assert(hob_matcher_fill(NULL, mask, 1) == HOB_ARGUMENT);
    hob_matcher_free(matcher);
    hob_constraint_free(constraint);

    HobTokens *none = NULL;
    const char *json = "{\"model\": {\"vocab\": {\"a\": 0, \"</e>\": 1}}, \"added_tokens\": "
                       "[{\"id\": 1, \"content\": \"</e>\", \"special\": true}]}";
    const uint8_t *text = (const uint8_t *)json;
    assert(hob_tokens_from_tokenizer_json(text, strlen(json), NULL, &none) == HOB_INVALID);
    assert(strstr(hob_error(), "no token that ends a text is known"));
    CHECK(hob_tokens_from_tokenizer_json(text, strlen(json), "</e>", &none));
    assert(hob_tokens_mask_words(none) == 1);
    hob_tokens_free(none);
    assert(hob_tokens_from_gguf("/no/such/file", &none) == HOB_ARGUMENT);
}

static void real_vocabulary(const char *path) {
    HobTokens *tokens;
    CHECK(hob_tokens_from_gguf(path, &tokens));
    HobConstraint *constraint;
    CHECK(hob_constraint_new(tokens, "json_object", "", "{\"whitespace\": \"compact\"}",
                             &constraint));
    hob_tokens_free(tokens);
    HobMatcher *matcher;
    CHECK(hob_matcher_new(constraint, &matcher));
    uint32_t completion[8];
    size_t n, taken;
    CHECK(hob_matcher_completion(matcher, completion, 8, &n));
    CHECK(hob_matcher_advance(matcher, completion, n, &taken));
    bool accepting;
    CHECK(hob_matcher_is_accepting(matcher, &accepting));
    assert(n == taken && accepting);
    hob_matcher_free(matcher);
    hob_constraint_free(constraint);
}

int main(int argc, char **argv) {
    HobTokens *tokens = five_tokens();
    example(tokens);
    texts(tokens);
    errors(tokens);
    hob_tokens_free(tokens);
    hob_tokens_free(NULL);
    if (argc > 1) {
        real_vocabulary(argv[1]);
    }
    puts("1 passed, 0 failed");
    return 0;
}
