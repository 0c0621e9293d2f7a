import {
  CandlestickChart,
  MessageSquareText,
  PanelLeftClose,
  PanelLeftOpen,
  Rows3,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { joinClassNames } from '../../ui/class-names.ts';
import { Mark } from '../../ui/logo.tsx';

/** The view shown on a phone; a wide screen shows all three. */
export type ChatView = 'chart' | 'chat' | 'conversations';

type ChatLayoutProps = {
  view: ChatView;
  onView: (view: ChatView) => void;
  sidebarOpen: boolean;
  onSidebar: (open: boolean) => void;
  controls: ReactNode;
  sidebar: ReactNode;
  chart: ReactNode;
  chat: ReactNode;
};

const icons = { chart: CandlestickChart, chat: MessageSquareText, conversations: Rows3 };

/** Controls above; conversations, chart and chat side by side, or one at a time on a phone. */
export function ChatLayout({
  view,
  onView,
  sidebarOpen,
  onSidebar,
  controls,
  sidebar,
  chart,
  chat,
}: ChatLayoutProps) {
  const { t } = useTranslation(['chat', 'site']);
  // Hidden panels on a phone keep their size: a chart of zero size loses its visible range.
  const place = (name: ChatView): string =>
    joinClassNames('max-md:col-start-1 max-md:row-start-1', view !== name && 'max-md:invisible');
  return (
    <div className="flex h-dvh flex-col overflow-hidden bg-paper">
      <SkipToMessage onView={onView} />
      <header className="flex items-start gap-2 border-b border-line bg-surface px-2 py-2">
        <Link
          to="/"
          aria-label={t('site:navigation.home')}
          className="grid size-11 shrink-0 place-items-center rounded-md max-md:hidden md:size-9"
        >
          <Mark />
        </Link>
        <SidebarButton open={sidebarOpen} onSidebar={onSidebar} />
        {controls}
      </header>
      <main id="content" className="grid min-h-0 flex-1 grid-cols-1 grid-rows-1 md:flex">
        <h1 className="sr-only">{t('heading')}</h1>
        <div
          className={joinClassNames(
            'flex min-h-0 min-w-0 flex-col bg-surface md:w-60 md:shrink-0 md:border-r md:border-line',
            place('conversations'),
            !sidebarOpen && 'md:hidden',
          )}
        >
          {sidebar}
        </div>
        <div className={joinClassNames('flex min-h-0 min-w-0 flex-col md:flex-1', place('chart'))}>
          {chart}
        </div>
        <div
          className={joinClassNames(
            'flex min-h-0 min-w-0 flex-col md:w-[25rem] md:shrink-0 md:border-l md:border-line xl:w-[27rem]',
            place('chat'),
          )}
        >
          {chat}
        </div>
      </main>
      <ViewSwitch view={view} onView={onView} />
    </div>
  );
}

/** Skip link, first in tab order: to the message field. */
function SkipToMessage({ onView }: { onView: (view: ChatView) => void }) {
  const { t } = useTranslation('chat');
  return (
    <a
      href="#message"
      className="sr-only z-50 rounded-md bg-accent px-4 py-3 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      onClick={(event) => {
        event.preventDefault();
        // On a phone the field is hidden until its view is shown: focus it after that.
        flushSync(() => onView('chat'));
        document.querySelector<HTMLElement>('#message')?.focus();
      }}
    >
      {t('layout.skipToMessage')}
    </a>
  );
}

function SidebarButton({ open, onSidebar }: { open: boolean; onSidebar: (open: boolean) => void }) {
  const { t } = useTranslation('chat');
  const SidebarIcon = open ? PanelLeftClose : PanelLeftOpen;
  return (
    <button
      type="button"
      aria-label={open ? t('layout.closeSidebar') : t('layout.openSidebar')}
      aria-expanded={open}
      className="grid size-9 shrink-0 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink max-md:hidden"
      onClick={() => onSidebar(!open)}
    >
      <SidebarIcon aria-hidden="true" className="size-5" />
    </button>
  );
}

function ViewSwitch({ view, onView }: { view: ChatView; onView: (view: ChatView) => void }) {
  const { t } = useTranslation('chat');
  return (
    <nav
      aria-label={t('layout.views')}
      className="grid grid-cols-3 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {(['chart', 'chat', 'conversations'] as const).map((name) => {
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
