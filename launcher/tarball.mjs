import { gunzipSync } from 'node:zlib';

const blockSize = 512;

/** Extracts one file from a .tgz. Throws when it is not in the archive. */
export function readFileFromTarball(archive, name) {
  const tar = gunzipSync(archive);
  for (let at = 0; at + blockSize <= tar.length;) {
    const header = tar.subarray(at, at + blockSize);
    const size = Number.parseInt(readField(header, 124, 12), 8) || 0;
    const begin = at + blockSize;
    if (readEntryName(header) === name) return tar.subarray(begin, begin + size);
    at = begin + Math.ceil(size / blockSize) * blockSize;
  }
  throw new Error(`${name} is not in the archive`);
}

function readEntryName(header) {
  const prefix = readField(header, 257, 5) === 'ustar' ? readField(header, 345, 155) : '';
  return prefix === '' ? readField(header, 0, 100) : `${prefix}/${readField(header, 0, 100)}`;
}

function readField(header, begin, length) {
  const field = header.subarray(begin, begin + length);
  const end = field.indexOf(0);
  return field
    .subarray(0, end < 0 ? length : end)
    .toString('utf8')
    .trim();
}
