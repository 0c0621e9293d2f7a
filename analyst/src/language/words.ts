/**
 * Alternatives of a pattern over folded text (lower-case ASCII); a list is one pattern, an empty
 * text has none. `<ending>` is any ending of a short name ("fvgler", "poc'ta", "rsis").
 */
export type Words = string | readonly string[];
