/** Limits and durations of the account, the chat and the interface. */
export const auth = {
  passwordMinLength: 12,
  passwordMaxBytes: 1024,
  usernameMinLength: 2,
  usernameMaxLength: 40,
  verificationCodeLength: 6,
  verificationCodeMinutes: 10,
  verificationLinkHours: 24,
  verificationTries: 5,
  verificationMailsPerDay: 10,
  resendSeconds: 60,
  resetTokenMinutes: 30,
  accessTokenMinutes: 15,
  refreshIdleDays: 7,
  refreshAbsoluteDays: 30,
  refreshGraceSeconds: 10,
  activityThrottleSeconds: 60,
  /** How long a password that was typed again counts. */
  confirmationMinutes: 10,
  emailChangesPerDay: 5,
  recoveryCodes: 10,
} as const;

/** Export and deletion of an account. */
export const ownData = { exportDays: 7, exportsPerDay: 3, deletionGraceDays: 30 } as const;

export const chat = {
  messageMaxLength: 600,
  titleMaxLength: 120,
  exampleSymbol: 'BTCUSDT',
} as const;
/** Longest note beside a rating. */
export const feedbackNoteMaxLength = 500;
/** Reasons that are offered with a rating of an answer. */
export const answerFeedbackReasons = [
  'misread',
  'wrong-number',
  'unclear',
  'incomplete',
  'helpful',
  'other',
] as const;
/** Property deals that an account may keep, and how long their names may be. */
export const savedDeals = { perAccount: 50, nameMaxLength: 80 } as const;
export const layout = { mobileBreakpoint: 860 } as const;
export const toast = {
  autoCloseMs: 5000,
  position: 'bottom-right',
  theme: 'dark',
  draggablePercent: 80,
} as const;
/** Horizons of a forecast and of a real-estate analysis, in years. */
export const horizons = { forecastYears: [5, 10, 15], realEstateYears: 10 } as const;
