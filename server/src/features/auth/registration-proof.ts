import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { RegisterRequest } from '@vela/contracts';
import { hashWithKey } from '../../derived-key.ts';
import { AppError } from '../../errors.ts';
import type { AuthDeps, Client } from './auth-deps.ts';

/** 131,072 hashes on average: about two seconds of a phone, for each address. */
const difficultyBits = 17;
const challengeMs = 10 * 60_000;

type ProofDeps = Pick<AuthDeps, 'keys' | 'limits' | 'now'>;

/** A task for one address, valid for ten minutes. Nothing is stored: its end is signed. */
function createChallenge({ keys, now }: ProofDeps, email: string): string {
  const open = `${now() + challengeMs}.${randomBytes(9).toString('base64url')}`;
  return `${open}.${hashWithKey(keys.registrationProof, `${open}.${email}`)}`;
}

function isOwnChallenge({ keys, now }: ProofDeps, challenge: string, email: string): boolean {
  const [end = '', salt = '', signature = ''] = challenge.split('.');
  const expected = Buffer.from(hashWithKey(keys.registrationProof, `${end}.${salt}.${email}`));
  const given = Buffer.from(signature);
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  return isSigned && Number(end) > now();
}

/** Whether SHA-256 of the challenge and its solution begins with enough zero bits. */
function isSolved(challenge: string, solution: string): boolean {
  const hash = createHash('sha256').update(`${challenge}.${solution}`).digest();
  return Math.clz32(hash.readUInt32BE(0)) >= difficultyBits;
}

/**
 * Lets a sign-up pass while few come from its network and in total; after that each address needs a
 * proof of work. Before any look-up, so alike for all addresses. Throws PROOF_REQUIRED.
 */
export async function requireProofUnderAttack(
  deps: ProofDeps,
  { email, proof }: RegisterRequest,
  { ip }: Pick<Client, 'ip'>,
): Promise<void> {
  const isFree = await deps.limits.count('register-freely', { ip }).then(
    () => true,
    () => false,
  );
  if (isFree) return;
  if (
    proof !== undefined &&
    isOwnChallenge(deps, proof.challenge, email) &&
    isSolved(proof.challenge, proof.solution)
  )
    return;
  throw new AppError('PROOF_REQUIRED', 'many accounts are being made', {
    details: { challenge: createChallenge(deps, email), bits: difficultyBits },
  });
}
