import type { Language } from '@vela/contracts';
import { ActionLink } from './action-link.tsx';
import { Callout } from './callout.tsx';
import { Card, Cards } from './cards.tsx';
import { ContentLink } from './content-link.tsx';
import { ContentTable } from './content-table.tsx';
import { countedHere } from './counted-here.tsx';
import { formula } from './formula.tsx';
import { illustration } from './illustration.tsx';
import { noBaseRate } from './no-base-rate.tsx';
import { notMeasuredYet } from './not-measured-yet.tsx';
import { Operator } from './operator.tsx';
import { planPrices } from './plan-prices.tsx';
import { position } from './position.tsx';
import { Section } from './section.tsx';
import { Step, Steps } from './steps.tsx';
import { StoredNames } from './stored-names.tsx';

/** What a text may use besides Markdown. All of it is static: it is rendered on the server and never hydrated. */
export function contentParts(language: Language): Readonly<Record<string, unknown>> {
  return {
    a: ContentLink,
    table: ContentTable,
    ActionLink,
    Callout,
    Card,
    Cards,
    CountedHere: countedHere(language),
    Formula: formula(language),
    Illustration: illustration(language),
    NoBaseRate: noBaseRate(language),
    NotMeasuredYet: notMeasuredYet(language),
    Operator,
    PlanPrices: planPrices(language),
    Position: position(language),
    Section,
    Step,
    Steps,
    StoredNames,
  };
}
