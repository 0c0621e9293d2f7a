import {
  agreements,
  formatPleaseAcceptMessage,
  type FieldError,
  type RegisterRequest,
} from '@vela/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import { acceptedAgreements, users } from '../../db/schema/account.ts';
import { AppError } from '../../errors.ts';
import { createFieldError } from '../../http/field-faults.ts';
import type { Writer } from '../../mail/mail-queue.ts';
import { createAlreadyRegisteredMail } from '../../mail/templates/already-registered.ts';
import { recordAuditEvent } from './record-audit-event.ts';
import type { AuthDeps, Client } from './auth-deps.ts';
import { issueVerification } from './issue-verification.ts';
import { createPageLink } from './create-page-link.ts';
import { findPasswordFault } from './password-rules.ts';
import { requireProofUnderAttack } from './registration-proof.ts';
import { isSignUpMailAllowed } from './sign-up-mail-limit.ts';

type User = typeof users.$inferSelect;
/** Stored password hash of an unverified account, and whether the offered password matches it. */
type StoredPassword = {
  readonly passwordHash: string | null | undefined;
  readonly isSame: boolean;
};
type Registration = {
  readonly request: RegisterRequest;
  readonly passwordHash: string;
  readonly standing: StoredPassword;
  readonly client: Client;
};

/** Attempts, when another registration changes the stored password meanwhile. */
const maxAttempts = 5;

function findAgreementFault(request: RegisterRequest, client: Client): FieldError | undefined {
  const accepted = (document: string) =>
    request.agreements.filter((agreement) => agreement.document === document);
  const missing = agreements
    .filter(({ document }) => accepted(document).length === 0)
    .map(({ document }) => document);
  if (missing.length > 0)
    return { field: 'agreements', message: formatPleaseAcceptMessage(missing, client.language) };
  const outdated = agreements.some(
    ({ document, version }) =>
      !accepted(document).some((agreement) => agreement.version === version),
  );
  return outdated
    ? createFieldError('agreements', 'agreement-outdated', client.language)
    : undefined;
}

async function checkRegistration(request: RegisterRequest, client: Client): Promise<void> {
  const fault = await findPasswordFault(request.password, request);
  const password = fault && createFieldError('password', fault, client.language);
  const fields = [password, findAgreementFault(request, client)].filter(
    (field) => field !== undefined,
  );
  if (fields.length > 0)
    throw new AppError('VALIDATION_FAILED', 'the registration has faulty fields', {
      details: { fields },
    });
}

async function storeAgreements(deps: AuthDeps, writer: Writer, userId: number): Promise<void> {
  const acceptedAt = new Date(deps.now());
  await writer
    .insert(acceptedAgreements)
    .values(agreements.map(({ document, version }) => ({ userId, document, version, acceptedAt })));
}

async function notifyOwner(deps: AuthDeps, writer: Writer, owner: User): Promise<void> {
  const { email: to, language } = owner;
  const link = (path: string): string => createPageLink(deps.config, { path, language });
  const mail = createAlreadyRegisteredMail({
    to,
    language,
    loginLink: link('/login'),
    forgotLink: link('/forgot-password'),
  });
  await deps.mails.enqueue(writer, { userId: owner.id, kind: 'already-registered', mail });
}

/** Contested when the password differs and was not registered by the same browser. */
function toAccountUpdate(existing: User, { passwordHash, standing, client }: Registration) {
  const registeredBy = client.browser ?? null;
  if (standing.isSame) return { passwordHash: existing.passwordHash, registeredBy };
  const passwordContested =
    existing.passwordContested ||
    existing.registeredBy === null ||
    existing.registeredBy !== registeredBy;
  return { passwordHash, registeredBy, passwordContested };
}

/**
 * A known address. Verified: its owner is mailed. Unverified: the newest registration replaces the
 * earlier, so that an attacker who was first keeps no password (verify-email.ts decides), and a
 * code is mailed; ten mails a day. False when the stored password changed meanwhile.
 */
async function registerAgain(
  deps: AuthDeps,
  writer: Writer,
  registration: Registration,
): Promise<boolean> {
  const { request, standing, client } = registration;
  const [existing] = await writer
    .select()
    .from(users)
    .where(eq(users.email, request.email))
    .for('update');
  if (existing === undefined) return true;
  if (existing.emailVerifiedAt === null && existing.passwordHash !== standing.passwordHash)
    return false;
  const isMailed = await isSignUpMailAllowed(writer, existing.id, deps.now());
  if (existing.emailVerifiedAt !== null) {
    if (isMailed) await notifyOwner(deps, writer, existing);
    return true;
  }
  const { language } = client;
  if (isMailed)
    await issueVerification(deps, writer, { person: { ...existing, language }, apart: false });
  await writer
    .update(users)
    .set({ username: request.username, language, ...toAccountUpdate(existing, registration) })
    .where(eq(users.id, existing.id));
  await storeAgreements(deps, writer, existing.id);
  return true;
}

async function storeRegistration(
  deps: AuthDeps,
  writer: Writer,
  registration: Registration,
): Promise<boolean> {
  const { request, passwordHash, client } = registration;
  const { email, username } = request;
  const [created] = await writer
    .insert(users)
    .values({
      email,
      username,
      passwordHash,
      language: client.language,
      registeredBy: client.browser ?? null,
      createdAt: new Date(deps.now()),
    })
    .onConflictDoNothing()
    .returning();
  if (created === undefined) {
    if (!(await registerAgain(deps, writer, registration))) return false;
  } else {
    await storeAgreements(deps, writer, created.id);
    await issueVerification(deps, writer, { person: created, apart: false });
  }
  await recordAuditEvent(writer, {
    at: deps.now(),
    client,
    event: {
      action: 'register',
      result: 'success',
      ...(created === undefined ? {} : { actorId: created.id }),
    },
  });
  return true;
}

/** Compares with an unverified account's password; one check for every address (timing). */
async function compareWithStoredPassword(
  deps: AuthDeps,
  { email, password }: RegisterRequest,
): Promise<StoredPassword> {
  const [account] = await deps.db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.emailVerifiedAt)));
  const isSame = await deps.passwords.verify(account?.passwordHash, password);
  return { passwordHash: account?.passwordHash, isSame };
}

/**
 * Creates an unverified account; same response, hash and check for a known address. Throws
 * VALIDATION_FAILED, TOO_MANY_REQUESTS, PROOF_REQUIRED or SERVICE_BUSY.
 */
export async function register(
  deps: AuthDeps,
  request: RegisterRequest,
  client: Client,
): Promise<void> {
  await deps.limits.count('register', { ip: client.ip, email: request.email });
  await checkRegistration(request, client);
  await requireProofUnderAttack(deps, request, client);
  const passwordHash = await deps.passwords.hash(request.password);
  for (let round = 0; round < maxAttempts; round += 1) {
    const standing = await compareWithStoredPassword(deps, request);
    if (
      await deps.db.transaction((tx) =>
        storeRegistration(deps, tx, { request, passwordHash, standing, client }),
      )
    ) {
      deps.mails.deliverSoon();
      return;
    }
  }
  throw new AppError('SERVICE_BUSY', 'the stored password changed in every attempt', {
    details: { retry_after: 1 },
  });
}
