import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { Zip, ZipDeflate } from 'fflate';
import type { Client } from 'pg';
import { exportedTables, type ExportedTable } from './exported-tables.ts';
import { csvRows, jsonRows, type Row, type RowFormat } from './format-rows.ts';

/** Few at a time: an analysis is some 50 kB, and requests are answered between two batches. */
const batchRows = 25;
const partBytes = 1_000_000;

/** Bytes of the growing archive, handed on in parts of at least a megabyte. */
class Archive {
  readonly #zip: Zip;
  readonly #save: (part: Buffer) => Promise<void>;
  #waiting: Uint8Array[] = [];
  #size = 0;
  #fault: Error | undefined;

  constructor(save: (part: Buffer) => Promise<void>) {
    this.#save = save;
    this.#zip = new Zip((fault, chunk) => {
      this.#fault ??= fault ?? undefined;
      this.#waiting.push(chunk);
      this.#size += chunk.length;
    });
  }

  begin(name: string): (text: string, isLast: boolean) => Promise<void> {
    const file = new ZipDeflate(name, { level: 6 });
    this.#zip.add(file);
    return async (text, isLast) => {
      file.push(Buffer.from(text), isLast);
      if (this.#size >= partBytes) await this.#flush();
      await yieldToRequests();
    };
  }

  async end(): Promise<void> {
    this.#zip.end();
    await this.#flush();
  }

  async #flush(): Promise<void> {
    if (this.#fault !== undefined) throw this.#fault;
    const part = Buffer.concat(this.#waiting);
    this.#waiting = [];
    this.#size = 0;
    await this.#save(part);
  }
}

async function writeTable(
  { client, archive, userId }: { client: Client; archive: Archive; userId: number },
  { name, query }: ExportedTable,
  format: RowFormat,
): Promise<void> {
  const write = archive.begin(`${format.extension}/${name}.${format.extension}`);
  await client.query(`declare exported no scroll cursor for ${query}`, [userId]);
  for (let isFirst = true; ; isFirst = false) {
    const { rows, fields } = await client.query<Row>(`fetch ${batchRows} from exported`);
    if (isFirst) await write(format.begin(fields.map((field) => field.name)), false);
    if (rows.length === 0) break;
    await write(format.format(rows, isFirst), false);
  }
  await write(format.end, true);
  await client.query('close exported');
}

/**
 * Writes all data of an account as one archive of JSON and CSV files, as it was at one moment.
 * `client` is a connection of its own; `save` gets the archive part by part.
 */
export async function writeExport(
  client: Client,
  userId: number,
  save: (part: Buffer) => Promise<void>,
): Promise<void> {
  const archive = new Archive(save);
  await client.query('begin isolation level repeatable read read only');
  for (const format of [jsonRows, csvRows])
    for (const table of exportedTables)
      await writeTable({ client, archive, userId }, table, format);
  await client.query('commit');
  await archive.end();
}
