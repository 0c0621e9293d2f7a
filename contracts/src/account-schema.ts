import { z } from 'zod';
import { auth } from './business.ts';
import { calculateByteLength } from './byte-length.ts';
import { languages } from './language.ts';
import { agreements } from './legal.ts';
import { themes } from './page-request.ts';
import { factorCodeSchema } from './second-factor-schema.ts';
import { providerIds } from './sign-in-ways.ts';

/** Trimmed and in lower case. */
export const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());
/** At most 1,024 bytes; whether a new one may be taken is checked where it is set. */
export const passwordSchema = z
  .string()
  .min(1)
  .refine((text) => calculateByteLength(text) <= auth.passwordMaxBytes, {
    params: { fault: 'too-many-bytes', maximum: auth.passwordMaxBytes },
  });
const token = z.string().trim().min(1).max(200);
const language = z.enum(languages).optional().catch(undefined);

// A Hindi letter needs three (nukta, vowel, nasal); more only overprint neighbouring lines.
const tooManyMarks = /\p{M}{4}/u;

// Letters that are not drawn, such as the Hangul filler: a name of them looks like none.
const invisible = /\p{Default_Ignorable_Code_Point}/u;

// No control characters and no invisible direction marks: names are shown beside other text.
export const usernameSchema = z
  .string()
  .trim()
  .normalize('NFC')
  .min(1)
  .min(auth.usernameMinLength)
  .max(auth.usernameMaxLength)
  .regex(/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ._'’-]*$/u)
  .refine((name) => !invisible.test(name))
  .refine((name) => !tooManyMarks.test(name), { params: { fault: 'too-many-marks' } });

export const registerRequestSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  username: usernameSchema,
  agreements: z
    .array(
      z.object({
        document: z.enum(agreements.map((agreement) => agreement.document)),
        version: z.string().max(40),
      }),
    )
    .max(20)
    .default([]),
  /** `honeypotField`: a person leaves it empty. */
  website: z.string().max(400).optional(),
  /** The solved task of a PROOF_REQUIRED. */
  proof: z.object({ challenge: z.string().max(200), solution: z.string().max(40) }).optional(),
  /** Language of the answer and the mails; defaults to that of the request's cookie or browser. */
  language,
});
export type RegisterRequest = z.infer<typeof registerRequestSchema>;

export const loginRequestSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  /** Where the account has a second factor. */
  code: factorCodeSchema.optional(),
  language,
});
export type LoginRequest = z.infer<typeof loginRequestSchema>;

const code = z.string().transform((typed) => typed.replace(/\s/g, ''));
const isCode = new RegExp(`^\\d{${auth.verificationCodeLength}}$`);

/** Either `email` and the mailed `code`, or the `token` of the mailed link. */
export const verifyEmailRequestSchema = z
  .object({
    email: emailSchema.optional(),
    code: code.optional(),
    token: token.optional(),
    language,
  })
  .superRefine((request, context) => {
    if (request.token !== undefined) return;
    if (request.email === undefined)
      context.addIssue({ code: 'custom', path: ['email'], params: { fault: 'required' } });
    if (request.code === undefined)
      context.addIssue({ code: 'custom', path: ['code'], params: { fault: 'required' } });
    else if (!isCode.test(request.code)) {
      context.addIssue({
        code: 'custom',
        path: ['code'],
        params: { fault: 'not-digits', length: auth.verificationCodeLength },
      });
    }
  });

export const emailRequestSchema = z.object({ email: emailSchema, language });

export const resetPasswordRequestSchema = z.object({ token, password: passwordSchema, language });
/** Asks whether a mailed link can still be used. */
export const resetLinkRequestSchema = resetPasswordRequestSchema.omit({ password: true });
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequestSchema>;

export const userSchema = z.object({
  id: z.number(),
  email: z.string(),
  username: z.string(),
  email_verified: z.boolean(),
  provider: z.string(),
  role: z.enum(['user', 'admin']),
});
export type User = z.infer<typeof userSchema>;

export const registerAnswerSchema = z.object({
  requires_verification: z.literal(true),
  message: z.string(),
});
export type RegisterAnswer = z.infer<typeof registerAnswerSchema>;

export const sessionAnswerSchema = z.object({
  user: userSchema,
  access_token: z.string(),
  /** What the person chose for every device, where that is something. */
  chosen: z
    .object({ language: z.enum(languages).nullable(), theme: z.enum(themes).nullable() })
    .optional(),
  /** The page on which a sign-in at a provider began. */
  return_to: z.string().optional(),
  /** The account was to be erased; this sign-in keeps it. */
  deletion_cancelled: z.literal(true).optional(),
  /** The password came from another browser: it was not stored, and a link to set one was mailed. */
  password_reset_sent: z.literal(true).optional(),
});
export type SessionAnswer = z.infer<typeof sessionAnswerSchema>;

export const refreshAnswerSchema = z.object({ access_token: z.string() });
export type RefreshAnswer = z.infer<typeof refreshAnswerSchema>;

export const messageAnswerSchema = z.object({ message: z.string() });
export type MessageAnswer = z.infer<typeof messageAnswerSchema>;

export const providersAnswerSchema = z.object({
  providers: z.array(z.object({ provider: z.enum(providerIds), configured: z.boolean() })),
});
export type ProvidersAnswer = z.infer<typeof providersAnswerSchema>;
