import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';

const inflateAsync = promisify(inflate);

/** Limits of object streams: total decompressed bytes, and number of streams. */
const maxDecompressedBytes = 32 * 1024 * 1024;
const maxStreams = 2000;
/** Characters searched from the type name to the stream, and back to its dictionary. */
const maxDictionaryLength = 4096;

/** A PDF name in every spelling: a character may be # and its two hexadecimal digits. */
function createNamePattern(name: string): string {
  const spelled = name.replace(/./g, (letter) => `(?:${letter}|#${createHexPattern(letter)})`);
  return `/${spelled}(?![^\\s()<>[\\]{}/%])`;
}

function createHexPattern(character: string): string {
  const digits = character.charCodeAt(0).toString(16);
  return digits.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
}

// The type of an action or an object of its own, not "CSS/JavaScript" in the text of a page.
const actionPattern = ['JavaScript', 'Launch', 'ImportData'].map(createNamePattern).join('|');
const activePattern = new RegExp(
  `(?:^|[\\s<>[\\]{}]|/(?:S|#53)|obj)(?:${actionPattern})|${createNamePattern('RichMedia')}|${createNamePattern('XFA')}\\s*[[<\\d]`,
);
const attachmentPattern = new RegExp(
  `${createNamePattern('EmbeddedFile')}|${createNamePattern('EmbeddedFiles')}`,
);
const encryptPattern = new RegExp(`${createNamePattern('Encrypt')}\\s*[<\\d]`);
const objectStreamPattern = new RegExp(createNamePattern('ObjStm'), 'g');

type PackedObjects = { readonly from: number; readonly to: number; readonly isFlate: boolean };

const filterPattern = /\/Filter\b/;
const flateFilterPattern = /\/Filter\s*\[?\s*\/FlateDecode\s*[\]/>]/;

/** The object stream whose type is named at `index`; undefined when no stream follows. */
function findPackedObjectsAt(text: string, index: number): PackedObjects | undefined {
  const start = /stream\r?\n/.exec(text.slice(index, index + maxDictionaryLength));
  if (start === null) return undefined;
  const from = index + start.index + start[0].length;
  const before = text.slice(Math.max(0, index - maxDictionaryLength), index);
  const dictionary = before.slice(before.lastIndexOf('obj') + 1) + text.slice(index, from);
  // An uncompressed stream is searched with the text of the file.
  if (!filterPattern.test(dictionary)) return { from, to: from, isFlate: false };
  return {
    from,
    to: text.indexOf('endstream', from),
    isFlate: flateFilterPattern.test(dictionary),
  };
}

/** Byte ranges of compressed object streams; undefined above `maxStreams` or unended. */
function findPackedObjects(text: string): PackedObjects[] | undefined {
  const found: PackedObjects[] = [];
  objectStreamPattern.lastIndex = 0;
  for (let looked = 0; looked < maxStreams; looked += 1) {
    const name = objectStreamPattern.exec(text);
    if (name === null) return found;
    const stream = findPackedObjectsAt(text, name.index);
    if (stream === undefined) continue;
    if (stream.to < 0) return undefined;
    objectStreamPattern.lastIndex = Math.max(stream.to, objectStreamPattern.lastIndex);
    if (stream.to > stream.from) found.push(stream);
  }
  return undefined;
}

/** Decompressed objects as text; undefined when one fails or the total is too large. */
async function readPackedObjects(
  bytes: Uint8Array,
  streams: readonly PackedObjects[] | undefined,
): Promise<string[] | undefined> {
  if (streams === undefined || streams.some((stream) => !stream.isFlate)) return undefined;
  const unpacked: string[] = [];
  let left = maxDecompressedBytes;
  for (const { from, to } of streams) {
    try {
      const objects = await inflateAsync(bytes.subarray(from, to), {
        finishFlush: constants.Z_SYNC_FLUSH,
        maxOutputLength: left,
      });
      left -= objects.length;
      unpacked.push(objects.toString('latin1'));
    } catch {
      return undefined;
    }
    if (left <= 0) return undefined;
  }
  return unpacked;
}

export type ActiveContent = 'encrypted' | 'unreadable' | 'active' | 'attachments' | 'none';

/**
 * Scripts, programs to launch, media or forms with code (`active`), attached files (`attachments`:
 * many European CVs) of a PDF and its object streams; it is no virus scanner.
 */
export async function findActiveContent(bytes: Uint8Array): Promise<ActiveContent> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (encryptPattern.test(text)) return 'encrypted';
  const packed = await readPackedObjects(bytes, findPackedObjects(text));
  if (packed === undefined) return 'unreadable';
  const all = [text, ...packed];
  if (all.some((part) => activePattern.test(part))) return 'active';
  return all.some((part) => attachmentPattern.test(part)) ? 'attachments' : 'none';
}
