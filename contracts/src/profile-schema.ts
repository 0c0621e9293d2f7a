import { z } from 'zod';
import { emailSchema, passwordSchema, userSchema, usernameSchema } from './account-schema.ts';
import { intervalSchema, symbolSchema } from './candles-schema.ts';
import { languages } from './language.ts';
import { themes } from './page-request.ts';
import { readingLevels } from './reading-level.ts';
import { factorCodeSchema, secondFactorSchema } from './second-factor-schema.ts';

const instant = z.number().meta({ description: 'UTC milliseconds' });

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}

/** What a person chose for every device; null where nothing was chosen. */
export const preferencesSchema = z.object({
  /** Of mails, and of the pages after a sign-in. */
  language: z.enum(languages).nullable(),
  theme: z.enum(themes).nullable(),
  /** IANA name, such as Europe/Istanbul. */
  timeZone: z.string().max(60).refine(isTimeZone).nullable(),
  /** The chart that /chat opens with, instead of the one that was left last. */
  symbol: symbolSchema.nullable(),
  interval: intervalSchema.nullable(),
  /** Whether a sign-in on a new device is mailed. */
  newDeviceMails: z.boolean(),
  readingLevel: z.enum(readingLevels),
});
export type Preferences = z.infer<typeof preferencesSchema>;

export const profileSchema = z.object({
  user: userSchema,
  secondFactor: secondFactorSchema,
  preferences: preferencesSchema,
  /** A change of the address that waits for both codes. */
  emailChange: z.object({ email: z.string(), expiresAt: instant }).nullable(),
});
export type Profile = z.infer<typeof profileSchema>;

/** Parts of a profile to change; the others stay. */
export const changeProfileSchema = z.strictObject({
  username: usernameSchema.exactOptional(),
  ...preferencesSchema.partial().shape,
});
export type ChangeProfileRequest = z.infer<typeof changeProfileSchema>;

export const changePasswordSchema = z.strictObject({
  currentPassword: passwordSchema,
  password: passwordSchema,
});
export type ChangePasswordRequest = z.infer<typeof changePasswordSchema>;

/** Step-up: proves again who is signed in, for what needs it during the next minutes. */
export const confirmIdentitySchema = z.strictObject({
  currentPassword: passwordSchema,
  /** Where the account has a second factor. */
  code: factorCodeSchema.optional(),
});
export type ConfirmIdentityRequest = z.infer<typeof confirmIdentitySchema>;

export const changeEmailSchema = z.strictObject({ email: emailSchema });

const code = z.string().transform((typed) => typed.replace(/\s/g, ''));

/** The codes that were mailed to the present and to the new address. */
export const confirmEmailSchema = z.strictObject({ oldCode: code, newCode: code });
export type ConfirmEmailRequest = z.infer<typeof confirmEmailSchema>;
