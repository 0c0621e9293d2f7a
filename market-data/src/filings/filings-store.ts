import type { CompanyFacts } from '@vela/engine';
import type { Filer } from './filers/filer.ts';

/** Facts of a company as they were last read, and when that was, UTC milliseconds. */
export type StoredFilings = {
  readonly company: CompanyFacts;
  /** The version that the SEC named. */
  readonly etag: string | undefined;
  readonly checkedAt: number;
};

/** Every version of every filed fact, by the number of the filer; the SQL is in the server. */
export interface FilingsStore {
  /** Undefined where nothing of the company is stored. */
  read(cik: number): Promise<StoredFilings | undefined>;
  /** Adds the facts that are not stored yet and deletes none; `key` names what was imported. */
  write(cik: number, stored: StoredFilings, key?: string): Promise<void>;
  /** Notes that the SEC has nothing newer. */
  touch(cik: number, checkedAt: number): Promise<void>;
  /** Numbers of the companies of which facts are stored. */
  listStored(): Promise<readonly number[]>;
  /** What was imported, by the keys that `write` was given. */
  listImported(): Promise<ReadonlySet<string>>;
  readFilers(): Promise<readonly Filer[]>;
  /** Adds filers; a ticker that another company has now is its own. */
  writeFilers(filers: readonly Filer[]): Promise<void>;
}
