import type { Interval, QuestionPlan } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import type { Prompt } from './answer.ts';
import { type Controls, parseLimit, toAnalysisRequest } from './controls.ts';
import type {
  ConversationState,
  ConversationStore,
  QuestionListener,
} from './conversation-store.ts';
import { nameDraft } from './draft.ts';
import { useRefreshConversations } from './conversations-query.ts';
import { focusLimitField } from './limit-field.tsx';
import type { useChatAddress } from './use-chat-address.ts';
import { toMessage } from './use-controls.ts';

/** A question of the chart: its words, and what is asked about which chart. */
type AskedOfChart = {
  readonly message: string;
  readonly symbol: string;
  readonly interval: Interval;
  readonly plan: QuestionPlan;
};

type AskingInput = {
  readonly store: ConversationStore;
  readonly state: ConversationState;
  readonly address: Pick<ReturnType<typeof useChatAddress>, 'nameConversation'>;
  readonly controls: Controls;
  readonly change: (change: Partial<Controls>) => void;
  /** Called when a question is sent. */
  readonly onAsk: () => void;
};

/** The ways to ask: typed words, the Analyze button, the chart, the page of a company. */
export function useAsking({ store, state, address, controls, change, onAsk }: AskingInput) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const refresh = useRefreshConversations();
  const listener: QuestionListener = {
    onCreated: ({ id }) => {
      nameDraft(id);
      address.nameConversation(id);
    },
    onStored: refresh,
  };
  const ask = (prompt: Prompt, replaces?: string): boolean => {
    if (prompt.text === '' || state.busy) return false;
    if (parseLimit(controls.limit) === undefined) {
      focusLimitField();
      return false;
    }
    onAsk();
    const message = toMessage(prompt, controls, language);
    const sent = replaces === undefined ? message : { ...message, replaces };
    void store.send(sent, listener).then(refresh);
    return true;
  };
  const askPlan = (text: string, chosen: Partial<Controls>, plan: QuestionPlan): void => {
    ask({ text, request: toAnalysisRequest({ ...controls, ...chosen }, plan, language) });
  };
  const analyze = (overrides: Partial<Controls> = {}): void => {
    const chosen = { ...controls, ...overrides };
    if (parseLimit(chosen.limit) !== undefined) change(overrides);
    const { symbol, interval } = chosen;
    askPlan(t(`ask.${chosen.mode}`, { symbol, interval }), chosen, { intent: 'analyze' });
  };
  return {
    ask: (prompt: Prompt) => ask(prompt),
    analyze,
    /** Asks what the chart asks: about its instrument, on an interval of its choice. */
    askAbout: ({ message, symbol, interval, plan }: AskedOfChart) =>
      askPlan(message, { symbol, interval, mode: 'technical' }, plan),
    /** Asks what the page of a company asks. */
    askPage: (text: string, symbol: string, plan: QuestionPlan) =>
      askPlan(text, { symbol, mode: 'fundamental' }, plan),
    askSymbol: (symbol: string, interval: Interval = controls.interval) =>
      analyze({ symbol, interval }),
    askTechnical: (symbol: string | undefined) =>
      analyze({ mode: 'technical', ...(symbol === undefined ? {} : { symbol }) }),
    /** Asks a question again, with its words or others; what followed it stays as a branch. */
    edit: (questionId: string, text: string): boolean => ask({ text }, questionId),
    retry: (questionId: string) => void store.retry(questionId, listener).then(refresh),
  };
}
