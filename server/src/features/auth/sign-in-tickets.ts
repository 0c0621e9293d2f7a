import { randomBytes } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import { signInTickets } from '../../db/schema/sign-in-way.ts';
import { deriveKey, hashToken } from '../../derived-key.ts';
import { AppError } from '../../errors.ts';
import { decryptText, encryptText } from '../../mail/encrypted-text.ts';
import type { AuthDeps } from './auth-deps.ts';

const ticketSchema = z.discriminatedUnion('step', [
  /** A provider's answer that was checked; the browser that began takes it up. */
  z.object({ step: z.literal('identity'), browser: z.string(), identity: z.string() }),
  /** A sign-in that a provider confirmed and that needs a code yet; `tries` are left. */
  z.object({
    step: z.literal('factor'),
    userId: z.number(),
    tries: z.number(),
    returnTo: z.string().nullable(),
  }),
  /** A challenge for an authenticator: to sign in, or to act for one account. */
  z.object({ step: z.literal('passkey'), challenge: z.string(), userId: z.number().nullable() }),
]);
type Ticket = z.infer<typeof ticketSchema>;

type TicketDeps = Pick<AuthDeps, 'config' | 'db' | 'now'>;

const getKey = ({ config }: Pick<AuthDeps, 'config'>) =>
  deriveKey(config.encryptionKey, 'sign-in-ticket');

/** Stores a step that is taken within `seconds`; returns its ticket of 256 random bits. */
export async function issueTicket(
  deps: TicketDeps,
  content: Ticket,
  seconds: number,
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  const now = deps.now();
  await deps.db.delete(signInTickets).where(lt(signInTickets.expiresAt, new Date(now)));
  await deps.db.insert(signInTickets).values({
    hash: hashToken(ticket),
    content: encryptText(getKey(deps), JSON.stringify(content)),
    expiresAt: new Date(now + seconds * 1000),
  });
  return ticket;
}

/** Takes a step; of parallel uses of one ticket, one gets it. Throws PROVIDER_FAILED. */
export async function takeTicket<Step extends Ticket['step']>(
  deps: TicketDeps,
  ticket: string,
  step: Step,
): Promise<Extract<Ticket, { step: Step }>> {
  const [taken] = await deps.db
    .delete(signInTickets)
    .where(eq(signInTickets.hash, hashToken(ticket)))
    .returning();
  const content =
    taken !== undefined && taken.expiresAt.getTime() > deps.now()
      ? ticketSchema.parse(JSON.parse(decryptText(getKey(deps), taken.content)))
      : undefined;
  const isStep = (one: Ticket): one is Extract<Ticket, { step: Step }> => one.step === step;
  if (content === undefined || !isStep(content))
    throw new AppError(
      'PROVIDER_FAILED',
      'the ticket is unknown, used, expired or of another step',
    );
  return content;
}
