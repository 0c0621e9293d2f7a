import type { AnalysisRequest, Language, UnderstandingChip } from '@vela/contracts';
import { describeChips } from '../describe-chips.ts';
import { analystLanguages } from '../language/by-language.ts';
import type { ResolvedRequest } from '../resolve-request.ts';
import { addNote } from './add-note.ts';
import { composePlain, type Composition } from './composition.ts';

type AssumedPart = NonNullable<ResolvedRequest['plan']['assumed']>[number];

/** The chip that shows what was taken for a part. */
const chipKinds: Readonly<Record<AssumedPart, UnderstandingChip['kind']>> = {
  instrument: 'symbol',
  interval: 'interval',
  period: 'period',
};

/** The chips over an answer, without "all the data"; their texts do not depend on the time. */
function listChips(resolved: ResolvedRequest): UnderstandingChip[] {
  const { understanding, plan, interval, limit, instrument } = resolved;
  const read: AnalysisRequest = {
    mode: understanding.mode,
    ...(instrument === undefined ? {} : { symbol: instrument.symbol }),
    interval,
    window: { limit },
    language: understanding.language,
    plan,
  };
  const all = analystLanguages[understanding.language].formatPeriod({ kind: 'all' });
  return describeChips(read, 0).filter(({ text }) => plan.period !== undefined || text !== all);
}

function joinTexts(chips: readonly UnderstandingChip[], language: Language): string {
  const texts = chips.map(({ kind, text }) =>
    kind === 'interval' ? analystLanguages[language].nameChart(text) : text,
  );
  return texts.join(', ');
}

/**
 * The answer with a last sentence about its reading, where that may be wrong or parts were left
 * open: what was read or taken, as the chips show it, and that they change it.
 */
export function addUnsure(composed: Composition, resolved: ResolvedRequest): Composition {
  const { isUnsure, assumed } = resolved.plan;
  // Where nothing was measured, nothing was taken for it.
  const hasNumbers = composed.sentences.some(({ spans }) => spans.length > 0);
  if (isUnsure !== true && (assumed === undefined || !hasNumbers)) return composed;
  const { language } = resolved.understanding;
  const kinds = (assumed ?? []).map((part) => chipKinds[part]);
  const chips = listChips(resolved);
  const shown = isUnsure === true ? chips : chips.filter(({ kind }) => kinds.includes(kind));
  // Without an instrument nothing was taken, and the answer asks for one.
  if (isUnsure !== true && shown.length === 0) return composed;
  const names = { reading: joinTexts(shown, language) };
  const unsure = shown.length === 0 ? 'unsure.plain' : 'unsure.named';
  const key = isUnsure === true ? unsure : 'assumed.named';
  return addNote(composed, composePlain(resolved, [key], names));
}
