import { applicationFile, type FieldFault } from '@vela/contracts';
import type { PdfChecker } from './pdf/create-pdf-checker.ts';

type PdfFault = Extract<
  FieldFault,
  'file-empty' | 'file-too-large' | 'file-not-pdf' | 'file-encrypted' | 'file-active'
>;
export type CheckedPdf =
  | { readonly kind: 'accepted'; readonly hasAttachments: boolean }
  | { readonly kind: 'refused'; readonly fault: PdfFault };

// Some programs write a byte order mark or an empty line before it.
const headPattern = /^(?:\u00ef\u00bb\u00bf)?\s{0,16}%PDF-[12]\.\d/;
const headBytes = 64;
// Offset of the cross-reference table, then the end marker; a truncated file has neither.
const tailPattern = /startxref\s+(\d{1,10})\s+%%EOF(?![\s\S]*startxref)/;
const tailBytes = 2048;

function decodeLatin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}

/**
 * Checks a PDF by its bytes; the type that the browser declares is not trusted. Rejects with
 * TOO_MANY_REQUESTS while another document of the address is looked into.
 */
export async function checkPdf(
  bytes: Uint8Array,
  { checker, address }: { readonly checker: Pick<PdfChecker, 'check'>; readonly address: string },
): Promise<CheckedPdf> {
  if (bytes.length === 0) return { kind: 'refused', fault: 'file-empty' };
  if (bytes.length > applicationFile.maxBytes) return { kind: 'refused', fault: 'file-too-large' };
  if (!headPattern.test(decodeLatin1(bytes.subarray(0, headBytes))))
    return { kind: 'refused', fault: 'file-not-pdf' };
  const end = tailPattern.exec(decodeLatin1(bytes.subarray(-tailBytes)));
  if (end === null) return { kind: 'refused', fault: 'file-not-pdf' };
  const head = decodeLatin1(bytes.subarray(0, headBytes)).indexOf('%PDF-');
  const content = await checker.check({ bytes, head, table: Number(end[1]) }, address);
  if (content === 'encrypted') return { kind: 'refused', fault: 'file-encrypted' };
  if (content === 'unreadable') return { kind: 'refused', fault: 'file-not-pdf' };
  if (content === 'active') return { kind: 'refused', fault: 'file-active' };
  return { kind: 'accepted', hasAttachments: content === 'attachments' };
}
