import { get } from 'node:http';

/** Headers that a bare route sends too: what the bytes are. */
const describing = ['content-type', 'content-encoding'];

/** Body bytes as they are sent, and the headers that describe them. Throws on a status but 200. */
export async function recordAnswer(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ headers: Record<string, string>; base64: string; bytes: number }> {
  const { promise, resolve, reject } =
    Promise.withResolvers<Awaited<ReturnType<typeof recordAnswer>>>();
  get(url, { headers, agent: false }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => {
      if (response.statusCode !== 200) return reject(new Error(`${url}: ${response.statusCode}`));
      const body = Buffer.concat(chunks);
      const kept = describing.flatMap((name) => {
        const value = response.headers[name];
        return typeof value === 'string' ? [[name, value] as const] : [];
      });
      resolve({
        headers: Object.fromEntries(kept),
        base64: body.toString('base64'),
        bytes: body.length,
      });
    });
  }).on('error', reject);
  return promise;
}
