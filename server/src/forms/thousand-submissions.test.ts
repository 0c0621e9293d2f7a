import { count } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contactMessages, jobApplications } from '../db/schema/correspondence.ts';
import { uploadedFiles } from '../db/schema/uploaded-file.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import {
  readAllMails,
  goodApplication,
  goodMessage,
  sendApplication,
  sendContact,
  getRecipient,
  wideFormLimits,
} from '../testing/form-steps.ts';
import { makePdf } from '../testing/make-pdf.ts';
import { isFullRun } from '../testing/tier.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ deps: { formLimits: wideFormLimits } });
});
afterAll(() => test.close());

/**
 * What is sent, and what must come of it: `keeps` names the one submission that it is, if it is to
 * be kept.
 */
type Submission = {
  readonly send: () => Promise<LightMyRequestResponse>;
  readonly status: number;
  readonly field?: string;
  readonly keeps?: string;
};

const many = <Value>(number: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: number }, (_, index) => make(index));

/** How many of a thing are sent: in the short run a fifth, which has each of its kinds too. */
const scale = (whole: number): number => (isFullRun ? whole : Math.ceil(whole / 5));

// One of each kind; `contracts` names all that are refused.
const badAddresses = [
  '',
  'plain',
  'a@example.com, b@example.com',
  'Name <a@example.com>',
  'a@example.com\r\nBcc: thief@evil.example',
  'a@example.com%0d%0aBcc:thief@evil.example',
  'a@example.com\u2028Bcc:thief@evil.example',
  'a\u0000@example.com',
  null,
  ['a@example.com'],
];

const badReasons = [
  '',
  'other',
  'bug-report\r\nBcc: thief@evil.example',
  'bug-report\u2028x',
  'constructor',
  'BUG-REPORT',
  5,
  null,
];
const badMessages = [
  '',
  'short',
  ' '.repeat(50),
  'x'.repeat(5001),
  'marker with NUL \u0000 in it',
  'marker with half \ud83d of a pair',
  9,
  { text: 'marker' },
];
const goodAddresses = ['first+tag', "o'neil", 'under_score', '123456', 'x-y.z', 'UPPER'];

function contact(fields: object): () => Promise<LightMyRequestResponse> {
  return () => sendContact(test, { ...goodMessage, ...fields });
}

function honest(index: number): Submission {
  const email = `${goodAddresses[index % goodAddresses.length]}${index}@example.com`;
  const lineBreak = ['\n', '\r\n', '\u2028', '\t'][index % 4];
  const message = `marker-${index}-end ${lineBreak}Bcc: thief@evil.example${lineBreak}<img src=x onerror=alert(1)> ' OR 1=1; --`;
  return { send: contact({ email, message }), status: 202, keeps: `marker-${index}-end` };
}

function application(index: number): Submission {
  const fields = { ...goodApplication, email: `applicant${index}@example.com` };
  const name =
    [`cv.pdf`, `cv%0d%0aBcc: thief@evil.example.pdf`, `cv\u2028Bcc.pdf`, `../../cv\u202efdp.exe`][
      index % 4
    ] ?? '';
  const files = [{ name, bytes: makePdf({ text: `document-${index}` }) }];
  return {
    // Of one address only one file is looked into at a time.
    send: () => sendApplication(test, { fields, files }, { ip: `198.51.100.${index}` }),
    status: 202,
    keeps: `applicant${index}@example.com`,
  };
}

function wrongFile(index: number): Submission {
  const bytes = [
    Buffer.from('MZ'),
    Buffer.alloc(0),
    makePdf().subarray(0, 100),
    makePdf({ objects: ['<</S/Launch>>'] }),
  ][index % 4];
  const files = [{ name: 'cv.pdf', bytes: bytes ?? Buffer.alloc(0) }];
  return { send: () => sendApplication(test, { files }), status: 422, field: 'file' };
}

const honestOnes = many(scale(250), honest);
const applications = many(scale(60), application);

