import { open, type FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

/** A file in a zip. */
export type ZipEntry = {
  readonly name: string;
  /** Of its content. */
  readonly crc32: number;
  readonly size: number;
  read(): Promise<Buffer>;
};

const endMark = 0x06_05_4b_50;
const entryMark = 0x02_01_4b_50;
const [endBytes, entryBytes, headerBytes] = [22, 46, 30];
const maxCommentBytes = 65_535;
const unset = 0xff_ff_ff_ff;
/** No body of companyfacts has a tenth of it: a zip that says more is not unpacked. */
const maxEntryBytes = 512 * 1024 * 1024;
const [stored, deflated] = [0, 8];

async function readBytes(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await handle.read(bytes, 0, length, at);
  if (bytesRead < length) throw new Error('the zip is cut off');
  return bytes;
}

/** The list of entries at the end of a zip. */
async function readDirectory(handle: FileHandle): Promise<Buffer> {
  const { size } = await handle.stat();
  const length = Math.min(size, endBytes + maxCommentBytes);
  const tail = await readBytes(handle, size - length, length);
  for (let at = length - endBytes; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== endMark) continue;
    const [bytes, from] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
    if (from === unset || bytes === unset || tail.readUInt16LE(at + 10) === 0xff_ff)
      throw new Error('the zip is too large (zip64): unpack it and name the folder');
    return readBytes(handle, from, bytes);
  }
  throw new Error('no zip, or one that is cut off');
}

type Place = { readonly at: number; readonly packed: number; readonly method: number };

async function readContent(handle: FileHandle, { at, packed, method }: Place): Promise<Buffer> {
  const header = await readBytes(handle, at, headerBytes);
  const from = at + headerBytes + header.readUInt16LE(26) + header.readUInt16LE(28);
  const bytes = await readBytes(handle, from, packed);
  if (method === stored) return bytes;
  if (method !== deflated) throw new Error(`packed by a method (${method}) that is not read`);
  return inflate(bytes, { maxOutputLength: maxEntryBytes });
}

/** Runs work with the entries of a zip; each is read from the file when it is asked for. */
export async function readZip<Result>(
  file: string,
  work: (entries: readonly ZipEntry[]) => Promise<Result>,
): Promise<Result> {
  const handle = await open(file);
  try {
    const directory = await readDirectory(handle);
    const entries: ZipEntry[] = [];
    let at = 0;
    while (at + entryBytes <= directory.length && directory.readUInt32LE(at) === entryMark) {
      const nameBytes = directory.readUInt16LE(at + 28);
      const place = {
        at: directory.readUInt32LE(at + 42),
        packed: directory.readUInt32LE(at + 20),
        method: directory.readUInt16LE(at + 10),
      };
      entries.push({
        name: directory.toString('utf8', at + entryBytes, at + entryBytes + nameBytes),
        crc32: directory.readUInt32LE(at + 16),
        size: directory.readUInt32LE(at + 24),
        read: () => readContent(handle, place),
      });
      at +=
        entryBytes + nameBytes + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    }
    return await work(entries);
  } finally {
    await handle.close();
  }
}
