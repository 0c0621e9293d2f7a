import {
  getPropertyWords,
  propertyFieldIds,
  propertyFields,
  type PropertyDeal,
  type PropertyField,
  type PropertyTopic,
  type Sentence,
} from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { fillTemplate } from '../narrator/sentence-template.ts';
import { tellProperty, type TellingProperty } from './telling.ts';

const ofLoan: readonly PropertyField[] = ['downPayment', 'loanRate', 'loanYears'];
const ofHome: readonly PropertyField[] = [
  ...ofLoan,
  'closingCost',
  'rentGrowth',
  'propertyTax',
  'insurance',
  'maintenance',
  'costGrowth',
  'appreciation',
  'sellingCost',
  'years',
  'alternativeReturn',
];
const untold: ReadonlySet<PropertyField> = new Set([
  'price',
  'rent',
  'units',
  'alternativeReturn',
  'inflation',
]);
/** Inputs that matter for a deal that is let. */
const ofDeal = propertyFieldIds.filter(
  (field) => propertyFields[field].section !== 'taxes' && !untold.has(field),
);

/** The inputs that an answer hangs on. */
function chooseFields(
  topics: readonly PropertyTopic[],
  { rent }: PropertyDeal,
): readonly PropertyField[] {
  if (topics.every((topic) => topic === 'payment')) return ofLoan;
  if (topics.every((topic) => topic === 'rent-or-buy')) return ofHome;
  const needsRent = rent === 0 && !topics.includes('break-even');
  return needsRent ? [...ofLoan, 'closingCost'] : ofDeal;
}

/** Topics whose answer names the assumptions each time. */
const naming: ReadonlySet<PropertyTopic> = new Set(['overview', 'assumptions']);

/** What was taken as given because nothing was said of it, by name; told once for a deal. */
export function tellAssumptions({ speech, material }: TellingProperty): Sentence[] {
  const { language } = speech;
  const { given, topics = ['overview'], isContinued = false } = material.question;
  if (isContinued && !topics.some((topic) => naming.has(topic))) return [];
  const { deal } = material.report.base;
  const { fields } = getPropertyWords(language);
  const isLent = deal.downPayment < 1;
  const listed = chooseFields(topics, deal).filter(
    (field) =>
      given[field] === undefined && deal[field] !== 0 && (isLent || !ofLoan.includes(field)),
  );
  if (listed.length === 0) return tellProperty(speech, 'nothing-assumed');
  const list = listed.map(
    (field) => `${fields[field].replace(/ \(.*\)$/, '')} {property.input.${field}}`,
  );
  const { assumed } = analystLanguages[language].property.sentences;
  const sentence = fillTemplate(assumed.replace('{$list}', list.join(', ')), speech);
  return sentence === undefined ? [] : [sentence];
}
