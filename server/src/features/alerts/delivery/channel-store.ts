import {
  alertChannelLimits,
  alertChannelSchema,
  type AlertChannel,
  type ChangeChannelRequest,
} from '@vela/contracts';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { requireRoom } from '../../../db/require-room.ts';
import { alertChannels } from '../../../db/schema/alert-delivery.ts';
import { AppError } from '../../../errors.ts';
import { parseId } from '../../../http/parse-id.ts';
import type { ChannelContents } from './channel-content.ts';
import type { ChannelRow } from './send-to-channel.ts';

const shape = alertChannelSchema.shape;
const isOwn = (userId: number, id: string) =>
  and(eq(alertChannels.id, parseId(id)), eq(alertChannels.userId, userId));

/** A channel as it is sent: its host, and nothing by which it could be called. */
export function toChannel(row: ChannelRow, contents: ChannelContents): AlertChannel {
  const address =
    row.kind === 'webhook'
      ? contents.openWebhook(row.content).url
      : contents.openBrowser(row.content).endpoint;
  return {
    id: row.id,
    kind: shape.kind.parse(row.kind),
    name: row.name,
    host: URL.parse(address)?.host ?? '',
    state: shape.state.parse(row.state),
    ...(row.failingSince === null ? {} : { failingSince: row.failingSince.getTime() }),
    createdAt: row.createdAt.getTime(),
  };
}

/** The channels of a person, the oldest first. */
export async function listChannels(db: Database, userId: number): Promise<ChannelRow[]> {
  return await db
    .select()
    .from(alertChannels)
    .where(eq(alertChannels.userId, userId))
    .orderBy(asc(alertChannels.createdAt), asc(alertChannels.id));
}

/** An own channel. Throws NOT_FOUND for none or another person's. */
export async function readChannel(db: Database, id: string, userId: number): Promise<ChannelRow> {
  const [row] = await db.select().from(alertChannels).where(isOwn(userId, id));
  if (row === undefined) throw new AppError('NOT_FOUND', 'no such channel of this person');
  return row;
}

export type NewChannel = Pick<
  typeof alertChannels.$inferInsert,
  'userId' | 'kind' | 'name' | 'addressHash' | 'content' | 'createdAt'
>;

/** Saves a channel; an address that the account has already is turned on with its new keys. */
export async function saveChannel(db: Database, channel: NewChannel): Promise<ChannelRow> {
  return await db.transaction(async (transaction) => {
    const { userId, addressHash, name, content } = channel;
    const set = { name, content, state: 'on', failingSince: null };
    const [known] = await transaction
      .update(alertChannels)
      .set(set)
      .where(and(eq(alertChannels.userId, userId), eq(alertChannels.addressHash, addressHash)))
      .returning();
    if (known !== undefined) return known;
    await requireRoom(transaction, alertChannels, { userId, most: alertChannelLimits.perAccount });
    const [row] = await transaction
      .insert(alertChannels)
      .values({ ...channel, state: 'on' })
      .onConflictDoUpdate({ target: [alertChannels.userId, alertChannels.addressHash], set })
      .returning();
    if (row === undefined) throw new Error('an inserted row is returned');
    return row;
  });
}

/** Turns an own channel on or off, or changes what it is reached by. */
export async function changeChannel(
  db: Database,
  { id, userId }: { readonly id: string; readonly userId: number },
  change: ChangeChannelRequest | { readonly content: string },
): Promise<ChannelRow> {
  const [row] = await db
    .update(alertChannels)
    .set({ ...change, ...('state' in change ? { failingSince: null } : {}) })
    .where(isOwn(userId, id))
    .returning();
  if (row === undefined) throw new AppError('NOT_FOUND', 'no such channel of this person');
  return row;
}

/** Deletes an own channel with its deliveries. Throws NOT_FOUND for none or another person's. */
export async function deleteChannel(db: Database, id: string, userId: number): Promise<void> {
  const deleted = await db
    .delete(alertChannels)
    .where(isOwn(userId, id))
    .returning({ id: alertChannels.id });
  if (deleted.length === 0) throw new AppError('NOT_FOUND', 'no such channel of this person');
}
