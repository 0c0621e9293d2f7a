/** What is left out in speech and in quick typing. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/(?<![a-z'])bi(?![a-z'])/g, 'bir'],
  // "Projeksiyon" is a noun.
  [/(?<=[a-z]{2}[iu]yo)(?=(?:(?<!ksiyo)n|s[iu]n)?(?![a-z]))/g, 'r'],
  [/(?<![a-z])senelik(?![a-z])/g, 'yillik'],
  [/(?<![a-z])senede(?![a-z])/g, 'yilda'],
];

/** A folded Turkish text with forms of speech as they are written: "buyuyo", "bi yil". */
export const writeSpokenForms = (folded: string): string =>
  forms.reduce((text, [pattern, written]) => text.replaceAll(pattern, written), folded);
