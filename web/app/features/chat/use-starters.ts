import { languageRules, type QuestionPlan } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import type { Prompt } from './answer.ts';
import { type Controls, toAnalysisRequest } from './controls.ts';

/** Questions to begin with, as words and as what they ask. */
export function useStarters(controls: Controls): readonly Prompt[] {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const { symbol } = controls;
  const interval = languageRules[language].formatTimeframe(controls.interval);
  const toStarter = (text: string, plan: QuestionPlan): Prompt => ({
    text,
    request: toAnalysisRequest({ ...controls, mode: 'technical' }, plan, language),
  });
  return [
    toStarter(t('start.overview', { symbol, interval }), { intent: 'analyze' }),
    toStarter(t('start.nearest', { symbol, interval }), {
      intent: 'gaps',
      concept: 'fair-value-gap',
    }),
    toStarter(t('start.concept'), { intent: 'concept', concept: 'order-block' }),
  ];
}
