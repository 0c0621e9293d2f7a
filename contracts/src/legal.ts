/** A span of which both ends are meant: [1, 3] is "1-3". */
type Span = readonly [number, number];

/** Periods and ages of the legal texts, each written once. Ranges are from-to, both ends included. */
export const legalPeriods = {
  refund: {
    /** New subscribers may have their money back within this many days. */
    moneyBackDays: 7,
    reviewBusinessDays: [3, 5] as Span,
    cardBusinessDays: [7, 10] as Span,
    bankTransferBusinessDays: [10, 15] as Span,
    digitalWalletBusinessDays: [3, 5] as Span,
    /** An outage longer than this qualifies for a refund. */
    outageHours: 24,
  },
  retention: { logMonths: 12, analyticsMonths: 24, backupDays: [30, 90] as Span },
  /** Authorities are told of a breach within this many hours. */
  breachNoticeHours: 72,
  /** A request about one's own data is answered within this many days. */
  dataRightsReplyDays: 30,
  replyBusinessDays: { contact: [1, 3] as Span, refund: [3, 5] as Span, careers: 5 },
} as const;

/** Ages in years: to use the product, and below which no data is collected (elsewhere, and for some processing in the EU and the UK). */
export const ages = { minimum: 18, noDataBelow: 13, noDataBelowInEuropeAndUk: 16 } as const;
export const minimumAge = ages.minimum;

/** Agreements a person accepts at registration, with the version that is in force. Stored with version and time. */
export const agreements = [
  { document: 'privacy', version: '2026-11-21', path: '/Privacy' },
  { document: 'terms', version: '2026-11-21', path: '/Terms' },
  { document: 'risk', version: '2026-11-21', path: '/Risk' },
] as const;
export type AgreementDocument = (typeof agreements)[number]['document'];

/** Versions of the legal texts nobody has to agree to: they inform. */
export const documentVersions = {
  clarification: '2026-11-21',
  data: '2026-11-21',
  cookie: '2026-11-21',
  legal: '2026-11-21',
  cancellation: '2026-11-21',
} as const;
