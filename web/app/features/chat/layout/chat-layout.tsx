import { chatStorageKeys } from '@vela/contracts';
import { Maximize, Minimize } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useStoredFlag } from '../../../lib/use-stored-flag.ts';
import { joinClassNames } from '../../../ui/class-names.ts';
import { Mark } from '../../../ui/logo.tsx';
import { AnswerSheet } from './answer-sheet.tsx';
import type { SheetSize } from './sheet-handle.tsx';
import { SidebarFrame } from './sidebar-frame.tsx';
import { Splitter, useSplit } from './splitter.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { type ChatView, ViewSwitch } from './view-switch.tsx';

/** From this width on, list, chart and conversation fit beside each other. */
const roomyWidth = 1600;

type ChatLayoutProps = {
  view: ChatView;
  onView: (view: ChatView) => void;
  controls: ReactNode;
  /** Account, or sign-in for guests. */
  account: ReactNode;
  /** The conversations; guests have none. */
  sidebar?: ReactNode;
  onNew?: () => void;
  /** Icons of the closed list of conversations. */
  rail?: ReactNode;
  chart: ReactNode;
  /** On a phone, below the chart: the chart in a few lines. */
  peek: ReactNode;
  chat: ReactNode;
};

/** Controls above; conversations, chart and chat side by side, or on a phone chart and sheet. */
export function ChatLayout(props: ChatLayoutProps) {
  useTaps();
  const { view, onView, sidebar, chart, peek, chat } = props;
  const { t } = useTranslation('chat');
  const split = useSplit();
  const [sheet, setSheet] = useState<SheetSize>('half');
  const [dragged, setDragged] = useState<number>();
  const place = dragged === undefined ? sheet : 'half';
  const screen = useFullScreen();
  return (
    <div className="flex h-dvh flex-col overflow-hidden bg-paper">
      <SkipToMessage onView={onView} />
      <Header {...props} screen={screen} />
      <div className="flex min-h-0 flex-1 flex-col low:flex-row-reverse">
        <main id="content" className="relative flex min-h-0 min-w-0 flex-1 max-md:flex-col">
          <h1 className="sr-only">{t('heading')}</h1>
          <Sidebar {...props} isHidden={screen.isFull} />
          <div
            data-sheet={view === 'chat' ? place : undefined}
            className={joinClassNames(
              'chart-column flex min-h-0 min-w-0 flex-col md:flex-1',
              toChartPlace(view, place),
            )}
            style={{
              // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React knows no custom properties
              ['--chart-height' as string]: dragged === undefined ? undefined : `${dragged}px`,
            }}
          >
            {chart}
            {view === 'chart' && (
              <div className="max-h-[36%] shrink-0 overflow-y-auto border-t border-line bg-paper px-4 py-2.5 empty:hidden low:hidden md:hidden">
                {peek}
              </div>
            )}
          </div>
          {!screen.isFull && <Splitter split={split} />}
          <AnswerSheet
            shown={view === 'chat'}
            drag={{
              size: sheet,
              onSize: setSheet,
              onLeave: () => onView('chart'),
              onDrag: setDragged,
            }}
            width={split.width}
            className={screen.isFull ? 'md:hidden' : ''}
          >
            {chat}
          </AnswerSheet>
        </main>
        <ViewSwitch view={view} onView={onView} withList={sidebar !== undefined} />
      </div>
    </div>
  );
}

/** Loaded after the screen: taps beside a number press it. */
function useTaps(): void {
  useEffect(() => {
    const listening = import('../answer/tapped-number.ts').then(({ listenForTaps }) =>
      listenForTaps(),
    );
    return () => void listening.then((stop) => stop());
  }, []);
}

/** The list beside the chart; on a phone a view of its own. */
function Sidebar({
  view,
  sidebar,
  onNew,
  rail,
  isHidden,
}: Pick<ChatLayoutProps, 'view' | 'sidebar' | 'onNew' | 'rail'> & { isHidden: boolean }) {
  const [open, setOpen] = useStoredFlag(
    chatStorageKeys.sidebar,
    () => window.innerWidth >= roomyWidth,
  );
  if (sidebar === undefined || onNew === undefined) return null;
  return (
    <div
      className={joinClassNames(
        'flex min-h-0 min-w-0 flex-col bg-surface max-md:absolute max-md:inset-0 max-md:z-20 md:shrink-0 md:border-r md:border-line',
        open ? 'md:w-60' : 'md:w-13',
        view !== 'conversations' && 'max-md:invisible',
        isHidden && 'md:hidden',
      )}
    >
      <SidebarFrame open={open} onOpen={setOpen} onNew={onNew} rail={rail}>
        {sidebar}
      </SidebarFrame>
    </div>
  );
}

/** A hidden chart on a phone keeps its size: one of zero size loses its visible range. */
function toChartPlace(view: ChatView, sheet: SheetSize): string {
  if (view === 'chart') return 'max-md:flex-1';
  if (view === 'chat' && sheet === 'half')
    return 'max-md:h-(--chart-height,46.5%) max-md:shrink-0 low:invisible low:absolute low:inset-0 low:h-auto';
  return 'max-md:invisible max-md:absolute max-md:inset-0';
}

function Header({
  controls,
  account,
  sidebar,
  screen,
}: Pick<ChatLayoutProps, 'controls' | 'account' | 'sidebar'> & {
  screen: ReturnType<typeof useFullScreen>;
}) {
  const { t } = useTranslation(['site', 'workspace']);
  const Icon = screen.isFull ? Minimize : Maximize;
  const label = t(screen.isFull ? 'workspace:layout.leaveFull' : 'workspace:layout.full');
  return (
    <header className="flex items-start gap-2 border-b border-line bg-surface px-2 py-2 low:py-1">
      <Link
        to="/"
        aria-label={t('navigation.home')}
        className="grid size-11 shrink-0 place-items-center rounded-md max-md:hidden md:size-9"
      >
        <Mark />
      </Link>
      {controls}
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-pressed={screen.isFull}
        className="grid size-9 shrink-0 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink max-md:hidden"
        onClick={screen.toggle}
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
      <div
        className={joinClassNames(
          'flex shrink-0 items-center md:-my-1',
          sidebar !== undefined && 'max-md:hidden',
        )}
      >
        {account}
      </div>
    </header>
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
