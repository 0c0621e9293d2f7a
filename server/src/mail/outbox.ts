import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { simpleParser } from 'mailparser';

/** A mail read from the outbox folder. `date` is ISO 8601. */
export type StoredMail = {
  readonly name: string;
  readonly subject: string;
  readonly to: string;
  readonly date: string;
  readonly text: string;
};

const fileName = /^[\w-][\w.-]*\.eml$/;
const newest = 100;

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Reads one mail by file name; undefined when it does not exist. */
export async function readMail(folder: string, name: string): Promise<StoredMail | undefined> {
  if (!fileName.test(name)) return undefined;
  try {
    const mail = await simpleParser(await readFile(path.join(folder, name)));
    const to = [mail.to ?? []].flat().map((address) => address.text);
    return {
      name,
      subject: mail.subject ?? '',
      to: to.join(', '),
      date: mail.date?.toISOString() ?? '',
      text: mail.text ?? '',
    };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** The newest 100 mails of a folder, newest first. */
export async function listMails(folder: string): Promise<StoredMail[]> {
  let names: string[];
  try {
    names = await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
  const chosen = names
    .filter((name) => fileName.test(name))
    .toSorted()
    .toReversed()
    .slice(0, newest);
  const mails = await Promise.all(chosen.map((name) => readMail(folder, name)));
  return mails.filter((mail) => mail !== undefined);
}
