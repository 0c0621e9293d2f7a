import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

let test: TestApp;
let port: number;

beforeAll(async () => {
  test = await createTestApp({ deps: { pagesFrom: 'built' } });
  port = Number(new URL(await test.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => test.close());

/** The full response to these bytes, until the server closes the connection. */
function answerTo(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
    socket.once('error', reject).once('close', () => resolve(answer));
  });
}

const unreadable = [
  {
    bytes: 'EHLO mail.example\r\n\r\n',
    status: 400,
    code: 'MALFORMED_REQUEST',
    message: 'The request could not be read.',
  },
  {
    bytes: 'GET /api/me?lng=tr HTTP/1.1\r\nHost: a\r\nBad header: x\r\n\r\n',
    status: 400,
    code: 'MALFORMED_REQUEST',
    message: 'İstek okunamadı.',
  },
  {
    bytes: `GET / HTTP/1.1\r\nAccept-Language: tr\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`,
    status: 431,
    code: 'HEADERS_TOO_LARGE',
    message: 'İsteğin başlıkları çok büyük. Bu sitenin çerezlerini silmek işe yarar.',
  },
];

it('an unparsable request gets the same body and headers as other errors', async () => {
  for (const { bytes, status, code, message } of unreadable) {
    const [head = '', body = ''] = (await answerTo(bytes)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const header of [
      'x-content-type-options: nosniff',
      'cache-control: no-store',
      'x-frame-options: DENY',
      'connection: close',
    ])
      expect(head).toContain(header);
    expect(JSON.parse(body)).toEqual({ detail: { error_code: code, message } });
  }
});

it('path traversal out of the served files gives 404', async () => {
  for (const url of [
    '/assets/../../package.json',
    '/../package.json',
    '/assets/..%2f..%2fpackage.json',
  ]) {
    const answer = await answerTo(
      `GET ${url} HTTP/1.1\r\nHost: a\r\nAccept-Language: tr\r\nConnection: close\r\n\r\n`,
    );
    expect([url, answer.split('\r\n')[0]]).toEqual([url, 'HTTP/1.1 404 Not Found']);
    expect(answer).not.toContain('MALFORMED');
    expect(answer).not.toContain('"workspaces"');
  }
});

it.each(['/api/health', '/about', '/api/nothing', '/assets/none.js'])(
  'a second Host header is refused, and the connection closed: %s',
  async (path) => {
    for (const hosts of ['Host: a\r\nHost: b', 'host: a\r\nHOST: a']) {
      const answer = await answerTo(`GET ${path} HTTP/1.1\r\n${hosts}\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain('connection: close');
    }
  },
);

it('an absolute-form target is answered as its path; a target without a path gives 404', async () => {
  const rest = 'HTTP/1.1\r\nHost: a\r\nAccept-Language: en\r\nConnection: close\r\n\r\n';
  const [absolute, plain] = [
    await answerTo(`GET http://evil.example/contact ${rest}`),
    await answerTo(`GET /contact ${rest}`),
  ];
  expect(absolute.split('\r\n')[0]).toBe('HTTP/1.1 200 OK');
  expect(absolute).not.toContain('evil.example');
  expect(absolute.split('\r\n\r\n')[1]).toBe(plain.split('\r\n\r\n')[1]);
  for (const target of ['@evil.example/', '*', '?x'])
    expect((await answerTo(`GET ${target} ${rest}`)).split('\r\n')[0]).toMatch(/ 40[04] /);
});
