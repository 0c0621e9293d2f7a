import { apiPaths, contactReasons } from '@vela/contracts';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailOutbox } from '../../db/schema/account.ts';
import { contactMessages } from '../../db/schema/correspondence.ts';
import { createForms } from '../../forms/form-deps.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import {
  readAllMails,
  goodMessage,
  sendContact,
  getRecipient,
  wideFormLimits,
} from '../../testing/form-steps.ts';
import { submitContact } from './submit-contact.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ deps: { formLimits: wideFormLimits } });
});
beforeEach(async () => {
  await test.database.db.delete(contactMessages);
  await test.database.db.delete(mailOutbox);
});
afterAll(() => test.close());

async function stored() {
  const [mails] = await test.database.db.select({ number: count() }).from(mailOutbox);
  return { messages: await test.database.db.select().from(contactMessages), mails: mails?.number };
}

const nothing = { messages: [], mails: 0 };

describe('a message', () => {
  it('is stored, mailed to the contact address, and confirmed without quoting it', async () => {
    const message = 'Merhaba,\r\n<b>kalın</b> https://spam.example \u202e';
    const response = await sendContact(test, {
      email: 'Tr@Example.com',
      reason: 'billing-questions',
      message,
      language: 'tr',
    });
    expect([response.statusCode, response.json()]).toEqual([
      202,
      { message: 'Teşekkür ederiz, mesajınız ulaştı. 3–5 iş günü içinde yanıt veriyoruz.' },
    ]);
    expect((await stored()).messages).toMatchObject([
      {
        email: 'tr@example.com',
        reason: 'billing-questions',
        message: message.replace('\r\n', '\n'),
        language: 'tr',
      },
    ]);
    const mails = await readAllMails(test);
    const toUs = mails.find((mail) => getRecipient(mail) === 'support@vela.example');
    expect(toUs?.subject).toMatch(/^İletişim formu: Faturalandırma soruları \(\d+\)$/);
    expect(toUs?.replyTo?.text).toBe('tr@example.com');
    expect(toUs?.text).toContain('<b>kalın</b> https://spam.example');
    expect(toUs?.html).toContain('&lt;b&gt;kalın&lt;/b&gt;');
    const receipt = mails.find((mail) => getRecipient(mail) === 'tr@example.com');
    expect(receipt?.subject).toBe('Vela mesajınızı aldı');
    expect(receipt?.text).toContain('3–5 iş günü içinde');
    expect(`${receipt?.text}${String(receipt?.html)}`).not.toMatch(/kalın|spam/);
  });

  it.each(contactReasons)('is accepted for the reason %s', async (reason) => {
    expect((await sendContact(test, { ...goodMessage, reason })).statusCode).toBe(202);
    expect(await stored()).toMatchObject({ messages: [{ reason }], mails: 2 });
  });

  it('is stored and mailed once for fifty parallel requests, and again a day later', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => sendContact(test, goodMessage)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(
      Array.from({ length: 50 }, () => 202),
    );
    expect(await stored()).toMatchObject({ messages: [{}], mails: 2 });
    test.moveClock(24 * 3_600_000 - 1);
    await sendContact(test, {
      ...goodMessage,
      email: ` ${goodMessage.email.toUpperCase()} `,
      message: `${goodMessage.message}\r\n`,
    });
    expect(await stored()).toMatchObject({ messages: [{}], mails: 2 });
    test.moveClock(1);
    await Promise.all(Array.from({ length: 20 }, () => sendContact(test, goodMessage)));
    expect(await stored()).toMatchObject({ messages: [{}, {}], mails: 4 });
  });

  it('is confirmed and dropped when a bot filled in the honeypot, even if invalid', async () => {
    const honest = await sendContact(test, goodMessage);
    await test.database.db.delete(contactMessages);
    await test.database.db.delete(mailOutbox);
    for (const fields of [goodMessage, { email: 'x' }]) {
      const answer = await sendContact(test, { ...fields, website: 'https://spam.example' });
      expect([answer.statusCode, answer.body]).toEqual([honest.statusCode, honest.body]);
    }
    expect(await stored()).toEqual(nothing);
    expect(test.logLines.filter((line) => line.includes('filled in by a program'))).toHaveLength(2);
  });

  it('is rejected from another site', async () => {
    const response = await sendContact(test, goodMessage, {
      headers: { origin: 'https://evil.example' },
    });
    expect([response.statusCode, response.json().detail.error_code]).toEqual([
      403,
      'ORIGIN_REFUSED',
    ]);
  });
});

