import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ParsedMail, simpleParser } from 'mailparser';

const waitMs = 15_000;
const pauseMs = 100;

function isFor(mail: ParsedMail, address: string): boolean {
  return [mail.to].flat().some((to) => to?.value.some((one) => one.address === address) ?? false);
}

async function readMails(folder: string, address: string): Promise<ParsedMail[]> {
  const files = await readdir(folder).catch((): string[] => []);
  const mails = await Promise.all(
    files
      .filter((file) => file.endsWith('.eml'))
      .map(async (file) => simpleParser(await readFile(path.join(folder, file)))),
  );
  return mails
    .filter((mail) => isFor(mail, address))
    .toSorted((a, b) => (a.date?.getTime() ?? 0) - (b.date?.getTime() ?? 0));
}

/** The mails the server has written for somebody. */
export class Mailbox {
  readonly #folder: string;
  readonly #address: string;

  constructor(dataDir: string, address: string) {
    this.#folder = path.join(dataDir, 'outbox');
    this.#address = address;
  }

  /** The text part of the first mail that `pattern` finds something in; waits for it to arrive. */
  async find(pattern: RegExp): Promise<{ text: string; match: RegExpMatchArray }> {
    const until = Date.now() + waitMs;
    while (Date.now() < until) {
      const texts = (await readMails(this.#folder, this.#address)).map((mail) => mail.text ?? '');
      for (const text of texts.toReversed()) {
        const match = text.match(pattern);
        if (match !== null) return { text, match };
      }
      await new Promise((resolve) => {
        setTimeout(resolve, pauseMs);
      });
    }
    throw new Error(`no mail for ${this.#address} holds ${pattern} after ${waitMs} ms`);
  }

  /** The newest verification code: six digits that stand alone on a line of the text part. */
  async code(): Promise<string> {
    const { match } = await this.find(/^\s*(\d{6})\s*$/m);
    return match[1] ?? '';
  }

  /** The newest link to a page of the site whose path begins so. */
  async link(beginning: string): Promise<string> {
    const { match } = await this.find(new RegExp(`https?://[^\\s/]+${beginning}[^\\s]*`));
    return match[0];
  }
}
