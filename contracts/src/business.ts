/** Constants of the business, written once and interpolated wherever they are spoken of. */
export const brand = { name: 'Vela', slug: 'vela' } as const;

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
} as const;

/** Agreements a person accepts at registration, with the version that is in force. Stored with version and time. */
export const agreements = [
  { document: 'privacy', version: '2026-11-01', path: '/Privacy' },
  { document: 'terms', version: '2026-11-01', path: '/Terms' },
  { document: 'risk', version: '2026-11-01', path: '/Risk' },
] as const;
export type AgreementDocument = (typeof agreements)[number]['document'];

export const chat = { messageMaxLength: 4000, titleMaxLength: 120, exampleSymbol: 'BTCUSDT' } as const;
export const layout = { mobileBreakpoint: 860 } as const;
export const toast = { autoCloseMs: 5000, position: 'bottom-right', theme: 'dark', draggablePercent: 80 } as const;
export const minimumAge = 18;
