import { languages, type AnalysisRequest, type Intent } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { talkKinds, type TalkKind } from '../language/talk-words.ts';

function joinKind(kind: TalkKind): string {
  return languages.flatMap((language) => analystLanguages[language].talkWords[kind]).join('|');
}

const patterns = talkKinds.map((kind) => ({
  kind,
  pattern: new RegExp(`^(?:${joinKind(kind)})$`),
}));

/** In a message that asks nothing they count also among other words. */
const looser = (['thanks', 'farewell', 'greeting'] as const).map((kind) => ({
  kind,
  pattern: new RegExp(`(?<![a-z])(?:${joinKind(kind)})(?![a-z])`),
}));

/** Readings of a message that holds no question. */
const withoutQuestion: ReadonlySet<Intent> = new Set(['small-talk', 'help', 'unknown']);

/** What a whole folded message without a question says; undefined for any other. */
export function findTalk(folded: string, asksNothing = false): TalkKind | undefined {
  const text = folded
    .replaceAll(/[^a-z0-9', ]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
  const whole = patterns.find(({ pattern }) => pattern.test(text))?.kind;
  return (
    whole ?? (asksNothing ? looser.find(({ pattern }) => pattern.test(text))?.kind : undefined)
  );
}

/** The request of a message that thanks, greets or complains and asks nothing; else `read`. */
export function toTalkRequest(folded: string, read: AnalysisRequest): AnalysisRequest {
  const { intent } = read.plan;
  const talk = withoutQuestion.has(intent) ? findTalk(folded, intent === 'small-talk') : undefined;
  if (talk === undefined) return read;
  const { residue: _, choices: __, ...plan } = read.plan;
  return { ...read, plan: { ...plan, intent: intent === 'unknown' ? 'small-talk' : intent, talk } };
}
