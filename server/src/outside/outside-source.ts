import type { SourceState } from '@vela/contracts';
import { fetchDocument } from '@vela/market-data';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { readSource, writeSource } from '../db/outside-source-store.ts';

type Deps = {
  readonly db: Database;
  readonly config: Pick<Config, 'marketData' | 'secContact' | 'publicUrl'>;
  readonly now: () => number;
};

export type OutsideDocument = {
  readonly id: string;
  readonly url: string;
  readonly maxBytes: number;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Shortest time between two readings. */
  readonly pauseMs: number;
};

/** Whether documents of the outside world are read: not where candles are simulated or of files. */
export function readsOutside({ marketData }: Pick<Config, 'marketData'>): boolean {
  return marketData === 'auto' || marketData === 'live';
}

/**
 * Reads a document where its pause is over, and gives it to `take` where it has changed; notes when
 * it was read, and whether that succeeded. Throws what reading or `take` throws.
 */
export async function readOutside(
  { id, url, maxBytes, headers, pauseMs }: OutsideDocument,
  { db, config, now }: Deps,
  take: (bytes: Uint8Array, contentType: string) => Promise<void>,
): Promise<void> {
  const known = await readSource(db, id);
  const at = now();
  if (known !== undefined && at - known.checkedAt.getTime() < pauseMs) return;
  const checkedAt = new Date(at);
  await writeSource(db, { id, checkedAt });
  const userAgent = config.secContact ?? `Vela (+${config.publicUrl})`;
  const validators = {
    etag: known?.etag ?? undefined,
    lastModified: known?.lastModified ?? undefined,
  };
  const document = await fetchDocument({ url, maxBytes, headers, userAgent, ...validators });
  if (document.kind === 'unchanged') {
    await writeSource(db, { id, checkedAt, succeededAt: checkedAt });
    return;
  }
  await take(document.bytes, document.contentType);
  await writeSource(db, {
    id,
    checkedAt,
    succeededAt: checkedAt,
    etag: document.etag ?? null,
    lastModified: document.lastModified ?? null,
  });
}

/** `late` after three pauses without success, `failing` where the last reading did not succeed. */
export async function describeSource(
  { id, name, pauseMs }: { readonly id: string; readonly name: string; readonly pauseMs: number },
  { db, config, now }: Deps,
): Promise<SourceState> {
  const known = await readSource(db, id);
  const succeededAt = known?.succeededAt?.getTime() ?? null;
  const isFailing = known !== undefined && known.checkedAt.getTime() !== succeededAt;
  const isLate = succeededAt !== null && now() - succeededAt > 3 * pauseMs;
  const state = isFailing ? 'failing' : isLate ? 'late' : 'ok';
  const isOff = !readsOutside(config) || known === undefined;
  return { name, state: isOff ? 'off' : state, checkedAt: succeededAt };
}
