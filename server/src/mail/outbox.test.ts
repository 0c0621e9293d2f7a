import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { languages } from '@vela/contracts';
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createMailer } from './create-mailer.ts';
import { getOutboxFolder } from './outbox-mailer.ts';
import { createAlreadyRegisteredMail } from './templates/already-registered.ts';
import { createPasswordChangedMail } from './templates/password-changed.ts';
import { createPasswordResetMail } from './templates/password-reset.ts';
import { createSessionReusedMail } from './templates/session-reused.ts';
import { createVerificationMail } from './templates/verification.ts';

let dataDir: string;
let test: TestApp;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'vela-outbox-'));
  test = await createTestApp();
});
afterAll(async () => {
  await test.close();
  await rm(dataDir, { recursive: true, force: true });
});

const mailer = () =>
  createMailer({ smtpUrl: undefined, mailFrom: 'Vela <no-reply@vela.example>', dataDir });

async function newestFile(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted();
  return path.join(folder, names.at(-1) ?? '');
}

describe('the outbox mailer', () => {
  it('writes a file readable by the owner only, with both parts and the code alone on a line', async () => {
    const link = 'http://localhost:3000/email-verification?token=abc&lng=tr';
    await mailer().send(
      createVerificationMail({ to: 'ayşe@example.com', language: 'tr', code: '042137', link }),
    );
    const file = await newestFile(getOutboxFolder({ dataDir }));
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const raw = await readFile(file, 'utf8');
    expect(raw).toMatch(/^042137$/m);
    const parsed = await simpleParser(raw);
    expect(parsed.subject).toBe('Vela doğrulama kodunuz');
    expect(parsed.text).toMatch(/^042137$/m);
    expect(parsed.text).toContain(link);
    expect(parsed.html).toContain('042137');
    expect(parsed.html).toContain(
      'href="http://localhost:3000/email-verification?token=abc&amp;lng=tr"',
    );
    expect(await readdir(getOutboxFolder({ dataDir }))).not.toContainEqual(
      expect.stringMatching(/\.part$/),
    );
  });

  it('removes partial files', async () => {
    const part = path.join(
      getOutboxFolder({ dataDir }),
      '2026-11-21T12-00-00.000Z-abcdef01.eml.part',
    );
    await writeFile(part, 'Subject: half');
    const before = await readdir(getOutboxFolder({ dataDir }));
    mailer();
    expect(await readdir(getOutboxFolder({ dataDir }))).toEqual(
      before.filter((name) => !name.endsWith('.part')),
    );
  });

  it('prevents header injection', async () => {
    await mailer().send({
      to: 'a@example.com\r\nBcc: thief@evil.example',
      subject: 'Hello\r\nBcc: thief@evil.example',
      text: 't',
      html: '<p>h</p>',
    });
    const parsed = await simpleParser(
      await readFile(await newestFile(getOutboxFolder({ dataDir }))),
    );
    expect(parsed.bcc).toBeUndefined();
    expect(parsed.headers.has('bcc')).toBe(false);
  });

  it('writes Reply-To and an attachment, byte for byte, with its Turkish name', async () => {
    const content = Buffer.concat([
      Buffer.from('%PDF-1.7\r\n'),
      Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
    ]);
    const attachment = { name: 'Özgeçmiş Ayşe.pdf', content };
    await mailer().send({
      to: 'a@example.com',
      replyTo: 'ayse@example.com',
      subject: 's',
      text: 't',
      html: '<p>h</p>',
      attachment,
    });
    const parsed = await simpleParser(
      await readFile(await newestFile(getOutboxFolder({ dataDir }))),
    );
    expect(parsed.replyTo?.value).toEqual([{ name: '', address: 'ayse@example.com' }]);
    expect(parsed.attachments).toMatchObject([
      {
        filename: attachment.name,
        contentType: 'application/pdf',
        contentDisposition: 'attachment',
      },
    ]);
    expect(parsed.attachments[0]?.content.equals(content)).toBe(true);
  });

  it.each(['\r\n', '\n', '\r', '\u2028', '\u0085', '\u0000'])(
    'lets no name or address for answers start a header with %j',
    async (lineBreak) => {
      const evil = `${lineBreak}Bcc: thief@evil.example${lineBreak}${lineBreak}<script>`;
      const attachment = { name: `cv${evil}.pdf`, content: Buffer.from('%PDF-1.7') };
      await mailer().send({
        to: 'a@example.com',
        replyTo: `b@example.com${evil}`,
        subject: `s${evil}`,
        text: 't',
        html: '<p>h</p>',
        attachment,
      });
      const parsed = await simpleParser(
        await readFile(await newestFile(getOutboxFolder({ dataDir }))),
      );
      expect(parsed.headers.has('bcc')).toBe(false);
      expect(parsed.attachments).toHaveLength(1);
      expect(parsed.html).toBe('<p>h</p>');
    },
  );

  it('checks that the folder is writable', async () => {
    expect(await mailer().check()).toMatchObject({ ok: true });
    const blocked = path.join(dataDir, 'a-file');
    await writeFile(blocked, '');
    expect(
      await createMailer({ smtpUrl: undefined, mailFrom: 'x@y.example', dataDir: blocked }).check(),
    ).toMatchObject({ ok: false });
    expect(
      await createMailer({
        smtpUrl: 'smtp://127.0.0.1:9',
        mailFrom: 'x@y.example',
        dataDir,
      }).check(),
    ).toMatchObject({ ok: false });
  });
});

