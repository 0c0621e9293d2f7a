/** Plans by their wire names; shown as Freemium, Pro, Ultimate and Enterprise. */
export const planNames = ['freemium', 'plus', 'pro', 'enterprise'] as const;
export type PlanName = (typeof planNames)[number];

/** Features each plan adds to the one before, in display order; freemium stands alone. */
const addedFeatures = {
  freemium: [
    'technical-analysis',
    'fundamental-analysis',
    'markets',
    'trend-drawings',
    'support-resistance',
    'community-support',
  ],
  plus: [
    'unlimited-analyses',
    'all-concepts-drawn',
    'high-token-limit',
    'news-feed',
    'unlimited-indicators',
    'beta-access',
    'email-support',
  ],
  pro: [
    'algorithms',
    'unlimited-tokens',
    'backtest-lab',
    'data-api',
    'custom-indicators',
    'video-consultation',
    'priority-support',
    'events-calendar',
  ],
  enterprise: [
    'white-label',
    'custom-api',
    'account-manager',
    'on-premises',
    'training',
    'sla',
    'round-the-clock-support',
    'custom-integrations',
  ],
} as const;
export const planFeatures = Object.values(addedFeatures).flat();
export type PlanFeature = (typeof planFeatures)[number];

/** What works completely; not 'all-concepts-drawn': the profile and the range are not drawn. */
const availableFeatures: ReadonlySet<PlanFeature> = new Set<PlanFeature>([
  'technical-analysis',
  'markets',
  'trend-drawings',
  'support-resistance',
  'unlimited-indicators',
]);

/** Whether a feature works in this release. Pages must not advertise one that does not. */
export function isAvailable(feature: PlanFeature): boolean {
  return availableFeatures.has(feature);
}

export type Plan = {
  readonly name: PlanName;
  readonly title: string;
  /** US cents per month; undefined: by contract. */
  readonly monthlyCents: number | undefined;
  readonly active: boolean;
  readonly adds: readonly PlanFeature[];
};

export const freemiumLimits = { trialDays: 3, analysesPerDay: 3, analysesInAll: 9 } as const;

export const featureFigures = {
  emailSupportHours: 24,
  algorithms: 30,
  backtestYears: 30,
  consultationsPerMonth: 1,
} as const;

export const plans: readonly Plan[] = [
  {
    name: 'freemium',
    title: 'Freemium',
    monthlyCents: 0,
    active: true,
    adds: addedFeatures.freemium,
  },
  { name: 'plus', title: 'Pro', monthlyCents: 1999, active: false, adds: addedFeatures.plus },
  { name: 'pro', title: 'Ultimate', monthlyCents: 4999, active: false, adds: addedFeatures.pro },
  {
    name: 'enterprise',
    title: 'Enterprise',
    monthlyCents: undefined,
    active: false,
    adds: addedFeatures.enterprise,
  },
];

/** All features of a plan, including those of the plans before it. */
export function getPlanFeatures(name: PlanName): readonly PlanFeature[] {
  return plans.slice(0, planNames.indexOf(name) + 1).flatMap(({ adds }) => adds);
}

const yearlyMonthsPaid = 10;

/** Yearly price in US cents: twelve months for the price of ten. */
export function calculateYearlyCents(monthlyCents: number): number {
  return monthlyCents * yearlyMonthsPaid;
}

/** Saving of a yearly plan against twelve months, in whole percent of the two prices. */
export function calculateYearlyDiscountPercent(monthlyCents: number): number {
  if (monthlyCents === 0) return 0;
  return Math.round((1 - calculateYearlyCents(monthlyCents) / (monthlyCents * 12)) * 100);
}
