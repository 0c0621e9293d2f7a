import type { Language } from '@vela/contracts';
import type { CaseGroup } from './case-group.ts';
import { chartInViewCases } from './chart-in-view-cases.ts';
import { englishCases } from './english-cases.ts';
import { turkishCases } from './turkish-cases.ts';
import { sharedCases } from './shared-cases.ts';

export const understandingCases: Readonly<Record<Language, readonly CaseGroup[]>> = {
  en: [...sharedCases, ...englishCases, ...chartInViewCases.en],
  tr: [...sharedCases, ...turkishCases, ...chartInViewCases.tr],
};
