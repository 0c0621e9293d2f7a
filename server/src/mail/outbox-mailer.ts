import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { access, constants, mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Mailer } from './mailer.ts';
import { toMessageOptions } from './message-options.ts';

/** Folder of mails that are written instead of sent. */
export function getOutboxFolder(config: Pick<Config, 'dataDir'>): string {
  return path.join(config.dataDir, 'outbox');
}

/** Writes a file atomically and durably (fsync, rename, fsync of the folder). */
async function writeFileAtomically(target: string, content: Buffer): Promise<void> {
  const temporary = `${target}.part`;
  const file = await open(temporary, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, target);
  const folder = await open(path.dirname(target), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Removes partial files of a killed process; their mails are sent again. */
function removeUnfinished(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (name.endsWith('.eml.part')) rmSync(path.join(folder, name), { force: true });
}

/** Writes each mail as an .eml file, named by time, to the outbox folder. */
export function createOutboxMailer(config: Pick<Config, 'dataDir' | 'mailFrom'>): Mailer {
  const folder = getOutboxFolder(config);
  removeUnfinished(folder);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { message } = await composer.sendMail(toMessageOptions(mail, config.mailFrom));
      if (!Buffer.isBuffer(message)) throw new Error('the mail was not composed as one buffer');
      const time = new Date().toISOString().replaceAll(':', '-');
      await writeFileAtomically(
        path.join(folder, `${time}-${randomUUID().slice(0, 8)}.eml`),
        message,
      );
    },
    check: async () => {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await access(folder, constants.W_OK);
        return { ok: true, detail: 'mails are written to the outbox folder' };
      } catch {
        return { ok: false, detail: 'the outbox folder cannot be written' };
      }
    },
  };
}
