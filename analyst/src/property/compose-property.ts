import {
  formatNumber,
  formatPropertyBound,
  getPropertyWords,
  horizons,
  type Fact,
  type Language,
  type PropertyTopic,
  type Sentence,
} from '@vela/contracts';
import { addPreface, composePreface, type Composition } from '../answers/composition.ts';
import type { Speech } from '../narrator/sentence-template.ts';
import type { ResolvedRequest } from '../resolve-request.ts';
import type { PropertyMaterial } from './gather-property.ts';
import { tellAssumptions } from './tell-assumptions.ts';
import { propertyTellers } from './tell-property.ts';
import { tellProperty, type TellingProperty } from './telling.ts';

const nothing = (language: Language, names: Readonly<Record<string, string>>): Speech => ({
  language,
  interval: undefined,
  facts: new Map<string, Fact>(),
  names,
});

/** All numbers that stand in names: steps, bounds, terms. */
const listLabels = (speech: Speech): string[] =>
  Object.values(speech.names).filter((name) => name !== '');

function composeMissing(
  material: Exclude<PropertyMaterial, { kind: 'property' }>,
  resolved: ResolvedRequest,
): Composition {
  const { language } = resolved.understanding;
  const span = `${formatNumber(horizons.realEstateYears, 0, language)} ${language === 'tr' ? 'yıl için' : 'years'}`;
  const speech = nothing(language, { span });
  if (material.kind === 'no-price') {
    const sentences = tellProperty(speech, material.isEmpty ? 'ask' : 'ask.price');
    return { sentences, facts: [], labels: [span] };
  }
  const { fault } = material;
  const names = {
    field: getPropertyWords(language).fields[fault.field],
    bound: `${fault.code === 'too-small' ? '≥' : '≤'} ${formatPropertyBound(fault, language)}`,
  };
  const sentences = tellProperty(nothing(language, names), 'fault');
  return { sentences, facts: [], labels: Object.values(names) };
}

/** Parts of an answer in which no rent is lost. */
const withoutRent: ReadonlySet<PropertyTopic> = new Set(['payment', 'rent-or-buy', 'assumptions']);

/** Months without a tenant count in every year, which their number alone does not say. */
function tellEmptyMonths({ speech, material }: TellingProperty): Sentence[] {
  const { hasEmptyMonths, topics = ['overview'] } = material.question;
  const isTold = hasEmptyMonths === true && topics.some((topic) => !withoutRent.has(topic));
  return isTold ? tellProperty(speech, 'vacancy.months') : [];
}

/** Answers a question about a property deal from its numbers. */
export function composeProperty(
  resolved: ResolvedRequest,
  material: PropertyMaterial | undefined,
): Composition {
  const { language } = resolved.understanding;
  const { plan } = resolved;
  if (material?.kind !== 'property') {
    const missing = composeMissing(material ?? { kind: 'no-price', isEmpty: true }, resolved);
    return addPreface(
      composePreface(nothing(language, {}), resolved, { hasChart: false }),
      missing,
    );
  }
  const { facts } = material.analysis;
  const { currency, country } = material.question;
  const speech: Speech = {
    language,
    interval: undefined,
    facts: new Map(facts.map((fact) => [fact.id, fact])),
    names: { currency },
  };
  const telling = { speech, material };
  const topics = plan.property?.topics ?? ['overview'];
  const sentences = [
    ...topics.flatMap((topic) => propertyTellers[topic](telling)),
    ...tellEmptyMonths(telling),
    ...tellAssumptions(telling),
    ...(country === 'tr' ? tellProperty(speech, 'profile.tr') : []),
    ...tellProperty(speech, 'closing'),
  ];
  const { fields, stresses, scenarios } = getPropertyWords(language);
  return addPreface(composePreface(speech, resolved, { hasChart: false }), {
    sentences,
    facts,
    labels: [
      ...listLabels(speech),
      ...Object.values(fields),
      ...Object.values(stresses),
      ...Object.values(scenarios),
    ],
  });
}
