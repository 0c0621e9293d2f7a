/**
 * Words that stand in nearly every sentence of a language Vela does not speak, folded, and that are no
 * words of one it speaks: German, Dutch, French, Spanish, Portuguese, Italian, Polish.
 */
const foreignWords = [
  'der|das|und|ist|sind|nicht|ein|eine|von|bei|auf|fur|sich|liegt|wird',
  'het|een|zijn|naar|niet|voor|wordt|ligt',
  'les|une|est|sont|dans|avec|qui|aux|du',
  'los|las|una|esta|por|del|que',
  'os|uma|sao|nao|pelo|entre',
  'gli|della|delle|sono|che|nel|alla',
  'jest|nie|oraz|przy|sie|przez',
].join('|');
const foreign = new RegExp(`(?<![a-z])(?:${foreignWords})(?![a-z])`);
const otherScript = /[^\P{L}\p{Script=Latin}]/u;

/** Whether a folded text holds words of another language, or letters of another script. */
export function hasForeignWords(folded: string): boolean {
  return foreign.test(folded) || otherScript.test(folded);
}
