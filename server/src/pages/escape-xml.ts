const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Control characters and half surrogate pairs: XML 1.0 cannot write most, not even as entity. */
const unwritable = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** Text as it stands in XML, within an element or an attribute. */
export function escapeXml(text: string): string {
  return text.replaceAll(unwritable, '').replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
