import { apiPaths } from '@vela/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

let test: TestApp;
let records: { kind: string; ip: string; facts: object }[] = [];
beforeAll(async () => {
  const securityLog = {
    record: (kind: string, ip: string, facts: object) => void records.push({ kind, ip, facts }),
  };
  test = await createTestApp({ deps: { pagesFrom: 'built', securityLog } });
});
beforeEach(() => {
  records = [];
});
afterAll(() => test.close());

const report = (type: string, payload: string, remoteAddress = '192.0.2.1') =>
  test.app.inject({
    method: 'POST',
    url: apiPaths.securityReports,
    headers: { 'content-type': type },
    payload,
    remoteAddress,
  });

const violation = {
  'csp-report': {
    'document-uri': 'https://vela.example.com/reset-password/abcdef?email=a@b.example',
    'violated-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?token=secret',
  },
};
const oldBody = JSON.stringify(violation);

async function findAsset(): Promise<string> {
  const { body } = await test.app.inject({ url: '/about' });
  return /\/assets\/[\w.-]+\.js/.exec(body)?.[0] ?? '';
}

describe('the policy', () => {
  it.each(['/sw.js', '/og/en/terms.png', '/robots.txt', '/site.webmanifest', 'an asset'])(
    'of %s lets nothing run, and is reported on',
    async (name) => {
      const url = name === 'an asset' ? await findAsset() : name;
      const { statusCode, headers } = await test.app.inject({ url });
      expect(statusCode).toBe(200);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('script-src');
      expect(policy).toContain(`report-uri ${apiPaths.securityReports}; report-to csp`);
      expect(headers['reporting-endpoints']).toBe(`csp="${apiPaths.securityReports}"`);
    },
  );

  it('of a page names where to report', async () => {
    const { headers } = await test.app.inject({ url: '/about' });
    expect(headers['content-security-policy']).toContain(
      `report-uri ${apiPaths.securityReports}; report-to csp`,
    );
    expect(headers['reporting-endpoints']).toBe(`csp="${apiPaths.securityReports}"`);
  });
});

describe('a report', () => {
  it('of either format is recorded without secrets', async () => {
    const listed = [
      {
        type: 'csp-violation',
        body: { documentURL: '/about', effectiveDirective: 'img-src', blockedURL: 'inline' },
      },
    ];
    const answers = [
      await report('application/csp-report', oldBody),
      await report('application/reports+json', JSON.stringify(listed)),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(records.map(({ kind, facts }) => ({ kind, ...facts }))).toMatchObject([
      { kind: 'CSP_VIOLATION', directive: 'script-src-elem' },
      { kind: 'CSP_VIOLATION', directive: 'img-src', page: '/about', blocked: 'inline' },
    ]);
    expect(JSON.stringify(records)).not.toMatch(/abcdef|a@b|secret/);
  });

  it('that is too large, no JSON or of another form is refused', async () => {
    const type = 'application/csp-report';
    const bodies = [`{"csp-report":{"x":"${'x'.repeat(20_000)}"}}`, '{', '[1]', '{"__proto__":1}'];
    const answers = await Promise.all(bodies.map((body) => report(type, body, '192.0.2.2')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([413, 400, 400, 400]);
    expect(records.filter(({ kind }) => kind === 'CSP_VIOLATION')).toEqual([]);
  });

  it('is taken sixty times an hour from one address', async () => {
    const statuses = [];
    for (let count = 0; count < 62; count += 1)
      statuses.push((await report('application/csp-report', oldBody, '192.0.2.3')).statusCode);
    expect(statuses.filter((status) => status === 204)).toHaveLength(60);
    expect(statuses.slice(60)).toEqual([429, 429]);
    expect(records.filter(({ kind }) => kind === 'TOO_MANY_REQUESTS')).toHaveLength(2);
  });
});

it('records refusals that matter for security with their address, and no others', async () => {
  await test.app.inject({ url: apiPaths.me, remoteAddress: '192.0.2.9' });
  await test.app.inject({ url: '/api/nothing' });
  expect(records).toMatchObject([
    { kind: 'UNAUTHENTICATED', ip: '192.0.2.9', facts: { url: apiPaths.me } },
  ]);
});
