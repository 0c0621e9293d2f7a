import { randomUUID } from 'node:crypto';
import { contactMessages, jobApplications } from '../db/schema/correspondence.ts';
import { uploadedFiles } from '../db/schema/uploaded-file.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import {
  goodApplication,
  goodMessage,
  createMultipartBody,
  wideFormLimits,
} from '../testing/form-steps.ts';
import { makePdf } from '../testing/make-pdf.ts';

const multipart = 'multipart/form-data; boundary=x-test-boundary';
const urlencoded = 'application/x-www-form-urlencoded';
const megabyte = 1024 * 1024;
const cv = { name: 'cv.pdf', bytes: makePdf() };
const openApps: TestApp[] = [];

/** The clock of the limits stands still. */
async function openApp(formLimits = wideFormLimits): Promise<TestApp> {
  const opened = await createTestApp({
    deps: { formLimits, limitClock: () => 1_000, pagesFrom: 'built' },
  });
  openApps.push(opened);
  return opened;
}

let test: TestApp;
beforeAll(async () => {
  test = await openApp();
});
afterAll(() => Promise.all(openApps.map((one) => one.close())));

type Posted = { readonly type?: string; readonly body: string | Buffer; readonly to?: TestApp };

function post(url: string, { type = urlencoded, body, to = test }: Posted) {
  return to.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload: body });
}

const encode = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString();
const countApplications = async () =>
  (await test.database.db.select().from(jobApplications)).length;
const messages = (to = test) => to.database.db.select().from(contactMessages);

describe('a form that is posted to a page', () => {
  it('is stored, with line ends as they were typed, and Turkish letters', async () => {
    const sent = {
      ...goodMessage,
      email: 'posted@example.com',
      message: `Satır bir ğüşıöç\r\nsatır + iki ${randomUUID()}`,
    };
    expect((await post('/Contact', { body: encode(sent) })).statusCode).toBe(202);
    const found = (await messages()).find(({ email }) => email === sent.email);
    expect(found?.message).toBe(sent.message.replace('\r\n', '\n'));
  });

  it('brings its file', async () => {
    const body = createMultipartBody({ ...goodApplication, email: 'file@example.com' }, [cv]);
    expect((await post('/Career', { type: multipart, body })).statusCode).toBe(202);
    const [file] = await test.database.db.select().from(uploadedFiles);
    expect(file?.content.equals(cv.bytes)).toBe(true);
  });

  it('is faulty, not forgotten, when it is empty', async () => {
    const answer = await test.app.inject({ method: 'POST', url: '/Contact' });
    expect(answer.statusCode).toBe(422);
  });

  it('gets nothing back but its own fields, each cut', async () => {
    const junk = `${encode({ email: 'a', junk: 'J'.repeat(10_000) })}&${Array.from({ length: 10_000 }, (_, index) => index.toString(36)).join('&')}`;
    const answer = await post('/Contact', { body: `${junk}&reason=${'R'.repeat(2_000)}` });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).not.toMatch(/J{20}|R{61}/);
    expect(answer.body.length).toBeLessThan(100_000);
  });

  it('is read within narrow limits where it is no file: 64 kB, also on the page that takes one', async () => {
    for (const url of ['/Career', '/Contact']) {
      const answer = await post(url, { body: `email=${'%3C'.repeat(2 * megabyte)}` });
      expect(answer.statusCode).toBe(413);
      expect(answer.body.length).toBeLessThan(200_000);
    }
  });

  it.each([
    [
      'ninety thousand parts',
      createMultipartBody(
        Object.fromEntries(Array.from({ length: 90_000 }, (_, index) => [`f${index}`, 'x'])),
        [],
      ),
    ],
    ['no part', Buffer.from('x')],
    ['a cut body', createMultipartBody(goodApplication, [cv]).subarray(0, 500)],
    ['a poisoned name', createMultipartBody({ ...goodApplication, constructor: 'x' }, [cv])],
  ])('is refused as unreadable: %s', async (_name, body) => {
    const answer = await post('/Career', { type: multipart, body });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('The request could not be read.');
    expect(answer.body.length).toBeLessThan(200_000);
  });

  it('takes one file, and from its own field alone', async () => {
    const before = await countApplications();
    const two = await post('/Career', {
      type: multipart,
      body: createMultipartBody(goodApplication, [cv, cv]),
    });
    expect([two.statusCode, two.body.includes('File must be a single document.')]).toEqual([
      422,
      true,
    ]);
    const elsewhere = await post('/Career', {
      type: multipart,
      body: createMultipartBody(goodApplication, [{ ...cv, field: 'cv' }]),
    });
    expect([elsewhere.statusCode, elsewhere.body.includes('File is required.')]).toEqual([
      422,
      true,
    ]);
    expect(await countApplications()).toBe(before);
  });

  it('that is too large says so in its page, with what was typed and the largest size, in the language of its page', async () => {
    const body = createMultipartBody(
      { ...goodApplication, email: 'kept@example.com', language: 'tr' },
      [{ ...cv, bytes: Buffer.alloc(7 * megabyte) }],
    );
    const answer = await post('/Career', { type: multipart, body });
    expect(answer.statusCode).toBe(413);
    expect(answer.body).toContain('value="kept@example.com"');
    expect(answer.body).toContain('Dosya en fazla 5 MB olabilir.');
    const long = await post('/Contact', {
      body: encode({ ...goodMessage, message: `Beginning ${'x'.repeat(70_000)}` }),
    });
    expect(long.statusCode).toBe(413);
    expect(long.body).toContain('Message must have at most 5,000 characters.');
    expect(long.body).toContain('Beginning xxx');
  });

  it('that is too large tells the router the same', async () => {
    const body = createMultipartBody(goodApplication, [
      { ...cv, bytes: Buffer.alloc(30 * megabyte) },
    ]);
    const answer = await post('/Career.data', { type: multipart, body });
    expect([answer.statusCode, answer.headers['x-remix-response']]).toEqual([413, 'yes']);
    expect(answer.body).toContain('File must be at most 5 MB in size.');
  });

  it('is refused where its bytes are no text', async () => {
    const sent = `email=bytes%40example.com&reason=bug-report&message=`;
    for (const bytes of ['broken+bytes+%FF%FE+here', 'cut+letter+at+the+end+%C5'])
      expect((await post('/Contact', { body: `${sent}${bytes}` })).statusCode).toBe(422);
    const latin = Buffer.from('ge\xE7erli bir mesaj gibi', 'latin1');
    expect(
      (await post('/Contact', { body: Buffer.concat([Buffer.from(sent), latin]) })).statusCode,
    ).toBe(422);
    expect((await post('/Contact', { body: `${sent}100%25+%+of+%EF%BF%BD` })).statusCode).toBe(202);
    const stored = (await messages()).filter(({ email }) => email === 'bytes@example.com');
    expect(stored.map(({ message }) => message)).toEqual(['100% % of \uFFFD']);
  });
});

