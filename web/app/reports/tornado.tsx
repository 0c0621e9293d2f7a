import { type Fact, formatFactValue, getPropertyWords, propertyFieldIds } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language.ts';
import { box, FactCell, headRow, type FactTableProps } from './fact-cell.tsx';

type Bar = { readonly name: string; readonly step: Fact; readonly low: Fact; readonly high: Fact };

const getSpread = ({ low, high }: Bar): number => Math.abs(Number(high.value) - Number(low.value));

/** How the return moves with each input by itself, the widest first. */
export function Tornado({ facts, draw }: FactTableProps) {
  const { t } = useTranslation('property');
  const language = useLanguage();
  const { fields } = getPropertyWords(language);
  const bars = propertyFieldIds
    .flatMap((field): Bar[] => {
      const find = (part: string) => facts.get(`property.tornado.${field}.${part}`);
      const [step, low, high] = [find('step'), find('low'), find('high')];
      if (step === undefined || low === undefined || high === undefined) return [];
      return [{ name: fields[field], step, low, high }];
    })
    .toSorted((one, other) => getSpread(other) - getSpread(one));
  const widest = Math.max(...bars.map((bar) => getSpread(bar)));
  if (bars.length === 0) return null;
  return (
    <div className={box}>
      <table className="w-full border-collapse text-xs tabular-nums">
        <thead>
          <tr className={headRow}>
            <th scope="col">{t('moved')}</th>
            <th scope="col">{t('step')}</th>
            <th scope="col">{t('lower')}</th>
            <th scope="col">{t('higher')}</th>
            <td aria-hidden="true" className="w-1/4 max-sm:hidden" />
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.low.id} className="border-b border-line last:border-0">
              <th scope="row" className="px-2 py-1.5 text-left font-normal">
                {bar.name}
              </th>
              <td className="px-2 py-1.5 text-right whitespace-nowrap text-muted">
                {bar.step.unit === 'percent'
                  ? formatFactValue(bar.step, language)
                  : t('points', { size: formatFactValue(bar.step, language) })}
              </td>
              <FactCell fact={bar.low} draw={draw} />
              <FactCell fact={bar.high} draw={draw} />
              <td aria-hidden="true" className="px-2 py-1.5 max-sm:hidden">
                <span
                  className="block h-2 rounded-sm bg-accent"
                  style={{ width: `${(100 * getSpread(bar)) / widest}%` }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
