import { loadPdfParser, type PdfDict, type PdfRef, type PdfXRef } from './pdf-parser.ts';
import type { UnpackBudget } from './unpack-budget.ts';

/** What the objects of a document say: none of these is run or opened here. */
export type DocumentContent = { readonly isActive: boolean; readonly hasAttachments: boolean };

/** A document of which a part cannot be resolved, so that nothing can be said about it. */
export class UnresolvedDocumentError extends Error {}
/** A document with a password or with limits of use. */
export class EncryptedDocumentError extends Error {}

const parser = await loadPdfParser();
const { XRef, Stream, Dict, Name, Ref, BaseStream, DecodeStream } = parser;
parser.setVerbosityLevel(0);

const counting: { budget?: UnpackBudget } = {};
// oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
const { ensureBuffer } = DecodeStream.prototype;
DecodeStream.prototype.ensureBuffer = function count(requested) {
  const before = this.buffer.byteLength;
  const buffer = ensureBuffer.call(this, requested);
  counting.budget?.take(this.buffer.byteLength - before);
  return buffer;
};

const maxObjects = 500_000;
const activeActions = ['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'RichMediaExecute'];
const activeSubtypes = ['RichMedia', '3D'];
/** Keys that name a script or a form with code: also names of a table of scripts. */
const activeKeys = ['JS', 'JavaScript', 'XFA'];
const attachmentKeys = ['EmbeddedFiles', 'EF'];
const attachmentTypes = ['EmbeddedFile', 'FileAttachment'];

const isNamed = (value: unknown, names: readonly string[]): boolean =>
  value instanceof Name && names.includes(value.name);

function isActive(dict: PdfDict): boolean {
  return (
    isNamed(dict.get('S'), activeActions) ||
    isNamed(dict.get('Subtype'), activeSubtypes) ||
    activeKeys.some((key) => (dict.get(key) ?? null) !== null)
  );
}

function hasAttachments(dict: PdfDict): boolean {
  return (
    attachmentKeys.some((key) => dict.has(key)) ||
    ['Type', 'Subtype'].some((key) => isNamed(dict.get(key), attachmentTypes))
  );
}

/** Values inside a value, references not followed. */
function listInside(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  const dict = value instanceof BaseStream ? value.dict : value;
  if (!(dict instanceof Dict)) return [];
  return [...dict.getKeys()].map((key) => dict.getRaw(key));
}

/** References of the table of objects that are in use. */
function listTable(xref: PdfXRef): unknown[] {
  const size = xref.trailer.get('Size');
  const count = typeof size === 'number' ? Math.min(size, maxObjects) : 0;
  return Array.from({ length: count }, (_, number) => {
    const entry = xref.getEntry(number);
    if (entry === null || entry.free) return undefined;
    return Ref.get(number, entry.uncompressed ? entry.gen : 0);
  });
}

function follow(xref: PdfXRef, reference: PdfRef): unknown {
  const found = xref.fetch(reference);
  // pdf.js marks an object that leads to itself.
  if (typeof found === 'symbol') throw new UnresolvedDocumentError('a circle of references');
  return found;
}

/** Every object that a reader can come to: from the trailer, and of the table of objects. */
function* walkObjects(xref: PdfXRef): Generator {
  const waiting: unknown[] = [...listTable(xref), xref.trailer];
  const known = new Set<string>();
  for (let count = 0; waiting.length > 0; count += 1) {
    if (count > maxObjects) throw new UnresolvedDocumentError('too many objects');
    const value = waiting.pop();
    if (!(value instanceof Ref)) {
      yield value;
      for (const inside of listInside(value)) waiting.push(inside);
      continue;
    }
    const name = `${value.num} ${value.gen}`;
    if (!known.has(name)) waiting.push(follow(xref, value));
    known.add(name);
  }
}

/** The document behind the last table of objects; its offsets count from `%PDF-`. */
function openDocument(
  bytes: Uint8Array,
  { head, table }: { head: number; table: number },
): PdfXRef {
  // pdf.js reads from the start of the memory that the bytes lie in.
  const stream = new Stream(new Uint8Array(bytes));
  stream.pos = head;
  stream.moveStart();
  const xref = new XRef(stream, { password: undefined });
  xref.setStartXRef(table);
  try {
    xref.parse();
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException')
      throw new EncryptedDocumentError('the document has a password');
    throw error;
  }
  if (xref.trailer.has('Encrypt')) throw new EncryptedDocumentError('the document is encrypted');
  return xref;
}

/**
 * Walks all objects of a document with names and references resolved. `place` tells where the
 * document and its last table of objects begin. Throws EncryptedDocumentError, UnpackLimitError,
 * or another error where a part cannot be resolved.
 */
export function walkDocument(
  bytes: Uint8Array,
  place: { readonly head: number; readonly table: number },
  budget: UnpackBudget,
): DocumentContent {
  counting.budget = budget;
  const found = { isActive: false, hasAttachments: false };
  for (const value of walkObjects(openDocument(bytes, place))) {
    const dict = value instanceof BaseStream ? value.dict : value;
    if (!(dict instanceof Dict)) continue;
    found.isActive ||= isActive(dict);
    found.hasAttachments ||= hasAttachments(dict);
  }
  return found;
}
