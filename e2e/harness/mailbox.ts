import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type ParsedMail, simpleParser } from 'mailparser';

const waitMs = 15_000;
const pauseMs = 100;

function isFor(mail: ParsedMail, address: string): boolean {
  return [mail.to].flat().some((to) => to?.value.some((one) => one.address === address) ?? false);
}

async function readMails(folder: string, address: string): Promise<ParsedMail[]> {
  const files = await readdir(folder).catch((): string[] => []);
  const texts = await Promise.all(
    files
      .filter((file) => file.endsWith('.eml'))
      .map((file) => readFile(path.join(folder, file), 'utf8')),
  );
  // The outbox holds the mails of all journeys: only those that name the address are parsed.
  const mails = await Promise.all(
    texts.filter((text) => text.includes(address)).map((text) => simpleParser(text)),
  );
  return mails
    .filter((mail) => isFor(mail, address))
    .toSorted((a, b) => (a.date?.getTime() ?? 0) - (b.date?.getTime() ?? 0));
}

/** Reads the mails the server wrote to one address. */
export class Mailbox {
  readonly #folder: string;
  readonly #address: string;

  constructor(dataDir: string, address: string) {
    this.#folder = path.join(dataDir, 'outbox');
    this.#address = address;
  }

  /** Text part of the newest mail that matches `pattern`; waits for it to arrive. */
  async find(pattern: RegExp): Promise<{ text: string; match: RegExpMatchArray }> {
    const until = Date.now() + waitMs;
    while (Date.now() < until) {
      const texts = (await readMails(this.#folder, this.#address)).map((mail) => mail.text ?? '');
      for (const text of texts.toReversed()) {
        const match = text.match(pattern);
        if (match !== null) return { text, match };
      }
      await delay(pauseMs);
    }
    throw new Error(`no mail for ${this.#address} holds ${pattern} after ${waitMs} ms`);
  }

  /** The newest verification code: six digits alone on a line of the text part. */
  async code(): Promise<string> {
    const { match } = await this.find(/^\s*(\d{6})\s*$/m);
    return match[1] ?? '';
  }

  /** The newest link to a page of the site whose path starts with `beginning`. */
  async link(beginning: string): Promise<string> {
    const { match } = await this.find(new RegExp(`https?://[^\\s/]+${beginning}[^\\s]*`));
    return match[0];
  }
}
