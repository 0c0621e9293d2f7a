import { LRUCache } from 'lru-cache';
import { toNetwork } from '../network.ts';
import { openRotatingFile } from './rotating-file.ts';

/** What a security record says beside its kind and address. Never a secret or an email address. */
type Facts = Readonly<Record<string, string | number | undefined>>;

/** Records of refused and suspicious requests, in a file of their own. */
export type SecurityLog = {
  record(kind: string, ip: string, facts: Facts): void;
  close(): void;
};

type SecurityLogOptions = {
  /** Size at which the file is renamed; five older ones are kept. */
  readonly maxBytes?: number;
  /** Monotonic clock in milliseconds. */
  readonly clock?: () => number;
};

const olderFiles = 5;
const minuteMs = 60_000;
/** Records of one kind from one network that are written in a minute; the others are counted. */
const linesPerNetwork = 10;
const maxNetworks = 10_000;

/**
 * Opens the file. A minute writes at most a hundredth of what the files hold: an hour of records
 * stands whatever is sent, and one network cannot take the place of the others.
 */
export function openSecurityLog(
  file: string,
  { maxBytes = 8 * 1024 * 1024, clock = () => performance.now() }: SecurityLogOptions = {},
): SecurityLog {
  const target = openRotatingFile(file, { maxBytes, keep: olderFiles });
  const bytesPerMinute = (maxBytes * olderFiles) / 100;
  const linesByNetwork = new LRUCache<string, number>({ max: maxNetworks });
  const skippedByKind = new Map<string, number>();
  let minuteEndsAt = clock() + minuteMs;
  let bytesLeft = bytesPerMinute;
  const write = (entry: object): void => {
    const line = `${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`;
    bytesLeft -= Buffer.byteLength(line);
    target.write(line);
  };
  const beginMinute = (): void => {
    if (clock() < minuteEndsAt) return;
    minuteEndsAt = clock() + minuteMs;
    bytesLeft = bytesPerMinute;
    linesByNetwork.clear();
    for (const [kind, skipped] of skippedByKind) write({ kind, skipped });
    skippedByKind.clear();
  };
  return {
    record: (kind, ip, facts) => {
      beginMinute();
      const source = `${kind} ${toNetwork(ip)}`;
      const lines = (linesByNetwork.get(source) ?? 0) + 1;
      linesByNetwork.set(source, lines);
      if (lines <= linesPerNetwork && bytesLeft > 0) write({ kind, ip, ...facts });
      else skippedByKind.set(kind, (skippedByKind.get(kind) ?? 0) + 1);
    },
    close: () => target.close(),
  };
}
