import type { Language } from '@vela/contracts';
import { ActionLink } from './action-link.tsx';
import { Callout } from './callout.tsx';
import { Card, Cards } from './cards.tsx';
import { ContentLink } from './content-link.tsx';
import { ContentTable } from './content-table.tsx';
import { createCountedHere } from './counted-here.tsx';
import { createFormula } from './formula.tsx';
import { createIllustration } from './illustration.tsx';
import { createMeasureList } from './measure-list.tsx';
import { createNoBaseRate } from './no-base-rate.tsx';
import { createNotMeasuredYet } from './not-measured-yet.tsx';
import { Operator } from './operator.tsx';
import { createPlanPrices } from './plan-prices.tsx';
import { createPosition } from './position.tsx';
import { Section } from './section.tsx';
import { Step, Steps } from './steps.tsx';
import { StoredNames } from './stored-names.tsx';

/** Components a text may use besides Markdown; all static, rendered on the server. */
export function createContentParts(language: Language): Readonly<Record<string, unknown>> {
  return {
    a: ContentLink,
    table: ContentTable,
    ActionLink,
    Callout,
    Card,
    Cards,
    CountedHere: createCountedHere(language),
    Formula: createFormula(language),
    Illustration: createIllustration(language),
    MeasureList: createMeasureList(language),
    NoBaseRate: createNoBaseRate(language),
    NotMeasuredYet: createNotMeasuredYet(language),
    Operator,
    PlanPrices: createPlanPrices(language),
    Position: createPosition(language),
    Section,
    Step,
    Steps,
    StoredNames,
  };
}
