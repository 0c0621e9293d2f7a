import { getPropertyWords, type Sentence } from '@vela/contracts';
import { propertyStresses, type PropertyScenario, type TornadoBar } from '@vela/engine';
import { toRowSpeech } from '../answers/row-speech.ts';
import type { PropertySentence } from '../language/property-words.ts';
import { tellProperty, withNames, type TellingProperty } from './telling.ts';

/** Scenarios: what each changes, and what comes of it. */
export function tellCases(
  { speech, material }: TellingProperty,
  scenarios: readonly PropertyScenario[],
): Sentence[] {
  if (material.report.base.deal.rent === 0) return tellProperty(speech, 'ask.rent');
  const { scenarios: names } = getPropertyWords(speech.language);
  const rows = scenarios.flatMap((scenario) => {
    const row = toRowSpeech(speech, { facts: `property.scenario.${scenario}`, name: 'scenario' });
    const named = withNames(row, { scenario: names[scenario] });
    const [whole] = [tellProperty(named, 'scenario')];
    return whole.length > 0 ? whole : tellProperty(named, 'scenario.none');
  });
  return [...rows, ...tellProperty(speech, 'scenario.about')];
}

/** One thing worse at a time. */
export function tellStresses({ speech, material }: TellingProperty): Sentence[] {
  if (material.report.base.deal.rent === 0) return tellProperty(speech, 'ask.rent');
  const { stresses: names } = getPropertyWords(speech.language);
  const rows = propertyStresses.flatMap((stress) => {
    const row = toRowSpeech(speech, { facts: `property.stress.${stress}`, name: 'stress' });
    const named = withNames(row, { stress: names[stress] });
    const whole = tellProperty(named, 'stress');
    return whole.length > 0 ? whole : tellProperty(named, 'stress.none');
  });
  return [...tellProperty(speech, 'stress.about'), ...rows];
}

const mostBars = 4;
const onePoint = 0.01;

/** A step in parts of the input, or in points. */
function chooseStep({ step, isRelative }: TornadoBar): PropertySentence {
  if (isRelative) return 'tornado.part';
  return step === onePoint ? 'tornado.point' : 'tornado.points';
}

/** The inputs that move the return most. */
export function tellTornado({ speech, material }: TellingProperty): Sentence[] {
  const { tornado, base } = material.report;
  if (base.deal.rent === 0) return tellProperty(speech, 'ask.rent');
  const { fields } = getPropertyWords(speech.language);
  return [
    ...tellProperty(speech, 'tornado.about'),
    ...tornado.slice(0, mostBars).flatMap((bar) => {
      const row = toRowSpeech(speech, { facts: `property.tornado.${bar.input}`, name: 'bar' });
      return tellProperty(withNames(row, { input: fields[bar.input] }), chooseStep(bar));
    }),
  ];
}
