/** Reasons for contact, in the order of the form. */
export const contactReasons = [
  'general-inquiry',
  'technical-support',
  'business-partnership',
  'account-issues',
  'billing-questions',
  'feature-request',
  'bug-report',
  'training-and-education',
] as const;
export type ContactReason = (typeof contactReasons)[number];

export const contactLimits = { messageMinLength: 10, messageMaxLength: 5000 } as const;

/** Open positions; their texts are content of the careers page. */
export const jobPositions = [
  'market-data-engineer',
  'quantitative-analyst',
  'frontend-engineer',
  'backend-engineer',
  'content-editor-turkish',
  'support-specialist',
  'product-designer',
] as const;
export type JobPosition = (typeof jobPositions)[number];

/** Attachment of an application: one PDF of at most `maxBytes` bytes. */
export const applicationFile = {
  maxBytes: 5 * 1024 * 1024,
  type: 'application/pdf',
  extension: '.pdf',
} as const;

/** Name of the hidden honeypot field in both forms: only bots fill it in. */
export const honeypotField = 'website';