describe('the limits of tries', () => {
  it('count what cannot be read too, before it is read, and keep what was typed', async () => {
    const few = await openApp({ ...wideFormLimits, try: { address: { points: 2, seconds: 600 } } });
    const answers = [];
    for (let count = 0; count < 2; count += 1)
      answers.push(await post('/Career', { type: multipart, body: 'x', to: few }));
    answers.push(
      await post('/Contact', {
        body: encode({ ...goodMessage, message: 'Typed with care.' }),
        to: few,
      }),
    );
    answers.push(await post('/Contact.data', { body: encode(goodMessage), to: few }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 429, 429]);
    const waits = answers.slice(2).map(({ headers }) => headers['retry-after']);
    expect(waits).toEqual(['600', '600']);
    expect(answers[2]?.body).toContain('Typed with care.');
    expect(await messages(few)).toEqual([]);
  });

  it('count one try for each form that is taken', async () => {
    const few = await openApp({ ...wideFormLimits, try: { address: { points: 2, seconds: 600 } } });
    const statuses = [];
    for (const count of [1, 2, 3])
      statuses.push(
        (
          await post('/Contact', {
            body: encode({ ...goodMessage, message: `Message number ${count}` }),
            to: few,
          })
        ).statusCode,
      );
    expect(statuses).toEqual([202, 202, 429]);
  });
});

describe('the methods of a page', () => {
  it.each([
    { method: 'PUT', url: '/Terms', status: 405, allow: 'GET, HEAD, OPTIONS' },
    { method: 'PUT', url: '/Contact', status: 405, allow: 'GET, HEAD, OPTIONS, POST' },
    { method: 'POST', url: '/Terms', status: 405, allow: 'GET, HEAD, OPTIONS' },
    { method: 'OPTIONS', url: '/Terms', status: 204, allow: 'GET, HEAD, OPTIONS' },
    { method: 'OPTIONS', url: '/career', status: 204, allow: 'GET, HEAD, OPTIONS, POST' },
  ] as const)(
    '$method $url is answered $status, allowing $allow',
    async ({ method, url, status, allow }) => {
      const type = method === 'POST' ? urlencoded : 'text/plain';
      const body =
        method === 'OPTIONS' ? {} : { headers: { 'content-type': type }, payload: 'a=b' };
      const answer = await test.app.inject({ method, url, ...body });
      expect([answer.statusCode, answer.headers['allow']]).toEqual([status, allow]);
    },
  );
});
