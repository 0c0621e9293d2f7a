const maxNameLength = 80;
/** Only the last characters of a longer name are processed. */
const maxInputLength = 1000;

/** No folders, control characters or marks, nothing a file system or header reads; `.pdf`. */
export function toSafeFileName(sent: string): string {
  const last =
    sent.slice(-maxInputLength).toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const visible = last.replace(/\s+/gu, ' ').replace(/[\p{C}\p{Zl}\p{Zp}\ufffd]/gu, '');
  const plain = visible
    .replace(/[<>:"|?*;%]/g, '_')
    .replace(/(?:\.pdf)+\s*$/i, '')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const name = Array.from(plain).slice(0, maxNameLength).join('').trim();
  return `${name === '' ? 'application' : name}.pdf`;
}
