/** Longest bracket, in characters, that fits the narrowest screen; a longer one may break. */
const maxUnbrokenLength = 28;
const noBreakSpace = '\u00A0';

/** Index of the bracket that closes the one at `from`; -1 when there is none. */
function findClosingBracket(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

function bindOperands(text: string): string {
  return text.replaceAll(/(^|\s)([=<>≥≤+−·/÷×]) /g, `$1$2${noBreakSpace}`);
}

/** Breaks a formula only before operators, not in brackets that fit a line: no-break spaces. */
export function toFormulaLine(text: string): string {
  const open = text.indexOf('(');
  const close = open < 0 ? -1 : findClosingBracket(text, open);
  if (close < 0) return bindOperands(text);
  const inner = text.slice(open + 1, close);
  const whole =
    inner.length <= maxUnbrokenLength ? inner.replaceAll(' ', noBreakSpace) : toFormulaLine(inner);
  return `${bindOperands(text.slice(0, open))}(${whole})${toFormulaLine(text.slice(close + 1))}`;
}
