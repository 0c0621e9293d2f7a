import { brand } from '@vela/contracts';
import { ChartCandlestick, Link2, MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../ui/logo.tsx';
import { joinClassNames } from '../../ui/class-names.ts';
import { PanelDrawing } from './panel-drawing.tsx';

export const sides = ['signIn', 'signUp'] as const;
export type Side = (typeof sides)[number];

const points = [
  { key: 'analysis', Icon: ChartCandlestick },
  { key: 'insights', Icon: MessageSquareText },
  { key: 'recommendations', Icon: Link2 },
] as const;

/** Covers the inactive side and slides when the sides change; on phones below, without button. */
export function OverlayPanel({ side, onSwitch }: { side: Side; onSwitch: () => void }) {
  const { t } = useTranslation('account');
  return (
    <aside
      className={joinClassNames(
        'relative flex flex-col justify-between gap-8 overflow-hidden bg-panel px-6 py-8 text-on-panel md:absolute md:inset-y-0 md:left-0 md:w-1/2 md:p-12',
        'md:transition-transform md:duration-500 md:ease-out',
        side === 'signIn' ? 'md:translate-x-full' : 'md:translate-x-0',
      )}
    >
      <PanelDrawing />
      <p className="relative flex items-center gap-2 text-sm font-semibold">
        <Mark className="size-5 [--color-accent:currentColor]" />
        {brand.name}
      </p>
      <ul className="relative grid gap-5">
        {points.map(({ key, Icon }) => (
          <li
            key={key}
            className="flex items-center gap-4 text-lg font-semibold tracking-tight md:text-2xl"
          >
            <Icon aria-hidden="true" className="size-5 shrink-0 opacity-80 md:size-6" />
            {t(`login.panel.${key}`)}
          </li>
        ))}
      </ul>
      <div className="relative max-md:hidden">
        <p className="text-sm">{t(`login.${side}.other`)}</p>
        <button
          type="button"
          onClick={onSwitch}
          className="mt-3 inline-flex min-h-11 items-center rounded-md border border-current px-5 text-sm font-semibold hover:bg-on-panel hover:text-panel focus-visible:outline-current"
        >
          {t(`login.${side}.switch`)}
        </button>
      </div>
    </aside>
  );
}
