// "First two", "second with third", "ilk ikisi": places among the instruments before.
const ordinals = [
  /(?<![a-z])(?:first|1st|birinci\w*|ilki\w*)(?! two)(?![a-z])/,
  /(?<![a-z])(?:second|2nd|ikinci\w*)(?![a-z])/,
  /(?<![a-z])(?:third|3rd|ucuncu\w*)(?![a-z])/,
  /(?<![a-z])(?:fourth|4th|dorduncu\w*)(?![a-z])/,
] as const;
const firstTwo = /(?<![a-z])(?:first (?:two|2)|ilk (?:iki|2)\w*)(?![a-z])/;
const lastTwo =
  /(?<![a-z])(?:last (?:two|2)|son (?:iki|2)(?:si\w*)?)(?! (?:[a-z]+ )?(?:day|week|month|year|gun|hafta|ay|yil|mum|candle|bar))(?![a-z])/;
const leastToChoose = 3;

/** Those of three and more earlier instruments that a text names by their places; at least two. */
export function chooseByPlace(text: string, earlier: readonly string[]): readonly string[] {
  if (earlier.length < leastToChoose) return [];
  if (firstTwo.test(text)) return earlier.slice(0, 2);
  if (lastTwo.test(text)) return earlier.slice(-2);
  const chosen = earlier.filter((_, at) => ordinals[at]?.test(text) === true);
  return chosen.length > 1 ? chosen : [];
}

const ofEach =
  /(?<![a-z])(?:both|each|all (?:two|three|four|five|of them)|ikisi\w*|her ikisi\w*|ucu(?:nu|nun|ne|nde)?|dordu(?:nu|nun|ne|nde)?|hepsi\w*|ayri ayri)(?![a-z])/;

/** Whether a text asks about all instruments before, whatever it asks. */
export function isOfEach(text: string): boolean {
  return ofEach.test(text);
}
