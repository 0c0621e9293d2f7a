import { chatStorageKeys } from '@vela/contracts';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartPanel } from '../features/chart/chart-panel.tsx';
import { useChartSpeech } from '../features/chart/spoken/use-chart-speech.ts';
import { AnalysisControls } from '../features/chat/analysis-controls.tsx';
import { AnalysisPage } from '../features/chat/analysis-page.tsx';
import { ChatLayout } from '../features/chat/chat-layout.tsx';
import { ChatPanel } from '../features/chat/chat-panel.tsx';
import { parseLimit } from '../features/chat/controls.ts';
import { ConversationSidebar } from '../features/chat/conversation-sidebar.tsx';
import { FactCard } from '../features/chat/fact-card.tsx';
import type { FactFocus } from '../features/chat/fact-focus.ts';
import { FactFooter } from '../features/chat/fact-footer.tsx';
import { toFactLinks } from '../features/chat/fact-links.ts';
import { HoveredFinding, HoveredFindingContext } from '../features/chat/hovered-finding.ts';
import { PagePlaceholder } from '../features/chat/page-placeholder.tsx';
import { type ChatScreen, useChatScreen } from '../features/chat/use-chat-screen.ts';
import { useWholeAnalysis } from '../features/chat/use-whole-analysis.ts';
import { findToldFacts } from '../features/chat/thread.ts';
import { AccountLinks } from '../features/site/account-links.tsx';
import { LanguageSwitch } from '../features/site/language-switch.tsx';
import { ThemeSwitch } from '../features/site/theme-switch.tsx';
import { IntervalSearch } from '../features/interval-search/interval-search.tsx';
import { SymbolSearch } from '../features/symbol-search/symbol-search.tsx';
import {
  type TypedAnywhere,
  useTypeAnywhere,
} from '../features/symbol-search/use-type-anywhere.ts';
import { PageHead } from '../lib/page-head.tsx';
import type { RouteHandle } from '../lib/route-handle.ts';
import type { Api } from '../lib/api.ts';
import { useApi, useSession } from '../lib/session/session-provider.tsx';
import { useStoredFlag } from '../lib/use-stored-flag.ts';
import { AnchoredPopover } from '../ui/popover.tsx';

/** Loaded when they are asked for. */
const FactsTable = lazy(async () => ({
  default: (await import('../features/chat/facts-table.tsx')).FactsTable,
}));
const ChartKeysDialog = lazy(async () => ({
  default: (await import('../features/chart/chart-keys-dialog.tsx')).ChartKeysDialog,
}));

function Head() {
  const { t } = useTranslation('chat');
  return <PageHead title={t('title')} description={t('description')} path="/chat" noindex />;
}

export const handle: RouteHandle = { head: <Head /> };

/** The chat screen: chart and conversation about one analysis. */
export default function Chat() {
  const api = useApi();
  const screen = useChatScreen(api);
  const [hovered] = useState(() => new HoveredFinding());
  const [sidebarOpen, setSidebarOpen] = useStoredFlag(
    chatStorageKeys.sidebar,
    () => window.innerWidth >= 1200,
  );
  const [typed, setTyped] = useState<TypedAnywhere>();
  const close = (): void => setTyped(undefined);
  useTypeAnywhere(setTyped);

  return (
    <HoveredFindingContext value={hovered}>
      <ChatLayout
        view={screen.view}
        onView={screen.setView}
        sidebarOpen={sidebarOpen}
        onSidebar={setSidebarOpen}
        controls={
          <AnalysisControls
            controls={screen.controls}
            onChange={screen.change}
            onSearch={() => setTyped({ kind: 'letter', character: '' })}
            onAnalyze={() => screen.analyze()}
            busy={screen.state.busy}
          />
        }
        sidebar={<Sidebar api={api} screen={screen} />}
        chart={<Chart api={api} screen={screen} onHover={hovered.set} />}
        chat={<Conversation screen={screen} />}
      />
      <FactPopover screen={screen} />
      {typed !== undefined && <TypedDialog typed={typed} screen={screen} onClose={close} />}
    </HoveredFindingContext>
  );
}

type TypedDialogProps = { typed: TypedAnywhere; screen: ChatScreen; onClose: () => void };

/** What typing anywhere opens: the search of symbols or intervals, or the keys. */
function TypedDialog({ typed, screen, onClose }: TypedDialogProps) {
  const api = useApi();
  if (typed.kind === 'help')
    return (
      <Suspense fallback={null}>
        <ChartKeysDialog onClose={onClose} />
      </Suspense>
    );
  if (typed.kind === 'digit')
    return (
      <IntervalSearch
        initialText={typed.character}
        onClose={onClose}
        onChoose={(interval) => {
          screen.change({ interval });
          onClose();
        }}
      />
    );
  return (
    <SymbolSearch
      api={api}
      initialQuery={typed.character}
      onClose={onClose}
      onChoose={(instrument) => {
        screen.change({ symbol: instrument.symbol });
        onClose();
      }}
    />
  );
}

