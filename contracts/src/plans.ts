/** Plans by their wire names; shown as Freemium, Pro, Ultimate and Enterprise. */
export const planNames = ['freemium', 'plus', 'pro', 'enterprise'] as const;
export type PlanName = (typeof planNames)[number];

/** Everything a plan can hold, in the order it is shown. */
export const planFeatures = [
  'technical-analysis',
  'fundamental-analysis',
  'markets',
  'trend-drawings',
  'support-resistance',
  'community-support',
  'unlimited-analyses',
  'all-concepts-drawn',
  'high-token-limit',
  'news-feed',
  'unlimited-indicators',
  'beta-access',
  'email-support',
  'algorithms',
  'unlimited-tokens',
  'backtest-lab',
  'data-api',
  'custom-indicators',
  'video-consultation',
  'priority-support',
  'events-calendar',
  'white-label',
  'custom-api',
  'account-manager',
  'on-premises',
  'training',
  'sla',
  'round-the-clock-support',
  'custom-integrations',
] as const;
export type PlanFeature = (typeof planFeatures)[number];

/**
 * What works in this release. Everything else is shown as not yet active, wherever it is named. A feature works when all of it does:
 * 'all-concepts-drawn' is not here: the volume profile and the place in the range are told and not drawn.
 */
const working: ReadonlySet<PlanFeature> = new Set<PlanFeature>([
  'technical-analysis',
  'markets',
  'trend-drawings',
  'support-resistance',
  'unlimited-indicators',
]);

/** Does this feature work in this release? A page never claims one that does not. */
export function isAvailable(feature: PlanFeature): boolean {
  return working.has(feature);
}

export type Plan = {
  readonly name: PlanName;
  readonly title: string;
  /** US cents a month; undefined: by contract. */
  readonly monthlyCents: number | undefined;
  /** Can it be had in this release? */
  readonly active: boolean;
  /** What it adds to the plan before it; freemium stands alone, the paid plans build on each other. */
  readonly adds: readonly PlanFeature[];
};

/** Limits of the free trial. */
export const freemiumLimits = { trialDays: 3, analysesPerDay: 3, analysesInAll: 9 } as const;

/** Numbers that features speak of. */
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
    adds: [
      'technical-analysis',
      'fundamental-analysis',
      'markets',
      'trend-drawings',
      'support-resistance',
      'community-support',
    ],
  },
  {
    name: 'plus',
    title: 'Pro',
    monthlyCents: 1999,
    active: false,
    adds: [
      'unlimited-analyses',
      'all-concepts-drawn',
      'high-token-limit',
      'news-feed',
      'unlimited-indicators',
      'beta-access',
      'email-support',
    ],
  },
  {
    name: 'pro',
    title: 'Ultimate',
    monthlyCents: 4999,
    active: false,
    adds: [
      'algorithms',
      'unlimited-tokens',
      'backtest-lab',
      'data-api',
      'custom-indicators',
      'video-consultation',
      'priority-support',
      'events-calendar',
    ],
  },
  {
    name: 'enterprise',
    title: 'Enterprise',
    monthlyCents: undefined,
    active: false,
    adds: [
      'white-label',
      'custom-api',
      'account-manager',
      'on-premises',
      'training',
      'sla',
      'round-the-clock-support',
      'custom-integrations',
    ],
  },
];

/** Everything a plan holds: what it adds, and what the plans before it hold. */
export function featuresOf(name: PlanName): readonly PlanFeature[] {
  return plans.slice(0, planNames.indexOf(name) + 1).flatMap(({ adds }) => adds);
}

const yearlyMonthsPaid = 10;

/** Price of a year in US cents: twelve months for the price of ten. */
export function yearlyCents(monthlyCents: number): number {
  return monthlyCents * yearlyMonthsPaid;
}

/** What a year saves against twelve single months, in whole percent; computed from the two prices. */
export function yearlyDiscountPercent(monthlyCents: number): number {
  if (monthlyCents === 0) return 0;
  return Math.round((1 - yearlyCents(monthlyCents) / (monthlyCents * 12)) * 100);
}
