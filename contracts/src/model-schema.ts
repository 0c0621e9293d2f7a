import { z } from 'zod';

const text = z.string().max(200);

/** A provider that an account may choose; the operator lists them, addresses are never typed. */
const modelProviderSchema = z.object({
  id: text,
  /** Its name and the host that questions and facts are sent to. */
  name: text,
  host: text,
  model: text,
});
export type ModelProvider = z.infer<typeof modelProviderSchema>;

/** Which model may answer for an account, and what the person agreed to. Never the key itself. */
export const modelSettingsSchema = z.object({
  /** The one that answers once it is agreed to; null: none is configured. */
  current: modelProviderSchema.nullable(),
  /** Whether the person agreed that questions and facts go to it. */
  hasConsent: z.boolean(),
  /** Whether the person was asked before, and said no or took the consent away. */
  isDecided: z.boolean(),
  /** Providers for which an own key can be stored. */
  providers: z.array(modelProviderSchema),
  /** The provider of the stored own key; null: there is none. */
  keyProvider: text.nullable(),
});
export type ModelSettingsView = z.infer<typeof modelSettingsSchema>;

/** `provider` is the one that was shown: consent never goes to another. */
export const modelConsentSchema = z.strictObject({ provider: text, isAgreed: z.boolean() });
export type ModelConsentRequest = z.infer<typeof modelConsentSchema>;

export const modelKeySchema = z.strictObject({
  provider: text,
  key: z
    .string()
    .trim()
    .min(8)
    .max(400)
    .regex(/^[\x21-\x7e]+$/),
});
export type ModelKeyRequest = z.infer<typeof modelKeySchema>;
