import { createServer, type Server } from 'node:net';
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMailer } from './create-mailer.ts';

let server: Server;
let port: number;
const received: string[] = [];

/** A minimal SMTP server (RFC 5321) that accepts every mail. */
function startServer(): Server {
  return createServer((socket) => {
    let data: string | undefined;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      if (data !== undefined) {
        data += chunk.toString();
        if (!data.endsWith('\r\n.\r\n')) return;
        received.push(data.slice(0, -5));
        data = undefined;
        socket.write('250 taken\r\n');
        return;
      }
      const command = chunk.toString().slice(0, 4).toUpperCase();
      if (command === 'DATA') data = '';
      socket.write({ DATA: '354 go on\r\n', QUIT: '221 bye\r\n' }[command] ?? '250 ok\r\n');
    });
    socket.on('error', () => undefined);
  });
}

beforeAll(async () => {
  server = startServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it('sends both parts of a mail through the SMTP server', async () => {
  const mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailFrom: 'Vela <no-reply@vela.example>',
    dataDir: '/nowhere',
  });
  expect(await mailer.check()).toMatchObject({ ok: true });
  await mailer.send({
    to: 'ayse@example.com',
    subject: 'Doğrulama',
    text: 'kod\n\n123456\n',
    html: '<p>123456</p>',
  });
  const mail = await simpleParser(received[0] ?? '');
  expect(mail).toMatchObject({ subject: 'Doğrulama', html: '<p>123456</p>' });
  expect(mail.text).toMatch(/^123456$/m);
  expect([mail.to ?? []].flat()[0]?.text).toBe('ayse@example.com');
});

it('rejects when the server does not respond, so that the queue retries', async () => {
  const mailer = createMailer({
    smtpUrl: 'smtp://127.0.0.1:9',
    mailFrom: 'x@vela.example',
    dataDir: '/nowhere',
  });
  await expect(
    mailer.send({ to: 'a@example.com', subject: 's', text: 't', html: 'h' }),
  ).rejects.toThrow('ECONNREFUSED');
});
