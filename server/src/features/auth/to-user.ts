import type { User } from '@vela/contracts';
import type { users } from '../../db/schema/account.ts';

/** Public fields of a user row. */
export function toUser(row: typeof users.$inferSelect): User {
  return {
    id: row.id,
    email: row.email,
    username: row.username,
    email_verified: row.emailVerifiedAt !== null,
    provider: row.provider,
    role: row.role,
  };
}
