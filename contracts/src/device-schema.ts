import { z } from 'zod';

const instant = z.number().meta({ description: 'UTC milliseconds' });

/** What a browser says of itself, and the address that it came from; null where it is not known. */
const deviceSchema = z.object({
  browser: z.string().nullable(),
  system: z.string().nullable(),
  ip: z.string().nullable(),
});

/** An open session of the account, which is one browser that is signed in. */
export const ownSessionSchema = z.object({
  id: z.string(),
  ...deviceSchema.shape,
  createdAt: instant,
  lastUsedAt: instant,
  /** The session of this request. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

export const ownSessionListSchema = z.object({
  items: z.array(ownSessionSchema),
  nextCursor: z.null(),
});
export type OwnSessionList = z.infer<typeof ownSessionListSchema>;

/** What is recorded about an account, with the words that its owner reads in the web's catalogue. */
export const auditActions = [
  'register',
  'login',
  'verify-email',
  'verification-mail',
  'refresh-reused',
  'session-moved',
  'logout',
  'session-ended',
  'all-sessions-ended',
  'password-reset-mail',
  'password-reset',
  'confirm-identity',
  'password-change',
  'email-change-codes',
  'email-change',
  'export-requested',
  'export-downloaded',
  'deletion-requested',
  'deletion-cancelled',
  'second-factor-asked',
  'second-factor-on',
  'second-factor-off',
  'recovery-codes',
  'provider-connected',
  'provider-removed',
  'passkey-added',
  'passkey-removed',
  'api-key-made',
  'api-key-removed',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const securityEventSchema = z.object({
  id: z.number(),
  at: instant,
  action: z.enum(auditActions),
  result: z.enum(['success', 'failure']),
  ...deviceSchema.shape,
});
export type SecurityEvent = z.infer<typeof securityEventSchema>;

/** The latest first; `nextCursor` continues with older ones. */
export const securityEventListSchema = z.object({
  items: z.array(securityEventSchema),
  nextCursor: z.string().nullable(),
});
export type SecurityEventList = z.infer<typeof securityEventListSchema>;

export const securityEventQuerySchema = z.object({
  cursor: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
});
