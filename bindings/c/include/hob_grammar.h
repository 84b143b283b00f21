/* The constraint engine hob-grammar: which tokens may come next.
 *
 * Functions return a HobStatus. Where it is not HOB_OK, hob_error() has the text, for this thread
 * until its next call. What a function gives out by a pointer to a pointer is freed by the function
 * of its type that ends in _free. A matcher is used by one thread at a time; all else is shared.
 *
 * Written by cbindgen: see bindings/test.py.
 */

#ifndef HOB_GRAMMAR_H
#define HOB_GRAMMAR_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

/*
 The outcome of a call.
 */
typedef enum {
  /*
   The call has done what it is for.
   */
  HOB_OK = 0,
  /*
   An argument means nothing: a null pointer, a text that is no UTF-8, a mask too short.
   */
  HOB_ARGUMENT = 1,
  /*
   A source, options or a tokenizer file cannot be used.
   */
  HOB_INVALID = 2,
  /*
   A limit on work or memory is passed. A text can still be ended by its completion.
   */
  HOB_LIMIT = 3,
  /*
   No token continues the text as the grammar asks, and the text may not end.
   */
  HOB_DEAD_END = 4,
  /*
   A defect of the library.
   */
  HOB_DEFECT = 5,
} HobStatus;

/*
 A constraint over the tokens of a tokenizer.
 */
typedef struct HobConstraint HobConstraint;

/*
 The position of a text in a constraint.
 */
typedef struct HobMatcher HobMatcher;

/*
 The tokens of a tokenizer, with those that end a text.
 */
typedef struct HobTokens HobTokens;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/*
 Compiles a source: `kind` is "json_schema", "json_object", "regex" or "grammar" (GBNF), and
 `source` its text. `options` is null or a JSON object with `open_objects` (a boolean),
 `whitespace` ("natural", "spaced" or "compact") and `numbers` ("int64", "json_safe" or "any").

 # Safety
 `tokens` has not been freed, the texts end with null bytes, and `out` may be written.
 */
HobStatus hob_constraint_new(const HobTokens *tokens,
                             const char *kind,
                             const char *source,
                             const char *options,
                             HobConstraint **out);

/*
 Reads a constraint that [`hob_constraint_serialize`] has written for the same tokens.

 # Safety
 `tokens` has not been freed, `bytes` has `n`, and `out` may be written.
 */
HobStatus hob_constraint_deserialize(const HobTokens *tokens,
                                     const uint8_t *bytes,
                                     size_t n,
                                     HobConstraint **out);

/*
 Writes the compiled source to `bytes`, as far as `capacity` allows, and its length to `n`: with
 a capacity of 0 the length alone.

 # Safety
 `constraint` has not been freed, `bytes` has room for `capacity`, and `n` may be written.
 */
HobStatus hob_constraint_serialize(const HobConstraint *constraint,
                                   uint8_t *bytes,
                                   size_t capacity,
                                   size_t *n);

/*
 Returns the JSON pointer of a keyword of the schema that is not enforced, the first of number 0;
 null where there are no more. It lives as long as the constraint.

 # Safety
 `constraint` is null or has not been freed.
 */
const char *hob_constraint_ignored(const HobConstraint *constraint, size_t index);

/*
 Frees a constraint; matchers of it stay.

 # Safety
 `constraint` is null or has not been freed.
 */
void hob_constraint_free(HobConstraint *constraint);

/*
 Makes the position before any text.

 # Safety
 `constraint` has not been freed, and `out` may be written.
 */
HobStatus hob_matcher_new(const HobConstraint *constraint, HobMatcher **out);

/*
 Returns a copy of a position, which goes its own way; null for null.

 # Safety
 `matcher` is null or has not been freed.
 */
HobMatcher *hob_matcher_fork(const HobMatcher *matcher);

/*
 Frees a position.

 # Safety
 `matcher` is null or has not been freed.
 */
void hob_matcher_free(HobMatcher *matcher);

/*
 Writes the tokens that may come next to `words`: bit `t % 32` of word `t / 32` for token `t`.

 # Safety
 `matcher` has not been freed, and `words` has `n`.
 */
HobStatus hob_matcher_fill(const HobMatcher *matcher, uint32_t *words, size_t n);

/*
 Writes the tokens that may come next to `words`, but for those after which the text could not
 be ended with `left` tokens in all, the one that ends it not counted. The first token of the
 shortest known completion is always among them, also where that is longer than `left`.

 # Safety
 As `hob_matcher_fill`.
 */
HobStatus hob_matcher_fill_within(const HobMatcher *matcher,
                                  uint32_t *words,
                                  size_t n,
                                  size_t left);

