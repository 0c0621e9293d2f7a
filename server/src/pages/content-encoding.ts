import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

function qualityOf(name: string, header: string): number | undefined {
  const escaped = name === '*' ? String.raw`\*` : name;
  const found = new RegExp(`(?:^|,)\\s*${escaped}\\s*(?:;\\s*q=([\\d.]+))?\\s*(?:,|$)`, 'i').exec(
    header,
  );
  return found === null ? undefined : Number(found[1] ?? 1);
}

/** An asterisk stands for every encoding that is not named. */
function isAccepted(name: string, header: string): boolean {
  return (qualityOf(name, header) ?? qualityOf('*', header) ?? 0) > 0;
}

/** The best encoding an Accept-Encoding header allows, of the given ones in their order. */
export function acceptedEncoding(
  header: string | string[] | undefined,
  offered: readonly Exclude<Encoding, 'identity'>[],
): Encoding {
  const accepted = String(header ?? '');
  return offered.find((name) => isAccepted(name, accepted)) ?? 'identity';
}

/** Small, for bytes that are sent many times. */
export async function compressForKeeps(bytes: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  };
  const [br, gz] = await Promise.all([toBrotli(bytes, options), toGzip(bytes, { level: 9 })]);
  return { br, gzip: gz };
}
