import { z } from 'zod';
import type {
  EmailRequest,
  LoginRequest,
  MessageAnswer,
  ProvidersAnswer,
  RefreshAnswer,
  RegisterAnswer,
  RegisterRequest,
  ResetPasswordRequest,
  SessionAnswer,
  User,
} from './account.ts';
import { auth } from './business.ts';
import { byteLength } from './byte-length.ts';
import { languages } from './language.ts';
import { agreements } from './legal.ts';

const email = z.string().trim().toLowerCase().max(254).pipe(z.email());
// Only the upper bound, for everybody alike: what a new password must be is checked where one is set.
const password = z
  .string()
  .min(1)
  .refine((text) => byteLength(text) <= auth.passwordMaxBytes, {
    params: { fault: 'too-many-bytes', maximum: auth.passwordMaxBytes },
  });
const token = z.string().trim().min(1).max(200);
const language = z.enum(languages).optional().catch(undefined);

// Three is what writing needs (a Hindi letter with nukta, vowel and nasal); more only cover the lines around the name.
const tooManyMarks = /\p{M}{4}/u;

// No control characters, no invisible direction marks: a name is shown beside others.
const username = z
  .string()
  .trim()
  .normalize('NFC')
  .min(1)
  .min(auth.usernameMinLength)
  .max(auth.usernameMaxLength)
  .regex(/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ._'’-]*$/u)
  .refine((name) => !tooManyMarks.test(name), { params: { fault: 'too-many-marks' } });

export const registerRequestSchema = z.object({
  email,
  password,
  username,
  agreements: z
    .array(
      z.object({
        document: z.enum(agreements.map((agreement) => agreement.document)),
        version: z.string().max(40),
      }),
    )
    .max(20)
    .default([]),
  language,
}) satisfies z.ZodType<RegisterRequest>;

export const loginRequestSchema = z.object({
  email,
  password,
  language,
}) satisfies z.ZodType<LoginRequest>;

const code = z.string().transform((typed) => typed.replace(/\s/g, ''));
const isCode = new RegExp(`^\\d{${auth.verificationCodeLength}}$`);

/** Either `email` and `code`, or `token`. */
export const verifyEmailRequestSchema = z
  .object({ email: email.optional(), code: code.optional(), token: token.optional(), language })
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

export const emailRequestSchema = z.object({ email, language }) satisfies z.ZodType<EmailRequest>;

export const resetPasswordRequestSchema = z.object({
  token,
  password,
  language,
}) satisfies z.ZodType<ResetPasswordRequest>;

export const userSchema = z.object({
  id: z.number(),
  email: z.string(),
  username: z.string(),
  email_verified: z.boolean(),
  provider: z.string(),
  role: z.enum(['user', 'admin']),
}) satisfies z.ZodType<User>;

export const registerAnswerSchema = z.object({
  requires_verification: z.literal(true),
  message: z.string(),
}) satisfies z.ZodType<RegisterAnswer>;
export const sessionAnswerSchema = z.object({
  user: userSchema,
  access_token: z.string(),
  password_reset_sent: z.literal(true).optional(),
}) satisfies z.ZodType<SessionAnswer>;
export const refreshAnswerSchema = z.object({
  access_token: z.string(),
}) satisfies z.ZodType<RefreshAnswer>;
export const messageAnswerSchema = z.object({
  message: z.string(),
}) satisfies z.ZodType<MessageAnswer>;
export const providersAnswerSchema = z.object({
  providers: z.array(
    z.object({ provider: z.enum(['google', 'apple', 'microsoft']), configured: z.boolean() }),
  ),
}) satisfies z.ZodType<ProvidersAnswer>;