/*
 Writes the masks of `n` texts, one row of `width` words each, on up to `threads` threads, and
 the outcome of each to `statuses`; the row of a text that fails becomes 0, and `hob_error` is
 the text of the last such failure.

 # Safety
 `matchers` and `statuses` have `n` values, no matcher has been freed, and `rows` has `n * width`.
 */
HobStatus hob_matcher_fill_batch(const HobMatcher *const *matchers,
                                 size_t n,
                                 uint32_t *rows,
                                 size_t width,
                                 size_t threads,
                                 HobStatus *statuses);

/*
 Writes the masks along a tree of `n` drafted tokens: a row of `width` words for this position,
 and one for each token. `parents[i]` is the number of the token that token `i` comes behind, or
 -1 for this position. `may_come[i]` becomes 1 where token `i` may come.

 # Safety
 `matcher` has not been freed, `tokens`, `parents` and `may_come` have `n` values, and `rows` has
 `(n + 1) * width`.
 */
HobStatus hob_matcher_fill_draft(const HobMatcher *matcher,
                                 const uint32_t *tokens,
                                 const int32_t *parents,
                                 size_t n,
                                 uint32_t *rows,
                                 size_t width,
                                 uint8_t *may_come);

/*
 Writes to `may_come` whether a token may come next.

 # Safety
 `matcher` has not been freed, and `may_come` may be written.
 */
HobStatus hob_matcher_allows(const HobMatcher *matcher, uint32_t token, bool *may_come);

/*
 Takes tokens one after the other up to the first that may not come, and writes how many to
 `taken`.

 # Safety
 `matcher` has not been freed, `tokens` has `n` values, and `taken` may be written.
 */
HobStatus hob_matcher_advance(HobMatcher *matcher, const uint32_t *tokens, size_t n, size_t *taken);

/*
 Takes the last `n` tokens back.

 # Safety
 `matcher` has not been freed.
 */
HobStatus hob_matcher_rollback(HobMatcher *matcher, size_t n);

/*
 Returns whether a token has ended the text; false for null.

 # Safety
 `matcher` is null or has not been freed.
 */
bool hob_matcher_is_ended(const HobMatcher *matcher);

/*
 Writes to `accepting` whether the text may end here, or has.

 # Safety
 `matcher` has not been freed, and `accepting` may be written.
 */
HobStatus hob_matcher_is_accepting(const HobMatcher *matcher, bool *accepting);

/*
 Writes the bytes that come next whatever is chosen to `bytes`, as far as `capacity` allows, and
 how many there are to `n`.

 # Safety
 `matcher` has not been freed, `bytes` has room for `capacity`, and `n` may be written.
 */
HobStatus hob_matcher_forced_bytes(const HobMatcher *matcher,
                                   uint8_t *bytes,
                                   size_t capacity,
                                   size_t *n);

/*
 Writes the tokens of a short text that completes this one to `tokens`, as far as `capacity`
 allows, and how many there are to `n`; the token that ends the text is not among them.

 # Safety
 `matcher` has not been freed, `tokens` has room for `capacity`, and `n` may be written.
 */
HobStatus hob_matcher_completion(const HobMatcher *matcher,
                                 uint32_t *tokens,
                                 size_t capacity,
                                 size_t *n);

/*
 Returns the text of the last call of this thread that was not HOB_OK; valid until the next one
 that is not.
 */
const char *hob_error(void);

/*
 Makes the tokens of `n` byte strings that stand one after the other in `bytes`, with a length
 each; those of length 0 never are text. `ends` are the tokens that end a text.

 # Safety
 `lengths` has `n` values, `bytes` as many as they add up to, `ends` has `n_ends`, and `out` may
 be written.
 */
HobStatus hob_tokens_new(const uint8_t *bytes,
                         const uint32_t *lengths,
                         size_t n,
                         const uint32_t *ends,
                         size_t n_ends,
                         HobTokens **out);

/*
 Reads a `tokenizer.json` of `n` bytes. `end` is the name of the token that ends a text; where it
 is null, the names that are known are.

 # Safety
 `json` has `n` bytes, `end` is null or a text that ends with a null byte, and `out` may be
 written.
 */
HobStatus hob_tokens_from_tokenizer_json(const uint8_t *json,
                                         size_t n,
                                         const char *end,
                                         HobTokens **out);

/*
 Reads the vocabulary of the GGUF file at a path.

 # Safety
 `path` is a text that ends with a null byte, and `out` may be written.
 */
HobStatus hob_tokens_from_gguf(const char *path, HobTokens **out);

/*
 Returns how many words of 32 bits a mask takes; 0 for null.

 # Safety
 `tokens` is null or has not been freed.
 */
size_t hob_tokens_mask_words(const HobTokens *tokens);

/*
 Frees tokens; constraints over them stay.

 # Safety
 `tokens` is null or has not been freed.
 */
void hob_tokens_free(HobTokens *tokens);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* HOB_GRAMMAR_H */
