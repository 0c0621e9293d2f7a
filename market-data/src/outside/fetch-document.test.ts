import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchDocument } from './fetch-document.ts';
import { postDocument } from './post-document.ts';
import { isPublicAddress } from './is-public-address.ts';

let server: Server;
let port = 0;
const seen: (string | undefined)[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(request.url);
    if (request.url === '/moved') response.writeHead(302, { location: '/feed' }).end();
    else if (request.url === '/long') response.end('x'.repeat(20_000));
    else if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
    else response.writeHead(200, { etag: '"1"', 'content-type': 'text/xml' }).end('x'.repeat(100));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});

afterAll(() => server.close());

const common = { userAgent: 'test', maxBytes: 1000 };
const get = (path: string, more = {}) =>
  fetchDocument({
    ...common,
    url: `http://127.0.0.1:${port}${path}`,
    allowsPrivate: true,
    ...more,
  });

describe('a document', () => {
  it('is read with its validators, and is unchanged by them', async () => {
    const document = await get('/feed');
    expect(document).toMatchObject({ kind: 'document', etag: '"1"', contentType: 'text/xml' });
    expect(await get('/feed', { etag: '"1"' })).toEqual({ kind: 'unchanged' });
  });

  it('that is too long, or elsewhere, is refused', async () => {
    await expect(get('/feed', { maxBytes: 99 })).rejects.toThrow('longer than 99 bytes');
    await expect(get('/moved')).rejects.toThrow('status 302');
  });
});

const hosts = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '0.0.0.0',
  'localhost',
  'LOCALHOST',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[fe80::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.2.1',
  '224.0.0.1',
  '255.255.255.255',
];

describe('private addresses', () => {
  it('are never connected to: 25 ways to write them, 0 connections', async () => {
    const before = seen.length;
    const answers = await Promise.allSettled(
      hosts.map((host) => fetchDocument({ ...common, url: `https://${host}:${port}/` })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toEqual([]);
    expect(
      answers
        .map((one) => (one.status === 'rejected' ? String(one.reason) : ''))
        .filter((text) => !/private address/.test(text)),
    ).toEqual([]);
    expect(seen).toHaveLength(before);
  });

  it('are never sent anything either, on either port', async () => {
    const before = seen.length;
    for (const target of [443, 8443, port]) {
      const answers = await Promise.allSettled(
        hosts.map((host) =>
          postDocument({ url: `https://${host}:${target}/`, headers: {}, body: '' }),
        ),
      );
      const reasons = answers.map((one) => (one.status === 'rejected' ? String(one.reason) : ''));
      expect(reasons.filter((text) => !/private address|another port/.test(text))).toEqual([]);
    }
    expect(seen).toHaveLength(before);
  });

  it('a post follows no redirect, and reads no long answer', async () => {
    const post = { headers: {}, body: 'x', allowsPrivate: true };
    const moved = await postDocument({ ...post, url: `http://127.0.0.1:${port}/moved` });
    expect([moved.status, seen.at(-1)]).toEqual([302, '/moved']);
    await expect(postDocument({ ...post, url: `http://127.0.0.1:${port}/long` })).rejects.toThrow(
      'longer than 16384 bytes',
    );
  });

  it.each(['http://example.com/', 'ftp://example.com/', 'https://a:b@example.com/', 'nothing'])(
    '%s is refused',
    async (url) => {
      await expect(fetchDocument({ ...common, url })).rejects.toThrow(/not a/);
    },
  );

  it('are told from public ones', () => {
    expect(['93.184.216.34', '2606:4700::1'].map(isPublicAddress)).toEqual([true, true]);
    expect(['127.0.0.1', '::ffff:10.0.0.1', 'example.com'].map(isPublicAddress)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
