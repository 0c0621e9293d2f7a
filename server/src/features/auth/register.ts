import { agreements, auth, fieldMessage, pleaseAcceptMessage, type FieldError, type RegisterRequest } from '@vela/contracts';
import { and, count, eq, gt } from 'drizzle-orm';
import { acceptedAgreements, mailOutbox, users } from '../../db/schema/account.ts';
import { AppError } from '../../errors.ts';
import type { Writer } from '../../mail/mail-queue.ts';
import { alreadyRegisteredMail } from '../../mail/templates/already-registered.ts';
import { audit } from './audit.ts';
import type { AuthDeps, Client } from './auth-deps.ts';
import { issueVerification } from './issue-verification.ts';
import { pageLink } from './page-links.ts';
import { passwordFault } from './password-rules.ts';

type User = typeof users.$inferSelect;
type Registration = { readonly request: RegisterRequest; readonly passwordHash: string; readonly client: Client };

const dayMs = 86_400_000;

function agreementFault(request: RegisterRequest, client: Client): FieldError | undefined {
  const accepted = (document: string) => request.agreements.filter((agreement) => agreement.document === document);
  const missing = agreements.filter(({ document }) => accepted(document).length === 0).map(({ document }) => document);
  if (missing.length > 0) return { field: 'agreements', message: pleaseAcceptMessage(missing, client.language) };
  const outdated = agreements.some(({ document, version }) => !accepted(document).some((agreement) => agreement.version === version));
  return outdated
    ? { field: 'agreements', message: fieldMessage({ fault: 'agreement-outdated', field: 'agreements' }, client.language) }
    : undefined;
}

function checkRegistration(request: RegisterRequest, client: Client): void {
  const fault = passwordFault(request.password, request);
  const password =
    fault === undefined ? undefined : { field: 'password', message: fieldMessage({ ...fault, field: 'password' }, client.language) };
  const fields = [password, agreementFault(request, client)].filter((field) => field !== undefined);
  if (fields.length > 0) throw new AppError('VALIDATION_FAILED', 'the registration has faulty fields', { details: { fields } });
}

async function storeAgreements(deps: AuthDeps, writer: Writer, userId: number): Promise<void> {
  const acceptedAt = new Date(deps.now());
  await writer.insert(acceptedAgreements).values(agreements.map(({ document, version }) => ({ userId, document, version, acceptedAt })));
}

function tooManyMails(): AppError {
  return new AppError('TOO_MANY_REQUESTS', 'this address was mailed as often as it may be in a day', {
    details: { retry_after: dayMs / 1000 },
  });
}

async function tellOwner(deps: AuthDeps, writer: Writer, owner: User): Promise<void> {
  const now = deps.now();
  const kind = 'already-registered';
  const [sent] = await writer
    .select({ number: count() })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.userId, owner.id), eq(mailOutbox.kind, kind), gt(mailOutbox.createdAt, new Date(now - dayMs))));
  // As often as codes to an address that is not proven yet: the refusal must not tell the two apart.
  if ((sent?.number ?? 0) >= auth.verificationMailsPerDay) throw tooManyMails();
  const { email: to, language } = owner;
  const link = (path: string): string => pageLink(deps.config, { path, language });
  const mail = alreadyRegisteredMail({ to, language, loginLink: link('/login'), forgotLink: link('/forgot-password') });
  await deps.mails.enqueue(writer, { userId: owner.id, kind, mail });
}

/**
 * Someone registers an address that has an account. A proven one is left alone and its owner told. For an unproven one the newest
 * registration counts, and always mails a new code: whoever registered it first must not keep a password for an address he may not own.
 * Whose password it is in the end is settled when the address is proven (verify-email.ts). Throws TOO_MANY_REQUESTS when the address has
 * been mailed as often as it may be in a day.
 */
async function registerAgain(deps: AuthDeps, writer: Writer, { request, passwordHash, client }: Registration): Promise<void> {
  const [existing] = await writer.select().from(users).where(eq(users.email, request.email)).for('update');
  if (existing === undefined) return;
  if (existing.emailVerifiedAt !== null) {
    await tellOwner(deps, writer, existing);
    return;
  }
  const person = { ...existing, language: client.language };
  if (!(await issueVerification(deps, writer, { person, apart: false }))) throw tooManyMails();
  const passwordContested = existing.passwordContested || existing.registeredBy === null || existing.registeredBy !== client.browser;
  await writer
    .update(users)
    .set({
      username: request.username,
      passwordHash,
      language: client.language,
      registeredBy: client.browser ?? null,
      passwordContested,
    })
    .where(eq(users.id, existing.id));
  await storeAgreements(deps, writer, existing.id);
}

async function store(deps: AuthDeps, writer: Writer, registration: Registration): Promise<void> {
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
    await registerAgain(deps, writer, registration);
  } else {
    await storeAgreements(deps, writer, created.id);
    await issueVerification(deps, writer, { person: created, apart: false });
  }
  await audit(writer, {
    at: deps.now(),
    client,
    event: { action: 'register', result: 'success', ...(created === undefined ? {} : { actorId: created.id }) },
  });
}

/** Creates an account whose address is still to be proven. The answer is the same, after one hash, when the address already has one. */
export async function register(deps: AuthDeps, request: RegisterRequest, client: Client): Promise<void> {
  await deps.limits.count('register', { ip: client.ip, email: request.email });
  checkRegistration(request, client);
  const passwordHash = await deps.passwords.hash(request.password);
  await deps.db.transaction((tx) => store(deps, tx, { request, passwordHash, client }));
  deps.mails.deliverSoon();
}
