import { constants, inflateSync } from 'node:zlib';
import type { UnpackBudget } from './unpack-budget.ts';

/** Number of object streams at most. */
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

const filterPattern = new RegExp(createNamePattern('Filter'));
const flateFilterPattern = new RegExp(
  `${createNamePattern('Filter')}\\s*\\[?\\s*${createNamePattern('FlateDecode')}\\s*[\\]/>]`,
);

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

/** Decompressed objects as text, one after another; undefined for one that cannot be read. */
function* readPackedObjects(
  bytes: Uint8Array,
  streams: readonly PackedObjects[],
  budget: UnpackBudget,
): Generator<string | undefined> {
  for (const { from, to, isFlate } of streams) {
    if (!isFlate) {
      yield undefined;
      return;
    }
    const objects = inflateSync(bytes.subarray(from, to), {
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: Math.max(1, budget.left),
    });
    budget.take(objects.length);
    yield objects.toString('latin1');
  }
}

export type SearchedContent = 'encrypted' | 'unreadable' | 'active' | 'attachments' | 'none';

/**
 * Searches the bytes of a document for scripts, programs to launch, media or forms with code, also
 * in objects that nothing refers to. Throws where packed objects cannot be unpacked.
 */
export function searchBytes(bytes: Uint8Array, budget: UnpackBudget): SearchedContent {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (encryptPattern.test(text)) return 'encrypted';
  if (activePattern.test(text)) return 'active';
  const streams = findPackedObjects(text);
  if (streams === undefined) return 'unreadable';
  let hasAttachments = attachmentPattern.test(text);
  for (const objects of readPackedObjects(bytes, streams, budget)) {
    if (objects === undefined) return 'unreadable';
    if (activePattern.test(objects)) return 'active';
    hasAttachments ||= attachmentPattern.test(objects);
  }
  return hasAttachments ? 'attachments' : 'none';
}
