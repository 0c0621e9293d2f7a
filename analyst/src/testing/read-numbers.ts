// Independent of the guard's reader: scans the text by character and does not use spans.
export type ReadNumber = {
  readonly text: string;
  readonly value: number;
  readonly decimals: number;
};

const isDigit = (letter: string | undefined): boolean =>
  letter !== undefined && letter >= '0' && letter <= '9';

function findNumberEnd(text: string, start: number): number {
  let at = start;
  while (isDigit(text[at]) || ((text[at] === '.' || text[at] === ',') && isDigit(text[at + 1])))
    at += 1;
  return at;
}

function toNumber(text: string, language: 'en' | 'tr'): ReadNumber {
  const [group, point] = language === 'en' ? [',', '.'] : ['.', ','];
  const plain = text.split(group).join('').split(point).join('.');
  return {
    text,
    value: Number(plain),
    decimals: plain.includes('.') ? plain.length - plain.indexOf('.') - 1 : 0,
  };
}

/** Returns every number in a text: digits, with group and decimal marks only before a digit. */
export function readNumbers(text: string, language: 'en' | 'tr'): ReadNumber[] {
  const found: ReadNumber[] = [];
  let at = 0;
  while (at < text.length) {
    const end = isDigit(text[at]) ? findNumberEnd(text, at) : at;
    if (end > at) found.push(toNumber(text.slice(at, end), language));
    at = Math.max(end, at + 1);
  }
  return found;
}
