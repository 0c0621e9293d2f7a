import { type AnswerUsage, formatNumber } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';

const costDecimals = 5;

/** Lines of the step trace about the language model: what the answer took of it. */
export function ModelDetails({ usage }: { usage: AnswerUsage }) {
  const { t } = useTranslation('models');
  const language = useLanguage();
  const format = (value: number, decimals = 0): string => formatNumber(value, decimals, language);
  const { provider, model, cost, written, refused } = usage;
  return (
    <>
      <li>
        {t('details.took', {
          provider,
          model,
          input: format(usage.inputTokens),
          output: format(usage.outputTokens),
          steps: format(usage.steps),
          seconds: format(usage.seconds, 1),
        })}
      </li>
      {cost !== undefined && <li>{t('details.cost', { cost: format(cost, costDecimals) })}</li>}
      <li>{t('details.checked', { written: format(written), refused: format(refused) })}</li>
    </>
  );
}
