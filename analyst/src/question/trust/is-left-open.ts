import type { AnalysisRequest, Intent } from '@vela/contracts';
import { isCompanyNamed } from '../../company/choose-company.ts';
import { findFigures, isCompanyFigureNamed } from '../../company/find-figures.ts';
import { hasWordOfAccounts } from '../../company/imply-figure.ts';
import { findUnreadNumbers } from '../../company/find-unread-numbers.ts';
import { findUnreadWords } from '../../company/find-unread-words.ts';
import { findUnreadDealWords } from '../../property/find-unread-words.ts';
import { writeSpokenForms } from '../write-spoken-forms.ts';
import type { ReadQuestion } from '../read-question.ts';
import type { ReadingEvidence } from './list-trust-features.ts';

/** Answers about a chart, its market or the news of it. */
const ofChart: ReadonlySet<Intent> = new Set([
  'analyze',
  'bias',
  'blocks',
  'compare',
  'findings',
  'gaps',
  'levels',
  'measure',
  'news',
  'volatility',
]);

/** Names of readings after which a few words more are mostly of the same. */
const ofFigures: ReadonlySet<string> = new Set(['task:fundamentals', 'task:real-estate']);

/** Whether the chart is told where figures of the company named, or of the last answer, are meant. */
function isFigureLeft(read: ReadQuestion, after: string | undefined): boolean {
  const { spoken, clues } = read.reading;
  if (isCompanyNamed(read))
    return isCompanyFigureNamed(findFigures(spoken)) || hasWordOfAccounts(spoken);
  const isAfter = after !== undefined && ofFigures.has(after);
  return isAfter && read.request.plan.namesInstrument !== true && !clues.isAboutChart;
}

const summary = /(?<![a-z])(?:overview|summary|snapshot|doing|ozet\w*|ne durumda)(?![a-z])/;

/** "Apple overview": that of its chart is told, and that of the company may be meant. */
function isOfEither({ plan }: AnalysisRequest, read: ReadQuestion): boolean {
  const { spoken, clues } = read.reading;
  const isWhole = plan.intent === 'analyze' && clues.intervals === 0 && !clues.isAboutChart;
  return isWhole && isCompanyNamed(read) && summary.test(spoken);
}

/**
 * Whether a question about a company or a property has content words by which nothing was read, or
 * was read as one about a chart: such an answer says that it may be the wrong one.
 */
export function isLeftOpen(
  request: AnalysisRequest,
  { read, after, ruled, isRuled }: ReadingEvidence,
): boolean {
  const { plan } = request;
  // The whole of it was read as asked of the last answer.
  if (plan.intent === 'company' && isRuled && ruled.by === 'more') return false;
  const spoken = writeSpokenForms(read.reading.spoken);
  if (plan.intent === 'company')
    return (
      findUnreadWords(spoken, plan.figures).length > 0 || findUnreadNumbers(spoken, plan).length > 0
    );
  if (plan.intent === 'property')
    return findUnreadDealWords(spoken, plan.property?.topics).length > 0;
  if (isOfEither(request, read)) return true;
  return ofChart.has(plan.intent) && isFigureLeft(read, after);
}
