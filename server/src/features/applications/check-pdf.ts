import { applicationFile, type FieldFault } from '@vela/contracts';
import { findActiveContent } from './find-active-content.ts';

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
const tailPattern = /startxref\s+\d+\s+%%EOF/;
const tailBytes = 2048;

function decodeLatin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}

/** Checks a PDF by its bytes; the type that the browser declares is not trusted. */
export async function checkPdf(bytes: Uint8Array): Promise<CheckedPdf> {
  if (bytes.length === 0) return { kind: 'refused', fault: 'file-empty' };
  if (bytes.length > applicationFile.maxBytes) return { kind: 'refused', fault: 'file-too-large' };
  if (!headPattern.test(decodeLatin1(bytes.subarray(0, headBytes))))
    return { kind: 'refused', fault: 'file-not-pdf' };
  if (!tailPattern.test(decodeLatin1(bytes.subarray(-tailBytes))))
    return { kind: 'refused', fault: 'file-not-pdf' };
  const content = await findActiveContent(bytes);
  if (content === 'encrypted') return { kind: 'refused', fault: 'file-encrypted' };
  if (content === 'unreadable') return { kind: 'refused', fault: 'file-not-pdf' };
  if (content === 'active') return { kind: 'refused', fault: 'file-active' };
  return { kind: 'accepted', hasAttachments: content === 'attachments' };
}
