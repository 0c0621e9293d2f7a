import { Mutex } from 'async-mutex';
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { mailOutbox } from '../db/schema/account.ts';
import { uploadedFiles } from '../db/schema/uploaded-file.ts';
import { deriveKey } from '../derived-key.ts';
import type { AccountMailValues } from '../language/account-mail-texts.ts';
import type { Mail, MailAttachment, Mailer } from './mailer.ts';
import { decryptText, encryptText } from './encrypted-text.ts';

export type MailKind =
  | keyof AccountMailValues
  | 'verification'
  | 'already-registered'
  | 'password-reset'
  | 'password-changed'
  | 'session-reused'
  | 'sign-in-failures'
  | 'contact-message'
  | 'contact-receipt'
  | 'application'
  | 'application-receipt';

/** The database or a transaction of it. */
export type Writer = Pick<Database, 'insert' | 'select' | 'update'>;

/** `userId`: account the mail is about, if any; `fileId`: uploaded file to attach. */
export type QueuedMail = {
  readonly userId?: number;
  readonly kind: MailKind;
  readonly mail: Mail;
  readonly fileId?: number;
};

/** Transactional outbox: stored with the cause, sent soon after, retried for a day. */
export type MailQueue = {
  /** Stores a mail in the caller's transaction; call `deliverSoon` after the commit. */
  enqueue(writer: Writer, mail: QueuedMail): Promise<void>;
  deliverSoon(): void;
  /** Sends all due mails; resolves when none is left. */
  deliver(): Promise<void>;
  start(): void;
  /** Stops the timer and waits for a running delivery. */
  stop(): Promise<void>;
};

type QueueDeps = {
  readonly config: Pick<Config, 'encryptionKey'>;
  readonly db: Database;
  readonly mailer: Mailer;
  readonly now: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
};

const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.string().exactOptional(),
}) satisfies z.ZodType<Mail>;

const pollMs = 15_000;
const batch = 10;
/** Visibility timeout: other processes skip a claimed mail for this long. */
const claimTimeoutMs = 120_000;
const giveUpMs = 24 * 3_600_000;

function calculateBackoffMs(tries: number): number {
  return Math.min(15_000 * 2 ** (tries - 1), 3_600_000);
}

type DueMail = typeof mailOutbox.$inferSelect;

async function lockDueMails({ db, now }: QueueDeps): Promise<DueMail[]> {
  const at = new Date(now());
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(mailOutbox)
      .where(
        and(isNull(mailOutbox.sentAt), isNull(mailOutbox.failedAt), lte(mailOutbox.nextTryAt, at)),
      )
      .orderBy(asc(mailOutbox.id))
      .limit(batch)
      .for('update', { skipLocked: true });
    const ids = due.map(({ id }) => id);
    if (ids.length > 0)
      await tx
        .update(mailOutbox)
        .set({ nextTryAt: new Date(now() + claimTimeoutMs) })
        .where(inArray(mailOutbox.id, ids));
    return due;
  });
}

async function readAttachment(
  due: DueMail,
  db: Database,
): Promise<{ attachment?: MailAttachment }> {
  if (due.fileId === null) return {};
  const [attachment] = await db
    .select({ name: uploadedFiles.name, content: uploadedFiles.content })
    .from(uploadedFiles)
    .where(eq(uploadedFiles.id, due.fileId));
  if (attachment === undefined)
    throw new Error('the file of this mail was deleted, and the mail with it');
  return { attachment };
}

async function sendOne(due: DueMail, deps: QueueDeps): Promise<void> {
  const { db, mailer, now, log } = deps;
  const key = deriveKey(deps.config.encryptionKey, 'mail-outbox');
  const row = eq(mailOutbox.id, due.id);
  const tries = due.tries + 1;
  try {
    const mail = mailSchema.parse(JSON.parse(decryptText(key, due.content ?? '')));
    await mailer.send({ ...mail, ...(await readAttachment(due, db)) });
  } catch (error) {
    const givenUp = now() - due.createdAt.getTime() > giveUpMs;
    const next = givenUp
      ? { failedAt: new Date(now()), content: null }
      : { nextTryAt: new Date(now() + calculateBackoffMs(tries)) };
    await db
      .update(mailOutbox)
      .set({ tries, ...next })
      .where(row);
    log[givenUp ? 'error' : 'warn'](
      { mail: due.id, kind: due.kind, tries, err: error },
      givenUp ? 'a mail was given up' : 'a mail could not be sent yet',
    );
    return;
  }
  await db
    .update(mailOutbox)
    .set({ tries, sentAt: new Date(now()), content: null })
    .where(row);
}

async function sendAllDue(deps: QueueDeps): Promise<void> {
  for (;;) {
    const due = await lockDueMails(deps);
    for (const mail of due) await sendOne(mail, deps);
    if (due.length < batch) return;
  }
}

/** Mail queue over the `mail_outbox` table. */
export function createMailQueue(deps: QueueDeps): MailQueue {
  const key = deriveKey(deps.config.encryptionKey, 'mail-outbox');
  let timer: NodeJS.Timeout | undefined;
  const lock = new Mutex();
  // A call during a delivery runs after it, and sees mails stored meanwhile.
  const deliver = (): Promise<void> => lock.runExclusive(() => sendAllDue(deps));
  const deliverSoon = (): void => {
    // Retried at the next tick of the timer.
    deliver().catch((error: unknown) =>
      deps.log.warn({ err: error }, 'mail queue delivery failed'),
    );
  };
  return {
    enqueue: async (writer, { userId = null, kind, mail, fileId = null }) => {
      const at = new Date(deps.now());
      const content = encryptText(key, JSON.stringify(mail));
      await writer
        .insert(mailOutbox)
        .values({ userId, kind, content, fileId, createdAt: at, nextTryAt: at });
    },
    deliverSoon,
    deliver,
    start: () => {
      deliverSoon();
      timer = setInterval(deliverSoon, pollMs).unref();
    },
    stop: async () => {
      clearInterval(timer);
      await lock.waitForUnlock();
    },
  };
}
