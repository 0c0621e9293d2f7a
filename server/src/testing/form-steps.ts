import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { apiPaths } from '@vela/contracts';
import { and, count, isNull } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { simpleParser, type ParsedMail } from 'mailparser';
import { mailOutbox } from '../db/schema/account.ts';
import type { FormLimits } from '../forms/form-limits.ts';
import { getOutboxFolder } from '../mail/outbox-mailer.ts';
import type { TestApp } from './create-test-app.ts';

const wide = { points: 100_000, seconds: 3600 };
const all = { address: wide, email: wide, everybody: wide };
/** Limits that no test reaches. */
export const wideFormLimits: FormLimits = {
  try: all,
  file: all,
  contact: all,
  application: all,
  receipt: all,
};

export const goodMessage = {
  email: 'ayse@example.com',
  reason: 'bug-report',
  message: 'The chart of my watch list is empty.',
};
export const goodApplication = { email: 'ayse@example.com', position: 'product-designer' };

type SentFile = {
  readonly field?: string;
  readonly name: string;
  readonly type?: string;
  readonly bytes: Uint8Array;
};
type Sender = { readonly ip?: string; readonly headers?: Record<string, string> };

/** Sends the contact form as JSON. */
export function sendContact(
  test: TestApp,
  fields: object | string,
  { ip, headers = {} }: Sender = {},
): Promise<LightMyRequestResponse> {
  const payload = typeof fields === 'string' ? fields : JSON.stringify(fields);
  const type = { 'content-type': 'application/json' };
  return test.app.inject({
    method: 'POST',
    url: apiPaths.contact,
    payload,
    headers: { ...type, ...headers },
    ...(ip === undefined ? {} : { remoteAddress: ip }),
  });
}

const boundary = 'x-test-boundary';
export const multipartType = { 'content-type': `multipart/form-data; boundary=${boundary}` };

/**
 * A multipart/form-data body, byte for byte as given: file names may contain what no browser sends.
 */
export function createMultipartBody(
  fields: Readonly<Record<string, string>>,
  files: readonly SentFile[],
): Buffer {
  const begin = (name: string): string =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
  const texts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`${begin(name)}\r\n\r\n${value}\r\n`),
  );
  const documents = files.map(({ field = 'file', name, type = 'application/pdf', bytes }) =>
    Buffer.concat([
      Buffer.from(`${begin(field)}; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`),
      bytes,
      Buffer.from('\r\n'),
    ]),
  );
  return Buffer.concat([...texts, ...documents, Buffer.from(`--${boundary}--\r\n`)]);
}

/** Sends the bytes of an application form. */
export function sendApplicationBody(
  test: TestApp,
  payload: Buffer,
  { ip, headers = {} }: Sender = {},
): Promise<LightMyRequestResponse> {
  return test.app.inject({
    method: 'POST',
    url: apiPaths.applications,
    payload,
    headers: { ...multipartType, ...headers },
    ...(ip === undefined ? {} : { remoteAddress: ip }),
  });
}

/** Sends the application form with its files. */
export function sendApplication(
  test: TestApp,
  {
    fields = goodApplication,
    files,
  }: { fields?: Readonly<Record<string, string>>; files: readonly SentFile[] },
  sender: Sender = {},
): Promise<LightMyRequestResponse> {
  return sendApplicationBody(test, createMultipartBody(fields, files), sender);
}

async function countUnsentMails(test: TestApp): Promise<number> {
  const waiting = and(isNull(mailOutbox.sentAt), isNull(mailOutbox.failedAt));
  const [found] = await test.database.db
    .select({ number: count() })
    .from(mailOutbox)
    .where(waiting);
  return found?.number ?? 0;
}

/** Waits for the queue to be empty; returns all mails, parsed from their files. */
export async function readAllMails(test: TestApp): Promise<ParsedMail[]> {
  const deadline = Date.now() + 120_000;
  while ((await countUnsentMails(test)) > 0) {
    if (Date.now() > deadline) throw new Error('some mails were not sent');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  const folder = getOutboxFolder(test.config);
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map(async (name) => simpleParser(await readFile(path.join(folder, name)))),
  );
}

/** Recipient addresses of a mail. */
export function getRecipient({ to }: ParsedMail): string {
  return [to ?? []]
    .flat()
    .map(({ text }) => text)
    .join(', ');
}
