import { isKnownWord } from './known-words.ts';

const patterns = [
  /(?<![a-z])(?<name>[a-z][a-z0-9-]{2,}) (?:indicator|oscillator)s?(?![a-z])/,
  /(?<![a-z])(?<name>[a-z][a-z0-9-]{2,}) (?:indikator|osilator|gosterge)(?:u|si)(?:n[iuae]|n[iu]n|nd[ea](?:ki)?)?(?![a-z])/,
];
// What is said of indicators that have names: "the best indicator", "iyi bir gosterge".
const judgements =
  /^(?:good|best|better|favou?rite|popular|useful|main|usual|leading|lagging|iyi|favori|populer|faydali|yararli|teknik|temel|oncu)$/;

/** The name of an indicator that nobody knows, in folded text: "the foobar oscillator". Undefined when there is none. */
export function findStrangeIndicator(folded: string): string | undefined {
  const names = patterns.map((pattern) => pattern.exec(folded)?.groups?.['name']);
  return names.find((name) => name !== undefined && !isKnownWord(name) && !judgements.test(name));
}
