const maxLength = 300;
// Zero-width and bidirectional signs, which hide or turn words around; and control characters.
const hidden = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]/g;
const control = /[\p{Cc}\p{Cs}]/gu;
const tag = /<[^>]{0,1000}>/g;

/** A headline as plain text: no tags, hidden or control characters, at most 300 characters. */
export function cleanHeadline(title: string): string {
  const plain = title
    .normalize('NFC')
    .replaceAll(tag, ' ')
    .replaceAll(hidden, '')
    .replaceAll(control, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain.length <= maxLength ? plain : `${plain.slice(0, maxLength - 1).trimEnd()}…`;
}

/** The link of an item without what tracks its reader; undefined where it is no web address. */
export function toCanonicalLink(link: string): string | undefined {
  const url = URL.parse(link.trim());
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  url.hash = '';
  for (const name of Array.from(url.searchParams.keys()))
    if (/^(?:utm_|at_|fbclid|gclid|cmpid|ocid)/i.test(name)) url.searchParams.delete(name);
  return url.href.length <= 2000 ? url.href : undefined;
}
