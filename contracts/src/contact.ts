import type { Language } from './language.ts';

/** Why somebody writes to us, in the order of the form. */
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

/** Positions somebody can apply for; their words are content of the careers page. */
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

/** The file of an application: one PDF of at most this many bytes. */
export const applicationFile = {
  maxBytes: 5 * 1024 * 1024,
  type: 'application/pdf',
  extension: '.pdf',
} as const;

/** A field no person sees: whoever fills it in is a program. The same in both forms. */
export const honeypotField = 'website';

export type ContactRequest = {
  email: string;
  reason: ContactReason;
  message: string;
  language?: Language | undefined;
};
export type ApplicationRequest = {
  email: string;
  position: JobPosition;
  language?: Language | undefined;
};
