import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { mailOutbox, users } from '../db/schema/account.ts';
import { uploadedFiles } from '../db/schema/uploaded-file.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { createMailQueue } from './mail-queue.ts';
import type { Mail, Mailer, OutgoingMail } from './mailer.ts';

const minuteMs = 60_000;
const config = { encryptionKey: 'an encryption key for tests, 32 char' };
const silent = { warn: () => undefined, error: () => undefined };
const mail: Mail = {
  to: 'a@example.com',
  subject: 'Code',
  text: 'the code is 123456',
  html: '<p>123456</p>',
};

let database: TestDatabase;
let userId: number;
let clock = Date.UTC(2026, 10, 21);
const now = () => clock;

beforeAll(async () => {
  database = await createTestDatabase();
  const [user] = await database.db
    .insert(users)
    .values({ email: 'a@example.com', username: 'a' })
    .returning();
  userId = user?.id ?? 0;
});
beforeEach(async () => {
  await database.db.delete(mailOutbox);
});
afterAll(() => database.drop());

function toMailer(send: Mailer['send']): Mailer {
  return { send, check: async () => ({ ok: true, detail: '' }) };
}

function queueWith(send: Mailer['send']) {
  return createMailQueue({ config, db: database.db, mailer: toMailer(send), now, log: silent });
}

it('sends a stored mail once and erases its content', async () => {
  const sent: Mail[] = [];
  const queue = queueWith(async (one) => void sent.push(one));
  await queue.enqueue(database.db, { userId, kind: 'verification', mail });
  const stored = JSON.stringify(await database.db.select().from(mailOutbox));
  expect(stored).not.toContain('123456');
  expect(stored).not.toContain('a@example.com');
  await Promise.all([queue.deliver(), queue.deliver()]);
  expect(sent).toEqual([mail]);
  expect(await database.db.select().from(mailOutbox)).toMatchObject([
    { content: null, tries: 1, sentAt: new Date(now()) },
  ]);
});

const pdf = {
  name: 'cv.pdf',
  sha256: '00',
  bytes: 8,
  content: Buffer.from('%PDF-1.7'),
  createdAt: new Date(clock),
};

async function storeFile(): Promise<number> {
  const [file] = await database.db.insert(uploadedFiles).values(pdf).returning();
  return file?.id ?? 0;
}

it('attaches an uploaded file to a mail without an account', async () => {
  const sent: OutgoingMail[] = [];
  const queue = queueWith(async (one) => void sent.push(one));
  await queue.enqueue(database.db, {
    kind: 'application',
    mail: { ...mail, replyTo: 'b@example.com' },
    fileId: await storeFile(),
  });
  await queue.deliver();
  expect(sent).toEqual([
    { ...mail, replyTo: 'b@example.com', attachment: { name: pdf.name, content: pdf.content } },
  ]);
});

it('does not send a mail whose file was deleted', async () => {
  const sent: OutgoingMail[] = [];
  const queue = queueWith(async (one) => void sent.push(one));
  const fileId = await storeFile();
  await queue.enqueue(database.db, { kind: 'application', mail, fileId });
  await database.db.delete(uploadedFiles).where(eq(uploadedFiles.id, fileId));
  await queue.deliver();
  expect(sent).toEqual([]);
  expect(await database.db.select().from(mailOutbox)).toEqual([]);
});

it('is transactional: a rolled back mail is not sent', async () => {
  const sent: Mail[] = [];
  const queue = queueWith(async (one) => void sent.push(one));
  const attempt = database.db.transaction(async (tx) => {
    await queue.enqueue(tx, { userId, kind: 'verification', mail });
    throw new Error('rolled back');
  });
  await expect(attempt).rejects.toThrow('rolled back');
  await queue.deliver();
  expect(sent).toEqual([]);
});

it('retries with backoff while the mail server is unavailable', async () => {
  const sent: Mail[] = [];
  let away = true;
  let tries = 0;
  const queue = queueWith(async (one) => {
    tries += 1;
    if (away) throw new Error('421 try later');
    sent.push(one);
  });
  await queue.enqueue(database.db, { userId, kind: 'verification', mail });
  const end = clock + 60 * minuteMs;
  while (clock < end) {
    await queue.deliver();
    clock += 15_000;
  }
  expect(tries).toBeGreaterThan(4);
  expect(tries).toBeLessThan(15);
  away = false;
  clock += 60 * minuteMs;
  await queue.deliver();
  expect(sent).toEqual([mail]);
});

it('gives a mail up after a day and erases its content', async () => {
  const queue = queueWith(async () => {
    throw new Error('550 no such mailbox');
  });
  await queue.enqueue(database.db, { userId, kind: 'verification', mail });
  clock += 25 * 60 * minuteMs;
  await queue.deliver();
  expect(await database.db.select().from(mailOutbox)).toMatchObject([
    { content: null, sentAt: null, failedAt: new Date(now()) },
  ]);
});

it('sends each mail once with two servers on the same queue', async () => {
  const sent: string[] = [];
  const slow = async (one: Mail) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    sent.push(one.subject);
  };
  const [first, second] = [queueWith(slow), queueWith(slow)];
  for (let index = 0; index < 25; index += 1)
    await first.enqueue(database.db, {
      userId,
      kind: 'verification',
      mail: { ...mail, subject: `m${index}` },
    });
  await Promise.all([first.deliver(), second.deliver()]);
  expect(sent.toSorted()).toEqual(Array.from({ length: 25 }, (_, index) => `m${index}`).toSorted());
});
