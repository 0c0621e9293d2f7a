import { randomBytes } from 'node:crypto';
import { apiPaths } from '@vela/contracts';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailOutbox } from '../../db/schema/account.ts';
import { jobApplications } from '../../db/schema/correspondence.ts';
import { uploadedFiles } from '../../db/schema/uploaded-file.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import {
  readAllMails,
  goodApplication,
  createMultipartBody,
  sendApplication,
  sendApplicationBody,
  getRecipient,
  wideFormLimits,
} from '../../testing/form-steps.ts';
import { makePdf } from '../../testing/make-pdf.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ deps: { formLimits: wideFormLimits } });
});
beforeEach(async () => {
  await test.database.db.delete(uploadedFiles);
  await test.database.db.delete(mailOutbox);
});
afterAll(() => test.close());

const cv = { name: 'cv.pdf', bytes: makePdf() };

async function stored() {
  const { db } = test.database;
  const [files] = await db.select({ number: count() }).from(uploadedFiles);
  const [mails] = await db.select({ number: count() }).from(mailOutbox);
  return {
    applications: await db.select().from(jobApplications),
    files: files?.number,
    mails: mails?.number,
  };
}

const nothing = { applications: [], files: 0, mails: 0 };

describe('an application', () => {
  it('is stored and mailed with its file, and its sender is told the reply time', async () => {
    const bytes = makePdf({ text: 'Grüße aus İzmir' });
    const response = await sendApplication(test, {
      fields: { ...goodApplication, email: ' First@Example.com', language: 'tr' },
      files: [{ name: 'Özgeçmiş Ayşe.pdf', bytes }],
    });
    expect([response.statusCode, response.json()]).toEqual([
      202,
      { message: 'Teşekkür ederiz, başvurunuz ulaştı. 5 iş günü içinde yanıt veriyoruz.' },
    ]);
    const [file] = await test.database.db.select().from(uploadedFiles);
    expect(file).toMatchObject({ name: 'Özgeçmiş Ayşe.pdf', bytes: bytes.length });
    expect(file?.content.equals(bytes)).toBe(true);
    expect((await stored()).applications).toMatchObject([
      { email: 'first@example.com', position: 'product-designer', language: 'tr' },
    ]);
    const mails = (await readAllMails(test)).filter(({ text }) =>
      text?.includes('Ürün tasarımcısı'),
    );
    const toUs = mails.find((mail) => getRecipient(mail) === 'careers@vela.example');
    expect(toUs?.replyTo?.text).toBe('first@example.com');
    expect(toUs?.attachments).toMatchObject([
      { filename: 'Özgeçmiş Ayşe.pdf', contentType: 'application/pdf' },
    ]);
    expect(toUs?.attachments[0]?.content.equals(bytes)).toBe(true);
    const receipt = mails.find((mail) => getRecipient(mail) === 'first@example.com');
    expect(receipt).toMatchObject({ subject: 'Vela başvurunuzu aldı', attachments: [] });
    expect(receipt?.text).toContain('5 iş günü içinde');
  });

  it('is stored and mailed once for fifty parallel requests, and again a day later', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => sendApplication(test, { files: [cv] })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(
      Array.from({ length: 50 }, () => 202),
    );
    expect(await stored()).toMatchObject({ applications: [{}], files: 1, mails: 2 });
    await sendApplication(test, { files: [{ ...cv, name: 'another name.pdf' }] });
    expect(await stored()).toMatchObject({ files: 1, mails: 2 });
    test.moveClock(24 * 3_600_000);
    await sendApplication(test, { files: [cv] });
    expect(await stored()).toMatchObject({ applications: [{}, {}], files: 2, mails: 4 });
    await sendApplication(test, {
      fields: { ...goodApplication, position: 'backend-engineer' },
      files: [cv],
    });
    expect(await stored()).toMatchObject({ files: 3, mails: 6 });
  });

  it('is confirmed and dropped when a bot filled in the honeypot field', async () => {
    const answer = await sendApplication(test, {
      fields: { ...goodApplication, website: 'https://spam.example' },
      files: [cv],
    });
    const honest = await sendApplication(test, {
      fields: { ...goodApplication, email: 'honest@example.com' },
      files: [cv],
    });
    expect([answer.statusCode, answer.body]).toEqual([honest.statusCode, honest.body]);
    expect((await stored()).applications).toMatchObject([{ email: 'honest@example.com' }]);
    expect(test.logLines.some((line) => line.includes('filled in by a program'))).toBe(true);
  });
});

const refused = (status: number, code: string) => (message: string) => ({ status, code, message });
const [invalid, refusal, tooLarge] = [
  refused(400, 'VALIDATION_FAILED'),
  refused(422, 'FILE_REFUSED'),
  refused(413, 'PAYLOAD_TOO_LARGE'),
];
const named = (bytes: Buffer) => [{ name: 'cv.pdf', bytes }];

