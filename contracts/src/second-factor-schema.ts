import { z } from 'zod';

/** A code of an authenticator app, or a recovery code. */
export const factorCodeSchema = z.string().trim().max(40);

/** Whether a sign-in needs a code too, and how many recovery codes are unused. */
export const secondFactorSchema = z.object({
  active: z.boolean(),
  recoveryCodesLeft: z.number(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** What an authenticator app is set up with: as text, and as the address in a QR code. */
export const factorSetupSchema = z.object({ secret: z.string(), uri: z.string() });
export type FactorSetup = z.infer<typeof factorSetupSchema>;

export const confirmFactorSchema = z.strictObject({ code: factorCodeSchema.min(1) });

/** Shown once; only their hashes are stored. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;
