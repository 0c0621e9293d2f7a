import type { CompanyFigure, Sentence } from '@vela/contracts';
import { qualityIds, type QualityId } from '@vela/engine';
import { toRowSpeech } from '../answers/row-speech.ts';
import { analystLanguages } from '../language/by-language.ts';
import type { CompanySentence } from '../language/company-words.ts';
import { tellData } from './tell-data.ts';
import { findMissing } from './pillar-reason.ts';
import { nameFigure, tell, withNames, type Told } from './tell-figure.ts';

function chooseSentence(id: QualityId, isFlagged: boolean): CompanySentence {
  if (id === 'piotroski') return 'quality.piotroski';
  if (id === 'altman') return 'quality.altman';
  return isFlagged ? 'quality.above' : 'quality.below';
}

/** One score of the books, or why there is none. */
function tellScore(id: QualityId, told: Told): Sentence[] {
  const { company, speech } = told;
  const { reasons } = analystLanguages[speech.language].company;
  const { value, meta } = company.report.quality[id];
  const isFinancial = meta['why'] === 'financial-company';
  const reason = reasons[isFinancial ? 'financial-score' : findMissing(company)];
  const row = toRowSpeech(speech, { facts: `company.${id}`, name: 'figure' });
  const named = withNames(row, { what: nameFigure(id, told), reason });
  if (value === null) return tell(named, 'figure.missing');
  return tell(named, chooseSentence(id, meta['flag'] === true));
}

/** The scores that a figure stands for; undefined where it is none of them. */
export function tellQuality(figure: CompanyFigure, told: Told): Sentence[] | undefined {
  const ids = figure === 'quality' ? qualityIds : qualityIds.filter((id) => id === figure);
  if (ids.length === 0) return undefined;
  const scores = ids.flatMap((id) =>
    tellScore(id, figure === 'quality' ? { ...told, isNamed: false } : told),
  );
  return figure === 'quality' ? [...scores, ...tellData(told)] : scores;
}