function Sidebar({ api, screen }: { api: Api; screen: ChatScreen }) {
  const startNew = (): void => {
    screen.leave();
    screen.address.goTo(undefined);
  };
  return (
    <>
      <ConversationSidebar
        api={api}
        currentId={screen.address.id}
        onNew={startNew}
        onOpen={screen.leave}
        onDeleted={startNew}
      />
      <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line p-3">
        <LanguageSwitch />
        <ThemeSwitch />
        <div className="flex w-full items-center justify-between">
          <AccountLinks />
        </div>
      </div>
    </>
  );
}

type ChartProps = { api: Api; screen: ChatScreen; onHover: (id: string | undefined) => void };

/** The chart, or the page of what has none. */
function Chart(props: ChartProps) {
  const { focus, page, focusOn } = props.screen;
  const whole = useWholeAnalysis(props.api, page);
  if (page === undefined) return <ShownChart {...props} />;
  if (whole === undefined) return <PagePlaceholder />;
  return (
    <AnalysisPage
      analysis={whole}
      onAsk={props.screen.askPage}
      links={toFactLinks(whole, { focus, shown: undefined, onFocus: focusOn })}
      footer={<Footer screen={props.screen} />}
    />
  );
}

/** The card of a number, docked under the chart or page. */
function Footer({ screen: { phone, focus, setView, setFocus } }: { screen: ChatScreen }) {
  if (focus?.open !== true || focus.analysis === undefined) return null;
  return (
    <FactFooter
      focus={focus}
      onBack={phone ? () => setView('chat') : undefined}
      onClose={() => setFocus(closeCard)}
    />
  );
}

function ShownChart({ api, screen, onHover }: ChartProps) {
  const { focus, analysis, linked } = screen;
  const userId = useSession().user?.id ?? 0;
  const told = findToldFacts(screen.state, analysis?.id);
  const speech = useChartSpeech({ analysis, told, focus });
  return (
    <ChartPanel
      {...speech}
      api={api}
      analysisId={analysis?.id}
      known={linked.analysis}
      failure={linked.problem === undefined ? undefined : linked}
      onHoverFinding={onHover}
      userId={userId}
      renderFacts={(shown) => (
        <Suspense fallback={null}>
          <FactsTable
            analysis={shown}
            links={toFactLinks(shown, { focus, shown, onFocus: screen.focusOn })}
          />
        </Suspense>
      )}
      onAsk={screen.askAbout}
      awaiting={
        screen.state.status === 'loading' ||
        linked.loading ||
        (screen.state.busy && analysis === undefined)
      }
      footer={<Footer screen={screen} />}
    />
  );
}

/** What is done with the instrument that the search finds. */
type ChooseSymbol = (symbol: string) => void;

/** The conversation, and the search that a chip of an answer opens. */
function Conversation({ screen }: { screen: ChatScreen }) {
  const api = useApi();
  const [search, setSearch] = useState<{ choose: ChooseSymbol }>();
  const close = (): void => setSearch(undefined);
  return (
    <>
      <Messages screen={screen} onSearch={(choose) => setSearch({ choose })} />
      {search !== undefined && (
        <SymbolSearch
          api={api}
          initialQuery=""
          onClose={close}
          onChoose={({ symbol }) => {
            close();
            search.choose(symbol);
          }}
        />
      )}
    </>
  );
}

type MessagesProps = { screen: ChatScreen; onSearch: (choose: ChooseSymbol) => void };

function Messages({ screen, onSearch }: MessagesProps) {
  const { t } = useTranslation('chat');
  const { controls, store, address } = screen;
  const limit = parseLimit(controls.limit);
  return (
    <ChatPanel
      state={screen.state}
      draft={screen.draft}
      onDraft={screen.changeDraft}
      field={screen.field}
      starters={screen.starters}
      context={
        limit === undefined
          ? undefined
          : [
              controls.symbol,
              t(`shortInterval.${controls.interval}`),
              t('composer.candles', { count: limit }),
              t(`mode.${controls.mode}`),
            ].join(' · ')
      }
      shown={screen.page === undefined ? screen.analysis : undefined}
      pageId={screen.page?.id}
      focus={screen.focus}
      onFocus={screen.focusOn}
      onAsk={screen.ask}
      onSymbol={screen.askSymbol}
      onSearch={onSearch}
      onTechnical={screen.askTechnical}
      onRetry={screen.retry}
      onStop={() => void store.stop()}
      onOlder={() => void store.loadOlder()}
      onShow={screen.show}
      onReload={() => void store.open(address.id)}
      onNew={() => address.goTo(undefined)}
    />
  );
}

/** Closes the card; the highlight stays. */
function closeCard(focus: FactFocus | undefined): FactFocus | undefined {
  return focus === undefined ? undefined : { ...focus, open: false };
}

/** The card of a fact that belongs to no chart, beside its number. */
function FactPopover({ screen }: { screen: ChatScreen }) {
  const { t } = useTranslation('chat');
  const { focus, setFocus } = screen;
  const close = useCallback(() => setFocus(closeCard), [setFocus]);
  // Of a fact with a chart or page the card is docked there.
  if (focus === undefined || !focus.open || focus.analysis !== undefined) return null;
  return (
    <AnchoredPopover
      anchor={focus.anchor}
      label={t('fact.card')}
      onClose={close}
      outside
      className="w-80"
    >
      <FactCard fact={focus.fact} analysis={focus.analysis} />
    </AnchoredPopover>
  );
}
