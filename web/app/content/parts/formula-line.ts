/** Of so many characters a bracket still fits a line of the narrowest screen; a longer one may be parted before its operators. */
const longestWhole = 28;
const glue = '\u00A0';

/** Where the bracket that opens at `from` closes; -1 when it does not. */
function closingBracket(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

function glueOperands(text: string): string {
  return text.replaceAll(/(^|\s)([=<>≥≤+−·/÷×]) /g, `$1$2${glue}`);
}

/**
 * A formula that breaks where one reads it out: before an operator, never after it, and never within a bracket that fits a line. Only
 * kinds of spaces change.
 */
export function toFormulaLine(text: string): string {
  const open = text.indexOf('(');
  const close = open < 0 ? -1 : closingBracket(text, open);
  if (close < 0) return glueOperands(text);
  const inner = text.slice(open + 1, close);
  const whole = inner.length <= longestWhole ? inner.replaceAll(' ', glue) : toFormulaLine(inner);
  return `${glueOperands(text.slice(0, open))}(${whole})${toFormulaLine(text.slice(close + 1))}`;
}
