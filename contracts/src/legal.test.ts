import { describe, expect, it } from 'vitest';
import { agreements, ages, documentVersions, legalPeriods, minimumAge } from './legal.ts';
import { freemiumLimits, plans } from './plans.ts';

describe('the constants of the legal texts', () => {
  it('match the specification', () => {
    expect(legalPeriods).toEqual({
      refund: {
        moneyBackDays: 7,
        reviewBusinessDays: [3, 5],
        cardBusinessDays: [7, 10],
        bankTransferBusinessDays: [10, 15],
        digitalWalletBusinessDays: [3, 5],
        outageHours: 24,
      },
      retention: { logMonths: 12, analyticsMonths: 24, backupDays: [30, 90] },
      breachNoticeHours: 72,
      dataRightsReplyDays: 30,
      replyBusinessDays: { contact: [1, 3], refund: [3, 5], careers: 5 },
    });
    expect([minimumAge, ages.noDataBelow, ages.noDataBelowInEuropeAndUk]).toEqual([18, 13, 16]);
    expect(freemiumLimits).toEqual({ trialDays: 3, analysesPerDay: 3, analysesInAll: 9 });
    expect(plans.map(({ title, monthlyCents }) => [title, monthlyCents])).toEqual([
      ['Freemium', 0],
      ['Pro', 1999],
      ['Ultimate', 4999],
      ['Enterprise', undefined],
    ]);
  });

  it('give every text a version that is a valid date', () => {
    for (const version of [
      ...agreements.map((agreement) => agreement.version),
      ...Object.values(documentVersions),
    ])
      expect(new Date(version).toISOString().slice(0, 10)).toBe(version);
  });
});