it('has every mail in both languages, with the same links in text and HTML', () => {
  const to = 'a@example.com';
  const links = {
    link: 'https://vela.example/x?a=1&b=2',
    loginLink: 'https://vela.example/x?a=1&b=2',
    forgotLink: 'https://vela.example/x?a=1&b=2',
    securityLink: 'https://vela.example/x?a=1&b=2',
  };
  for (const template of [
    createVerificationMail,
    createAlreadyRegisteredMail,
    createPasswordResetMail,
    createPasswordChangedMail,
    createSessionReusedMail,
  ]) {
    const [english, turkish] = languages.map((language) =>
      template({ to, language, code: '123456', ...links }),
    );
    expect(english?.subject).not.toBe(turkish?.subject);
    for (const mail of [english, turkish]) {
      expect(mail?.text).toContain(links.link);
      expect(mail?.html).toContain('https://vela.example/x?a=1&amp;b=2');
      expect(mail?.text).not.toMatch(/undefined|\{|\}/);
    }
    expect(turkish?.text).toMatch(/^Merhaba,/);
  }
});

function ask(url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
  return test.app.inject({ url, headers: { host: 'localhost:3000', ...headers }, remoteAddress });
}

describe('the outbox page', () => {
  it('lists the mails and shows one, with links and escaped markup', async () => {
    const written = createMailer(test.config);
    await written.send({
      to: 'a@example.com',
      subject: '<img src=x>',
      text: 'see http://localhost:3000/a?b=1&c=2 <script>',
      html: '<p>x</p>',
    });
    const list = await ask('/dev/mail');
    expect(list.statusCode).toBe(200);
    expect(list.body).toContain('&lt;img src=x&gt;');
    const [, href = ''] = /href="(\/dev\/mail\/[^"]+)"/.exec(list.body) ?? [];
    const page = await ask(href);
    expect(page.body).toContain('<a href="http://localhost:3000/a?b=1&amp;c=2">');
    expect(page.body).not.toContain('<script>');
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'nonce-/,
    );
  });

  it('gives 404 to other machines, foreign host names and other files', async () => {
    expect((await ask('/dev/mail', {}, '192.0.2.7')).statusCode).toBe(404);
    expect((await ask('/dev/mail', { host: 'rebound.evil.example' })).statusCode).toBe(404);
    for (const name of ['..%2f..%2fpostgres.json', 'none.eml', '.hidden.eml', 'x.txt'])
      expect((await ask(`/dev/mail/${name}`)).statusCode).toBe(404);
  });
});
