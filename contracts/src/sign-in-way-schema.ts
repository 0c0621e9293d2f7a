import { z } from 'zod';
import { apiKeyScopes, providerIds } from './sign-in-ways.ts';

const instant = z.number().meta({ description: 'UTC milliseconds' });
// On one line, and in the order it is read in: names are told in mails.
const name = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[^\p{Cc}\p{Bidi_Control}]*$/u);

/** The code of a provider's answer, with the state by which it belongs to this browser. */
export const providerTokenSchema = z.object({
  code: z.string().min(1).max(4000),
  state: z.string().max(400).nullish(),
  redirect_uri: z.string().max(400).optional(),
  /** Issuer of the answer, where the provider names it (RFC 9207). */
  iss: z.string().max(400).optional(),
});
export type ProviderToken = z.infer<typeof providerTokenSchema>;

/** Where the browser goes to sign in at a provider. */
export const providerStartSchema = z.object({ url: z.string() });

/** A code of the second factor for a sign-in that a provider has confirmed. */
export const ticketSignInSchema = z.strictObject({
  ticket: z.string().max(200),
  code: z.string().trim().max(40),
});

/** A provider's account that is connected to the own one. */
export const connectedProviderSchema = z.object({
  provider: z.enum(providerIds),
  email: z.string().nullable(),
  connectedAt: instant,
});
export type ConnectedProvider = z.infer<typeof connectedProviderSchema>;

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  synced: z.boolean(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** The ways by which the own account is signed in to. */
export const signInWaysSchema = z.object({
  hasPassword: z.boolean(),
  providers: z.array(connectedProviderSchema),
  /** Those that this server offers. */
  offered: z.array(z.enum(providerIds)),
  passkeys: z.array(passkeySchema),
});
export type SignInWays = z.infer<typeof signInWaysSchema>;

/** A challenge for the browser's authenticator, and the ticket that returns with its answer. */
export const passkeyOptionsSchema = z.object({ ticket: z.string(), options: z.looseObject({}) });

const passkeyAnswer = z.looseObject({ id: z.string().max(1400) });

/** The authenticator's answer, as the browser gives it (WebAuthn). */
export const passkeyAnswerSchema = z.strictObject({
  ticket: z.string().max(200),
  response: passkeyAnswer,
});
export const newPasskeySchema = passkeyAnswerSchema.extend({ name });
export const renamePasskeySchema = z.strictObject({ name });

export const newApiKeySchema = z.strictObject({
  name,
  scopes: z.array(z.enum(apiKeyScopes)).min(1).max(apiKeyScopes.length),
  /** After how many days it ends; never without. */
  days: z.number().int().min(1).max(366).nullable(),
});
export type NewApiKey = z.infer<typeof newApiKeySchema>;

export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  ending: z.string(),
  scopes: z.array(z.enum(apiKeyScopes)),
  createdAt: instant,
  expiresAt: instant.nullable(),
  lastUsedAt: instant.nullable(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

export const apiKeyListSchema = z.object({ items: z.array(apiKeySchema), nextCursor: z.null() });
export type ApiKeyList = z.infer<typeof apiKeyListSchema>;

/** `key` is shown this once; only its hash is stored. */
export const createdApiKeySchema = apiKeySchema.extend({ key: z.string() });
export type CreatedApiKey = z.infer<typeof createdApiKeySchema>;
