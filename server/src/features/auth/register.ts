import {
  agreements,
  fieldMessage,
  pleaseAcceptMessage,
  type FieldError,
  type RegisterRequest,
} from '@vela/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import { acceptedAgreements, users } from '../../db/schema/account.ts';
import { AppError } from '../../errors.ts';
import type { Writer } from '../../mail/mail-queue.ts';
import { alreadyRegisteredMail } from '../../mail/templates/already-registered.ts';
import { audit } from './audit.ts';
import type { AuthDeps, Client } from './auth-deps.ts';
import { issueVerification } from './issue-verification.ts';
import { pageLink } from './page-links.ts';
import { passwordFault } from './password-rules.ts';
import { refuseTooManyMails } from './sign-up-mails.ts';

type User = typeof users.$inferSelect;
/** The stored password that a new one was compared with. */
type Standing = { readonly passwordHash: string | null | undefined; readonly isSame: boolean };
type Registration = {
  readonly request: RegisterRequest;
  readonly passwordHash: string;
  readonly standing: Standing;
  readonly client: Client;
};

/** How often a comparison is made anew because another registration of the same address came between. */
const rounds = 5;

function agreementFault(request: RegisterRequest, client: Client): FieldError | undefined {
  const accepted = (document: string) =>
    request.agreements.filter((agreement) => agreement.document === document);
  const missing = agreements
    .filter(({ document }) => accepted(document).length === 0)
    .map(({ document }) => document);
  if (missing.length > 0)
    return { field: 'agreements', message: pleaseAcceptMessage(missing, client.language) };
  const outdated = agreements.some(
    ({ document, version }) =>
      !accepted(document).some((agreement) => agreement.version === version),
  );
  return outdated
    ? {
        field: 'agreements',
        message: fieldMessage(
          { fault: 'agreement-outdated', field: 'agreements' },
          client.language,
        ),
      }
    : undefined;
}

function checkRegistration(request: RegisterRequest, client: Client): void {
  const fault = passwordFault(request.password, request);
  const password =
    fault === undefined
      ? undefined
      : {
          field: 'password',
          message: fieldMessage({ ...fault, field: 'password' }, client.language),
        };
  const fields = [password, agreementFault(request, client)].filter((field) => field !== undefined);
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

async function tellOwner(deps: AuthDeps, writer: Writer, owner: User): Promise<void> {
  const { email: to, language } = owner;
  const link = (path: string): string => pageLink(deps.config, { path, language });
  const mail = alreadyRegisteredMail({
    to,
    language,
    loginLink: link('/login'),
    forgotLink: link('/forgot-password'),
  });
  await deps.mails.enqueue(writer, { userId: owner.id, kind: 'already-registered', mail });
}

/** A password counts as another only when it differs: the same one from a second browser is the same person's. */
function offerOf(existing: User, { passwordHash, standing, client }: Registration) {
  const registeredBy = client.browser ?? null;
  if (standing.isSame) return { passwordHash: existing.passwordHash, registeredBy };
  const passwordContested =
    existing.passwordContested ||
    existing.registeredBy === null ||
    existing.registeredBy !== registeredBy;
  return { passwordHash, registeredBy, passwordContested };
}

/**
 * Someone registers an address that has an account. A proven one is left alone and its owner told. For an unproven one the newest
 * registration counts, and always mails a new code: whoever registered it first must not keep a password for an address he may not own.
 * Whose password it is in the end is settled when the address is proven (verify-email.ts). Throws TOO_MANY_REQUESTS when the address has
 * been mailed as often as it may be in a day. Answers no, with nothing done, when the stored password is another than the one compared.
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
  await refuseTooManyMails(writer, existing.id, deps.now());
  if (existing.emailVerifiedAt !== null) {
    await tellOwner(deps, writer, existing);
    return true;
  }
  const { language } = client;
  await issueVerification(deps, writer, { person: { ...existing, language }, apart: false });
  await writer
    .update(users)
    .set({ username: request.username, language, ...offerOf(existing, registration) })
    .where(eq(users.id, existing.id));
  await storeAgreements(deps, writer, existing.id);
  return true;
}

async function store(deps: AuthDeps, writer: Writer, registration: Registration): Promise<boolean> {
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
  await audit(writer, {
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

/** The password an unproven address has so far, compared with the offered one. One check for every address: the time must not tell. */
async function compareWithStanding(
  deps: AuthDeps,
  { email, password }: RegisterRequest,
): Promise<Standing> {
  const [account] = await deps.db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.emailVerifiedAt)));
  const isSame = await deps.passwords.verify(account?.passwordHash, password);
  return { passwordHash: account?.passwordHash, isSame };
}

/** Creates an account whose address is still to be proven. The answer is the same, after one hash and one check, when the address already has one. */
export async function register(
  deps: AuthDeps,
  request: RegisterRequest,
  client: Client,
): Promise<void> {
  await deps.limits.count('register', { ip: client.ip, email: request.email });
  checkRegistration(request, client);
  const passwordHash = await deps.passwords.hash(request.password);
  for (let round = 0; round < rounds; round += 1) {
    const standing = await compareWithStanding(deps, request);
    if (
      await deps.db.transaction((tx) =>
        store(deps, tx, { request, passwordHash, standing, client }),
      )
    ) {
      deps.mails.deliverSoon();
      return;
    }
  }
  throw new AppError('SERVICE_BUSY', 'the password of this address changed in every round', {
    details: { retry_after: 1 },
  });
}
