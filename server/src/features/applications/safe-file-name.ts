const longest = 80;
/** What is looked at of a name: nobody's is longer. */
const longestSent = 1000;

/**
 * A name to save a PDF under, made from what its sender calls it: no folders, nothing invisible (control characters, marks that turn the
 * direction of writing), nothing a file system or a header reads as its own, and always `.pdf` at the end.
 */
export function safeFileName(sent: string): string {
  const last = sent.slice(-longestSent).toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const visible = last.replace(/\s+/gu, ' ').replace(/[\p{C}\p{Zl}\p{Zp}\ufffd]/gu, '');
  const plain = visible
    .replace(/[<>:"|?*;%]/g, '_')
    .replace(/(?:\.pdf)+\s*$/i, '')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const name = Array.from(plain).slice(0, longest).join('').trim();
  return `${name === '' ? 'application' : name}.pdf`;
}
