import { languages, type AnalysisRequest, type Intent } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { talkKinds, type TalkKind } from '../language/talk-words.ts';

const patterns = talkKinds.map((kind) => ({
  kind,
  pattern: new RegExp(
    `^(?:${languages.flatMap((language) => analystLanguages[language].talkWords[kind]).join('|')})$`,
  ),
}));

/** Readings of a message that holds no question. */
const withoutQuestion: ReadonlySet<Intent> = new Set(['small-talk', 'help', 'unknown']);

/** What a whole folded message without a question says; undefined for any other. */
export function findTalk(folded: string): TalkKind | undefined {
  const text = folded
    .replaceAll(/[^a-z0-9', ]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
  return patterns.find(({ pattern }) => pattern.test(text))?.kind;
}

/** The request of a message that thanks, greets or complains and asks nothing; else `read`. */
export function toTalkRequest(folded: string, read: AnalysisRequest): AnalysisRequest {
  const { intent } = read.plan;
  const talk = withoutQuestion.has(intent) ? findTalk(folded) : undefined;
  if (talk === undefined) return read;
  const { residue: _, choices: __, ...plan } = read.plan;
  return { ...read, plan: { ...plan, intent: intent === 'unknown' ? 'small-talk' : intent, talk } };
}
