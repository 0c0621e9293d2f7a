import { gunzipSync } from 'node:zlib';

const blockSize = 512;

/** The bytes of one file in a .tgz. Throws when it is not in there. */
export function fileFromTarball(archive, name) {
  const tar = gunzipSync(archive);
  for (let at = 0; at + blockSize <= tar.length;) {
    const header = tar.subarray(at, at + blockSize);
    const size = Number.parseInt(textOf(header, 124, 12), 8) || 0;
    const begin = at + blockSize;
    if (nameOf(header) === name) return tar.subarray(begin, begin + size);
    at = begin + Math.ceil(size / blockSize) * blockSize;
  }
  throw new Error(`${name} is not in the archive`);
}

function nameOf(header) {
  const prefix = textOf(header, 257, 5) === 'ustar' ? textOf(header, 345, 155) : '';
  return prefix === '' ? textOf(header, 0, 100) : `${prefix}/${textOf(header, 0, 100)}`;
}

function textOf(header, begin, length) {
  const field = header.subarray(begin, begin + length);
  const end = field.indexOf(0);
  return field
    .subarray(0, end < 0 ? length : end)
    .toString('utf8')
    .trim();
}
