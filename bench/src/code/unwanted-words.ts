import type { SourceFile } from './read-code.ts';

/** Words that say too little or cannot be searched for; docs/style.md names the right ones. */
const unwanted: readonly RegExp[] = [
  /\b(?:whoever|nobody|somebody|strangers?|those who)\b/i,
  /keeps? (?:its|their) word/i,
  /[a-z](?:Whoever|Nobody|Somebody|Stranger)|\b(?:whoever|nobody|somebody|stranger)s?[A-Z]/,
  /\bgone\b/i,
  /\bstretch(?:es)?\b|Stretch/,
];
/** The status and the page of HTTP 410. */
const statusGone = /410|GonePage|gone-page|\bGone\b|'gone'|gone[.:]|file-gone/;
/** CSS and SVG have a value of that name. */
const styleStretch = /(?:items|content|self)-stretch|stretch['"]|StretchFactor|Stretch factor/;
/** A function that gets something is no "...Of". */
const ofName =
  /\b(?:function|const|let)\s+[a-z]\w*Of\b|^\s*(?:readonly\s+)?[a-z]\w*Of\s*[(:]|\b[a-z]\w*Of\s*=/;
/** Names of libraries, and the time that data is as of. */
const knownOf = /\b(?:asOf|indexOf|lastIndexOf|valueOf)\b/;

export type UnwantedWord = { readonly path: string; readonly line: number; readonly text: string };

/** Lines of a file that hold an unwanted word, in names, comments, log lines or titles of tests. */
export function findUnwantedWords({ path, text }: SourceFile): UnwantedWord[] {
  return text.split('\n').flatMap((line, index) => {
    const isUnwanted = unwanted.some((word) => word.test(line));
    const isException = statusGone.test(line) || styleStretch.test(line);
    const isOf = ofName.test(line) && !knownOf.test(line);
    return (isUnwanted && !isException) || isOf
      ? [{ path, line: index + 1, text: line.trim() }]
      : [];
  });
}
