import { auth } from '@vela/contracts';
import { jwtVerify, SignJWT, type JWTPayload, type JWTVerifyOptions } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../config.ts';
import { AppError } from '../../errors.ts';
import { deriveKeys, type AcceptedKeys } from '../../derived-key.ts';

/** `expiresAt` in UTC seconds. The role is no claim: it is read from the database. */
export type AccessClaims = {
  readonly userId: number;
  readonly sessionId: string;
  readonly expiresAt: number;
};

export type AccessTokens = {
  sign(who: { userId: number; sessionId: string }): Promise<string>;
  /** Throws UNAUTHENTICATED unless signature, type, issuer, audience and expiry are valid. */
  verify(token: string): Promise<AccessClaims>;
};

const algorithm = 'HS256';
const type = 'at+jwt';
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function verifySignature(
  token: string,
  [key, ...others]: AcceptedKeys,
  options: JWTVerifyOptions,
): Promise<JWTPayload> {
  try {
    return (await jwtVerify(token, key, options)).payload;
  } catch (error) {
    const [next, ...rest] = others;
    if (next === undefined) throw error;
    return verifySignature(token, [next, ...rest], options);
  }
}

async function readClaims(
  token: string,
  { keys, address, now }: { keys: AcceptedKeys; address: string; now: number },
): Promise<AccessClaims> {
  const { sub, sid, exp } = await verifySignature(token, keys, {
    algorithms: [algorithm],
    typ: type,
    issuer: address,
    audience: `${address}/api`,
    currentDate: new Date(now),
    requiredClaims: ['sub', 'sid', 'exp', 'iat'],
  });
  const userId = Number(sub);
  if (
    !Number.isSafeInteger(userId) ||
    typeof sid !== 'string' ||
    !uuid.test(sid) ||
    exp === undefined
  )
    throw new Error('the claims have the wrong form');
  return { userId, sessionId: sid, expiresAt: exp };
}

/** Signs and verifies access tokens; claims are cached by token until they expire. */
export function createAccessTokens({
  config,
  now,
}: {
  config: Config;
  now: () => number;
}): AccessTokens {
  const keys = deriveKeys(config, 'access-token');
  const address = config.publicUrl;
  const good = new LRUCache<string, AccessClaims>({ max: 10_000 });
  return {
    sign: ({ userId, sessionId }) => {
      const issuedAt = Math.floor(now() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: type })
        .setSubject(String(userId))
        .setIssuer(address)
        .setAudience(`${address}/api`)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + auth.accessTokenMinutes * 60)
        .sign(keys[0]);
    },
    verify: async (token) => {
      const known = good.get(token);
      if (known !== undefined && known.expiresAt * 1000 > now()) return known;
      try {
        const claims = await readClaims(token, { keys, address, now: now() });
        good.set(token, claims);
        return claims;
      } catch (cause) {
        throw new AppError('UNAUTHENTICATED', 'the access token is not valid', { cause });
      }
    },
  };
}
