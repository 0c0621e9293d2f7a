import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { legalPeriods } from '@vela/contracts';

const dayMs = 86_400_000;
const [, maxDays] = legalPeriods.retention.backupDays;

/** When a backup was made, by the name that `formatBackupName` gives; undefined for other folders. */
function readBackupTime(name: string): number | undefined {
  const [, date, hour, minute, second] =
    /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)(?:-before-update)?$/.exec(name) ?? [];
  const time = Date.parse(`${date}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(time) ? undefined : time;
}

/**
 * Removes the backups of DATA_DIR that are older than the legal texts allow, a day early since it
 * runs daily; folders with names of one's own stay. Returns the names that were removed.
 */
export async function removeExpiredBackups(dataDir: string, now: number): Promise<string[]> {
  const folder = path.join(dataDir, 'backups');
  const names = await readdir(folder).catch((): string[] => []);
  const expired = names.filter((name) => {
    const madeAt = readBackupTime(name);
    return madeAt !== undefined && madeAt < now - (maxDays - 1) * dayMs;
  });
  for (const name of expired) await rm(path.join(folder, name), { recursive: true });
  return expired;
}