describe('a file', () => {
  it.each([
    ['none', [], invalid('File is required.')],
    [
      'that of a form without a choice',
      [{ name: '', type: 'application/octet-stream', bytes: Buffer.alloc(0) }],
      invalid('File is required.'),
    ],
    ['one under another name', [{ ...cv, field: 'cv' }], invalid('File is required.')],
    ['an empty one', named(Buffer.alloc(0)), refusal('File is empty.')],
    [
      'a page that says it is a PDF',
      named(Buffer.from('<script>x</script>')),
      refusal('File must be a complete PDF document.'),
    ],
    [
      'a script in a PDF',
      named(makePdf({ objects: ['<</S/JavaScript/JS(x)>>'] })),
      refusal('File contains scripts or programs. Please export it again as a plain PDF.'),
    ],
    ['two', [cv, cv], refusal('File must be a single document.')],
    [
      'a byte too many',
      named(Buffer.alloc(5 * 1024 * 1024 + 1, '%PDF-1.7\n')),
      tooLarge('File must be at most 5 MB in size.'),
    ],
    [
      'a hundred megabytes',
      named(Buffer.alloc(100 * 1024 * 1024)),
      tooLarge('File must be at most 5 MB in size.'),
    ],
  ])('is refused with words: %s', async (_name, files, { status, code, message }) => {
    const response = await sendApplication(test, { files });
    expect([response.statusCode, response.json()]).toEqual([
      status,
      { detail: { error_code: code, message, fields: [{ field: 'file', message }] } },
    ]);
    expect(await stored()).toEqual(nothing);
  });

  it('is checked by its content: a PDF declared as a picture is accepted', async () => {
    expect(
      (
        await sendApplication(test, {
          files: [{ name: 'cv.png', type: 'image/png', bytes: makePdf() }],
        })
      ).statusCode,
    ).toBe(202);
    expect(await test.database.db.select({ name: uploadedFiles.name }).from(uploadedFiles)).toEqual(
      [{ name: 'cv.png.pdf' }],
    );
  });

  it.each([
    ['../../../etc/cron.d/x', 'x.pdf'],
    ['cv\u202efdp.exe', 'cvfdp.exe.pdf'],
    ['cv%0d%0aBcc: thief@evil.example', 'cv_0d_0aBcc_ thief@evil.example.pdf'],
    ['cv\u2028Bcc: thief@evil.example.pdf', 'cv Bcc_ thief@evil.example.pdf'],
    [`${'a'.repeat(500)}.pdf`, `${'a'.repeat(80)}.pdf`],
  ])('named %j is kept and mailed as %j', async (name, kept) => {
    expect(
      (
        await sendApplication(test, {
          files: [{ name, bytes: makePdf({ text: name.length.toString() }) }],
        })
      ).statusCode,
    ).toBe(202);
    expect(await test.database.db.select({ name: uploadedFiles.name }).from(uploadedFiles)).toEqual(
      [{ name: kept }],
    );
    const mails = (await readAllMails(test)).filter(({ attachments }) =>
      attachments.some(({ filename }) => filename === kept),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.headers.has('bcc')).toBe(false);
  });

  it('is never served', async () => {
    await sendApplication(test, { files: [cv] });
    for (const url of [apiPaths.applications, `${apiPaths.applications}/1`]) {
      const response = await test.app.inject({ url });
      expect(response.statusCode).toBeGreaterThanOrEqual(404);
      expect(response.headers['content-type']).toContain('application/json');
    }
  });
});

describe('a malformed form', () => {
  it('reports all faults at once, in the language of the request', async () => {
    const response = await sendApplication(test, {
      fields: { email: 'a@b', position: 'chief', language: 'tr' },
      files: [],
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().detail.fields.map(({ field }: { field: string }) => field)).toEqual([
      'email',
      'position',
      'file',
    ]);
    expect(response.json().detail.message).toMatch(
      /^E-posta geçerli bir e-posta adresi olmalı\. Pozisyon .* Dosya gerekli\.$/,
    );
  });

  it.each([
    [
      'JSON',
      { body: Buffer.from('{}'), headers: { 'content-type': 'application/json' }, status: 415 },
    ],
    ['no type', { body: Buffer.from('x'), headers: { 'content-type': 'text/plain' }, status: 415 }],
    [
      'no boundary',
      { body: Buffer.from('x'), headers: { 'content-type': 'multipart/form-data' }, status: 400 },
    ],
    ['noise', { body: randomBytes(5000), status: 400 }],
    [
      'a body that was cut off',
      { body: createMultipartBody(goodApplication, [cv]).subarray(0, 500), status: 400 },
    ],
    [
      'a poisoned field',
      { body: createMultipartBody({ __proto__x: 'x', constructor: 'x' }, [cv]), status: 400 },
    ],
    [
      'twenty fields',
      {
        body: createMultipartBody(
          Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`f${index}`, 'x'])),
          [cv],
        ),
        status: 400,
      },
    ],
    [
      'a field of a megabyte',
      {
        body: createMultipartBody(
          { ...goodApplication, email: `${'a'.repeat(1_000_000)}@example.com` },
          [cv],
        ),
        status: 400,
      },
    ],
    [
      'NUL bytes in a field',
      {
        body: createMultipartBody({ ...goodApplication, email: 'a\u0000@example.com' }, [cv]),
        status: 400,
      },
    ],
    [
      'a header in a field',
      {
        body: createMultipartBody(
          { ...goodApplication, email: 'a@example.com\r\nBcc: thief@evil.example' },
          [cv],
        ),
        status: 400,
      },
    ],
    [
      'another site',
      {
        body: createMultipartBody(goodApplication, [cv]),
        headers: { origin: 'https://evil.example' },
        status: 403,
      },
    ],
  ])(
    'is rejected: %s',
    async (
      _name,
      {
        body,
        headers = {},
        status,
      }: { body: Buffer; headers?: Record<string, string>; status: number },
    ) => {
      const response = await sendApplicationBody(test, body, { headers });
      expect(response.statusCode).toBe(status);
      expect(response.json().detail.message).toMatch(/\S/);
      expect(response.body).not.toMatch(/\n {4}at |insert into|busboy|\.js\b/i);
      expect(await stored()).toEqual(nothing);
    },
  );
});
