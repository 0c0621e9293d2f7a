/** Inclusive range: [1, 3] means 1 to 3. */
type Span = readonly [number, number];

/** Periods and ages of the legal texts. Ranges are inclusive. */
export const legalPeriods = {
  refund: {
    /** Days within which new subscribers can get a refund. */
    moneyBackDays: 7,
    reviewBusinessDays: [3, 5] as Span,
    cardBusinessDays: [7, 10] as Span,
    bankTransferBusinessDays: [10, 15] as Span,
    digitalWalletBusinessDays: [3, 5] as Span,
    /** An outage longer than this qualifies for a refund. */
    outageHours: 24,
  },
  retention: { logMonths: 12, analyticsMonths: 24, backupDays: [30, 90] as Span },
  /** Hours within which authorities are notified of a breach. */
  breachNoticeHours: 72,
  /** Days within which a data subject request is answered. */
  dataRightsReplyDays: 30,
  replyBusinessDays: { contact: [1, 3] as Span, refund: [3, 5] as Span, careers: 5 },
} as const;

/** Minimum age, and ages in years below which no data is collected (elsewhere; EU and UK). */
export const ages = { minimum: 18, noDataBelow: 13, noDataBelowInEuropeAndUk: 16 } as const;
export const minimumAge = ages.minimum;

/** Agreements accepted at registration, with the current version. Stored with version and time. */
export const agreements = [
  { document: 'privacy', version: '2026-11-26', path: '/Privacy' },
  { document: 'terms', version: '2026-11-21', path: '/Terms' },
  { document: 'risk', version: '2026-11-21', path: '/Risk' },
] as const;
export type AgreementDocument = (typeof agreements)[number]['document'];

/** Versions of the legal texts that need no consent. */
export const documentVersions = {
  clarification: '2026-11-21',
  data: '2026-11-21',
  cookie: '2026-11-26',
  legal: '2026-11-21',
  cancellation: '2026-11-21',
} as const;
