import type { Sentence } from '@vela/contracts';
import { toRowSpeech } from '../answers/row-speech.ts';
import { analystLanguages } from '../language/by-language.ts';
import type { CompanySentence } from '../language/company-words.ts';
import { findReason } from './figure-reason.ts';
import type { GatheredCompany } from './read-company.ts';
import { nameFigure, tell, withNames, type Told } from './tell-figure.ts';

const chooseGap = ({ report, making }: GatheredCompany): CompanySentence =>
  (making.series?.candles.close.at(-1) ?? 0) >= (report.shareValue.value ?? 0)
    ? 'value.above'
    : 'value.below';

const shareByKind = {
  operating: 'value.share',
  financial: 'value.share.bank',
  'real-estate-trust': 'value.share.trust',
} as const;

/** The value of a share, what it assumes, and how much it hangs on that. */
export function tellValue(told: Told): Sentence[] {
  const { company, speech } = told;
  const { isReversed = false } = told.forecast;
  const { hasPrice } = company;
  const { kind } = company.report;
  const implied: CompanySentence = kind === 'financial' ? 'value.implied.bank' : 'value.implied';
  const { whether } = told;
  const { reasons } = analystLanguages[speech.language].company;
  const row = toRowSpeech(speech, { facts: 'company.value', name: 'value' });
  const named = withNames(row, {
    what: nameFigure('share-value', told),
    reason: reasons[findReason('share-value', company)],
  });
  return company.report.shareValue.value === null
    ? tell(named, 'value.missing')
    : tell(
        named,
        ...(hasPrice || whether === undefined ? [] : (['value.unpriced'] as const)),
        ...(isReversed ? [implied] : []),
        shareByKind[kind],
        ...(hasPrice ? [chooseGap(company)] : []),
        'value.usual',
        'value.terminal',
        'value.range',
        ...(isReversed ? [] : [implied]),
      );
}