describe('limits', () => {
  const none = { points: 2, seconds: 3600 };

  it('allow three receipts an hour to one address, and report how long to wait', async () => {
    const limited = await createTestApp();
    const send = (index: number) =>
      sendContact(limited, {
        ...goodMessage,
        message: `${goodMessage.message} ${index}`,
        language: 'tr',
      });
    const answers = [await send(1), await send(2), await send(3), await send(4), await send(1)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 429, 202]);
    expect(answers[3]?.headers['retry-after']).toBe('3600');
    expect(answers[3]?.json().detail).toEqual({
      error_code: 'TOO_MANY_REQUESTS',
      message: 'Çok fazla deneme yapıldı. Lütfen 60 dakika sonra yeniden deneyin.',
      retry_after: 3600,
    });
    expect(await limited.database.db.select().from(contactMessages)).toHaveLength(3);
    expect(await readAllMails(limited)).toHaveLength(6);
    await limited.close();
  });

  it.each([
    [
      'one network',
      { ...wideFormLimits, contact: { address: none } },
      ['203.0.113.1', '203.0.113.1', '203.0.113.1'],
    ],
    [
      'everybody',
      { ...wideFormLimits, contact: { everybody: none } },
      ['203.0.113.1', '203.0.113.2', '203.0.113.3'],
    ],
    [
      'every try',
      { ...wideFormLimits, try: { address: none } },
      ['203.0.113.1', '203.0.113.1', '203.0.113.1'],
    ],
  ])('hold for %s', async (_name, formLimits, addresses) => {
    const limited = await createTestApp({ deps: { formLimits } });
    const statuses = [];
    for (const [index, ip] of addresses.entries())
      statuses.push(
        (await sendContact(limited, { ...goodMessage, email: `p${index}@example.com` }, { ip }))
          .statusCode,
      );
    expect(statuses).toEqual([202, 202, 429]);
    expect(await limited.database.db.select().from(contactMessages)).toHaveLength(2);
    await limited.close();
  });
});

describe('a rejected message', () => {
  const wide = { points: 100, seconds: 3600 };

  it('does not count against other limits when its sender is over his own', async () => {
    const formLimits = {
      ...wideFormLimits,
      contact: { address: { points: 4, seconds: 3600 }, everybody: { points: 4, seconds: 3600 } },
    };
    const limited = await createTestApp({
      deps: { formLimits: { ...formLimits, receipt: { email: { points: 3, seconds: 3600 } } } },
    });
    const send = (email: string, index: number) =>
      sendContact(limited, { ...goodMessage, email, message: `${goodMessage.message} ${index}` });
    const statuses = [];
    for (let index = 0; index < 10; index += 1)
      statuses.push((await send(`x+${index}@example.com`, index)).statusCode);
    expect(statuses).toEqual([202, 202, 202, ...Array.from({ length: 7 }, () => 429)]);
    expect((await send('other@example.com', 10)).statusCode).toBe(202);
    await limited.close();
  });

  it('does not count when the server failed', async () => {
    const formLimits = {
      ...wideFormLimits,
      contact: { everybody: { points: 1, seconds: 3600 } },
      receipt: { email: { ...wide, points: 1 } },
    };
    let isBroken = true;
    const mails = {
      ...idle,
      enqueue: async () => (isBroken ? Promise.reject(new Error('no mail')) : undefined),
    };
    const deps = createForms(
      { config: test.config, now: () => test.now(), db: test.database.db, formLimits },
      { mails, pdfChecker },
    );
    const submit = () =>
      submitContact(deps, goodMessage, { ip: '203.0.113.1', language: 'en', log: test.app.log });
    expect(await submit()).toMatchObject({ code: 'INTERNAL' });
    isBroken = false;
    expect(await submit()).toEqual({ kind: 'accepted' });
  });
});

/** A contact message has no file. */
const pdfChecker = { check: () => Promise.reject(new Error('no file is looked into')) };

const idle: MailQueue = {
  enqueue: async () => undefined,
  deliverSoon: () => undefined,
  deliver: async () => undefined,
  start: () => undefined,
  stop: async () => undefined,
};

function asPage(fields: Readonly<Record<string, string>>, mails = idle) {
  const deps = createForms(
    {
      config: test.config,
      now: () => test.now(),
      db: test.database.db,
      formLimits: wideFormLimits,
    },
    { mails, pdfChecker },
  );
  return submitContact(deps, fields, { ip: '203.0.113.1', language: 'tr', log: test.app.log });
}

describe('the outcome for a page', () => {
  it('reports that the message was accepted', async () => {
    expect(await asPage(goodMessage)).toEqual({ kind: 'accepted' });
  });

  it('reports each faulty field in the language of the page', async () => {
    expect(await asPage({ email: 'a@b', reason: '', message: 'kısa', other: 'ignored' })).toEqual({
      kind: 'refused',
      status: 422,
      code: 'VALIDATION_FAILED',
      message:
        'E-posta geçerli bir e-posta adresi olmalı. Konu gerekli. Mesaj en az 10 karakter olmalı.',
      fields: [
        { field: 'email', message: 'E-posta geçerli bir e-posta adresi olmalı.' },
        { field: 'reason', message: 'Konu gerekli.' },
        { field: 'message', message: 'Mesaj en az 10 karakter olmalı.' },
      ],
    });
  });

  it('reports a server error without details, and stores nothing', async () => {
    const broken: MailQueue = {
      ...idle,
      enqueue: async () => Promise.reject(new Error('secret cause of the failure')),
    };
    const outcome = await asPage(goodMessage, broken);
    expect(outcome).toMatchObject({ kind: 'refused', status: 500, code: 'INTERNAL', fields: [] });
    expect(JSON.stringify(outcome)).not.toContain('secret');
    expect(await stored()).toEqual(nothing);
    expect(test.logLines.some((line) => line.includes('secret cause of the failure'))).toBe(true);
  });
});

it('is described among the calls of the API', async () => {
  const { paths } = (await test.app.inject({ url: apiPaths.openapi })).json();
  const fields = (path: string, type: string) =>
    paths[path].post.requestBody.content[type].schema.required;
  expect(fields(apiPaths.contact, 'application/json')).toEqual(['email', 'reason', 'message']);
  expect(fields(apiPaths.applications, 'multipart/form-data')).toEqual([
    'email',
    'position',
    'file',
  ]);
});
