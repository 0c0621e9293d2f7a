import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

/** How long before a start a rotation may be whose answer was perhaps not sent. */
const lostWithinSeconds = 120;

/**
 * Begins the grace time of lately rotated tokens anew: the process before may have ended between a
 * rotation and its answer, and starting may take longer than the grace. For unused successors only.
 */
export async function renewGrace(db: Database): Promise<void> {
  await db.execute(sql`
    update refresh_tokens t set rotated_at = clock_timestamp()
    from refresh_tokens successor
    where t.rotated_at > clock_timestamp() - ${lostWithinSeconds} * interval '1 second'
      and successor.hash = t.successor_hash and successor.used_at is null`);
}