const submissions: Submission[] = [
  ...honestOnes,
  // Repeated clicks and retries.
  ...honestOnes.slice(0, scale(120)),
  ...honestOnes.slice(0, scale(30)),
  ...applications,
  ...applications.slice(0, scale(20)),
  ...many(50, () => contact({ message: 'marker-parallel-end, fifty at once' })).map((send) => ({
    send,
    status: 202,
    keeps: 'marker-parallel-end',
  })),
  ...many(scale(16), () => badAddresses)
    .flat()
    .map((email) => ({ send: contact({ email }), status: 400, field: 'email' })),
  ...many(scale(8), () => badReasons)
    .flat()
    .map((reason) => ({ send: contact({ reason }), status: 400, field: 'reason' })),
  ...many(scale(8), () => badMessages)
    .flat()
    .map((message) => ({ send: contact({ message }), status: 400, field: 'message' })),
  ...many(scale(12), () => ({
    send: contact({ message: 'marker '.repeat(150_000) }),
    status: 413,
  })),
  ...many(scale(60), (index) => ({
    send: contact({ message: `marker of program ${index}`, website: 'https://spam.example' }),
    status: 202,
  })),
  ...many(scale(60), wrongFile),
  ...many(scale(50), () => ({
    send: () => sendContact(test, '{"email": "a@example.com", "message": "marker'),
    status: 400,
  })),
];

/** The same each time, but not in the order they were written down. */
const shuffled = submissions
  .map((submission, index) => ({ submission, at: (index * 7919) % 10_007 }))
  .toSorted((a, b) => a.at - b.at);

async function sendAll(): Promise<{ submission: Submission; response: LightMyRequestResponse }[]> {
  const waiting = shuffled.map(({ submission }) => submission).toReversed();
  const answered: { submission: Submission; response: LightMyRequestResponse }[] = [];
  const work = async (): Promise<void> => {
    for (let submission = waiting.pop(); submission !== undefined; submission = waiting.pop())
      answered.push({ submission, response: await submission.send() });
  };
  await Promise.all(many(25, work));
  return answered;
}

function checkAnswer({
  submission,
  response,
}: {
  submission: Submission;
  response: LightMyRequestResponse;
}): void {
  expect(response.statusCode).toBe(submission.status);
  expect(response.headers['content-type']).toContain('application/json');
  expect(response.body).not.toMatch(
    /\n {4}at |\.ts\b|node_modules|insert into|select |duplicate key|constraint|marker|thief/i,
  );
  if (submission.field === undefined) return;
  const { detail } = response.json();
  expect(detail.fields.map(({ field }: { field: string }) => field)).toEqual([submission.field]);
  expect(detail.message).toBe(detail.fields[0].message);
}

async function rows(
  table: typeof contactMessages | typeof jobApplications | typeof uploadedFiles,
): Promise<number | undefined> {
  const [found] = await test.database.db.select({ number: count() }).from(table);
  return found?.number;
}

it(
  `of ${submissions.length} submissions the honest ones are stored and mailed once, and nothing comes of the others`,
  { timeout: 300_000 },
  async () => {
    expect(submissions.length).toBeGreaterThanOrEqual(isFullRun ? 1000 : 200);
    const answered = await sendAll();
    for (const answer of answered) checkAnswer(answer);
    const kept = new Set(submissions.flatMap(({ keeps }) => keeps ?? []));
    expect(kept.size).toBe(honestOnes.length + 1 + applications.length);
    expect([
      await rows(contactMessages),
      await rows(jobApplications),
      await rows(uploadedFiles),
    ]).toEqual([honestOnes.length + 1, applications.length, applications.length]);

    const mails = await readAllMails(test);
    expect(mails).toHaveLength(2 * kept.size);
    const toUs = mails.filter((mail) => getRecipient(mail).endsWith('@vela.example'));
    for (const submission of kept)
      expect(toUs.filter(({ text }) => text?.includes(submission))).toHaveLength(1);
    const receipts = mails.filter((mail) => !toUs.includes(mail));
    expect(receipts).toHaveLength(kept.size);
    expect(
      receipts.filter(({ text, subject }) => /marker|thief|onerror/.test(`${text}${subject}`)),
    ).toEqual([]);
    for (const mail of mails) {
      expect(mail.headers.has('bcc') || mail.headers.has('cc')).toBe(false);
      expect(getRecipient(mail)).not.toMatch(/thief|,/);
      expect(mail.html || '').not.toMatch(/<img|<script/);
    }
    expect(toUs.flatMap(({ attachments }) => attachments)).toHaveLength(applications.length);
    expect(
      test.logLines.filter((line) => /marker|thief|@example\.com|"level":50/.test(line)),
    ).toEqual([]);
  },
);
