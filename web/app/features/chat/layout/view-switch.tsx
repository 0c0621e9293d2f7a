import { CandlestickChart, MessageSquareText, Rows3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { joinClassNames } from '../../../ui/class-names.ts';

/** The view shown on a phone; a wide screen shows all three. */
export type ChatView = 'chart' | 'chat' | 'conversations';

const views = ['chart', 'chat', 'conversations'] as const;
const icons = { chart: CandlestickChart, chat: MessageSquareText, conversations: Rows3 };

type ViewSwitchProps = {
  view: ChatView;
  onView: (view: ChatView) => void;
  /** There is a list of conversations. */
  withList: boolean;
};

/** Tabs of a phone: below the screen, beside it where the screen is low. */
export function ViewSwitch({ view, onView, withList }: ViewSwitchProps) {
  const { t } = useTranslation('chat');
  return (
    <nav
      aria-label={t('layout.views')}
      className="grid auto-cols-fr grid-flow-col border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] low:w-24 low:grid-flow-row low:content-start low:border-t-0 low:border-r md:hidden"
    >
      {(withList ? views : views.slice(0, 2)).map((name) => {
        const Icon = icons[name];
        return (
          <button
            key={name}
            type="button"
            aria-current={view === name ? 'true' : undefined}
            className={joinClassNames(
              'flex min-h-13 flex-col items-center justify-center gap-0.5 text-xs -outline-offset-2',
              view === name ? 'font-semibold text-accent' : 'text-muted',
            )}
            onClick={() => onView(name)}
          >
            <Icon aria-hidden="true" className="size-5" />
            {t(`layout.${name}`)}
          </button>
        );
      })}
    </nav>
  );
}
