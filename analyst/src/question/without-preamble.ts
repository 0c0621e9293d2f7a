import { isOfOneself } from './is-of-oneself.ts';

const leading = /^(?<clause>[^,;:.?!\d]*)[,;:.!] +(?<rest>.+)$/s;
const own = /(?<![a-z])(?:portfoy\w*|portfolio)(?![a-z])/;

/**
 * A folded message without what a person first says of themselves: "I invest for dividends, what is
 * its margin". `isMeant`: whether a clause says what is asked, and has to stay.
 */
export function withoutPreamble(text: string, isMeant: (clause: string) => boolean): string {
  const { clause = '', rest = '' } = leading.exec(text)?.groups ?? {};
  const isAside = rest !== '' && (isOfOneself(clause) || own.test(clause));
  return isAside && !isMeant(clause) ? rest : text;
}
