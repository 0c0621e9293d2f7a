import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';

const inflateAsync = promisify(inflate);

/** What unpacked streams of objects may come to in all, and how many of them are looked at. */
const unpackedMaxBytes = 32 * 1024 * 1024;
const streamsMax = 2000;
/** A stream begins at most this many characters after the name of its kind, and its dictionary at most as many before. */
const dictionaryMax = 4096;

/** A name of a PDF in every spelling: each character may be written as # and its two hexadecimal digits. */
function spellings(name: string): string {
  const spelled = Array.from(name, (character) => `(?:${character}|#${hex(character)})`);
  return `/${spelled.join('')}(?![^\\s()<>[\\]{}/%])`;
}

function hex(character: string): string {
  const digits = character.charCodeAt(0).toString(16);
  return digits.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
}

// As the kind of an action or an object of its own; "CSS/JavaScript" in the text of somebody's page is neither.
const actions = ['JavaScript', 'Launch', 'ImportData'].map(spellings).join('|');
const active = new RegExp(
  `(?:^|[\\s<>[\\]{}]|/(?:S|#53)|obj)(?:${actions})|${spellings('RichMedia')}|${spellings('XFA')}\\s*[[<\\d]`,
);
const attached = new RegExp(`${spellings('EmbeddedFile')}|${spellings('EmbeddedFiles')}`);
const encrypted = new RegExp(`${spellings('Encrypt')}\\s*[<\\d]`);
const objectStream = new RegExp(spellings('ObjStm'), 'g');

type PackedObjects = { readonly from: number; readonly to: number; readonly isFlate: boolean };

const isPacked = /\/Filter\b/;
const isFlate = /\/Filter\s*\[?\s*\/FlateDecode\s*[\]/>]/;

/** The stream whose kind is named at `index`; undefined when no stream follows. */
function packedObjectsAt(text: string, index: number): PackedObjects | undefined {
  const start = /stream\r?\n/.exec(text.slice(index, index + dictionaryMax));
  if (start === null) return undefined;
  const from = index + start.index + start[0].length;
  const before = text.slice(Math.max(0, index - dictionaryMax), index);
  const dictionary = before.slice(before.lastIndexOf('obj') + 1) + text.slice(index, from);
  // What is not packed is read where it lies.
  if (!isPacked.test(dictionary)) return { from, to: from, isFlate: false };
  return { from, to: text.indexOf('endstream', from), isFlate: isFlate.test(dictionary) };
}

/** Where the streams lie that hold packed objects; undefined when there are more than anybody's CV has, or one does not end. */
function findPackedObjects(text: string): PackedObjects[] | undefined {
  const found: PackedObjects[] = [];
  objectStream.lastIndex = 0;
  for (let looked = 0; looked < streamsMax; looked += 1) {
    const name = objectStream.exec(text);
    if (name === null) return found;
    const stream = packedObjectsAt(text, name.index);
    if (stream === undefined) continue;
    if (stream.to < 0) return undefined;
    objectStream.lastIndex = Math.max(stream.to, objectStream.lastIndex);
    if (stream.to > stream.from) found.push(stream);
  }
  return undefined;
}

/** Their objects as text; undefined when one of them cannot be looked into. */
async function unpackObjects(
  bytes: Uint8Array,
  streams: readonly PackedObjects[] | undefined,
): Promise<string[] | undefined> {
  if (streams === undefined || streams.some((stream) => !stream.isFlate)) return undefined;
  const unpacked: string[] = [];
  let left = unpackedMaxBytes;
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
 * What a PDF holds beside its pages: scripts, programs to start, media or forms with code (`active`), or other files (`attachments`, as many
 * CVs made by the European form have). Looks at the file as it lies there and into its packed objects; it is no virus scanner.
 */
export async function findActiveContent(bytes: Uint8Array): Promise<ActiveContent> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (encrypted.test(text)) return 'encrypted';
  const packed = await unpackObjects(bytes, findPackedObjects(text));
  if (packed === undefined) return 'unreadable';
  const all = [text, ...packed];
  if (all.some((part) => active.test(part))) return 'active';
  return all.some((part) => attached.test(part)) ? 'attachments' : 'none';
}
