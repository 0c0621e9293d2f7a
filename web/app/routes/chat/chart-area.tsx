import { lazy, Suspense } from 'react';
import { ChartPanel } from '../../features/chart/chart-panel.tsx';
import { FailedSource } from '../../features/chart/vendors/source-lazy.ts';
import { useChartSpeech } from '../../features/chart/spoken/use-chart-speech.ts';
import { AnalysisPage } from '../../features/chat/analysis-page.tsx';
import type { FactFocus } from '../../features/chat/fact-focus.ts';
import { FactFooter } from '../../features/chat/fact-footer.tsx';
import { toFactLinks } from '../../features/chat/fact-links.ts';
import { PagePlaceholder } from '../../features/chat/page-placeholder.tsx';
import { findToldFacts } from '../../features/chat/told-facts.ts';
import type { ChatScreen } from '../../features/chat/use-chat-screen.ts';
import { useWholeAnalysis } from '../../features/chat/use-whole-analysis.ts';
import type { Api } from '../../lib/api.ts';
import { useSession } from '../../lib/session/session-provider.tsx';

/** Loaded when it is asked for. */
const FactsTable = lazy(async () => ({
  default: (await import('../../features/chat/facts-table.tsx')).FactsTable,
}));

/** What a chart needs of its screen: the guests' has less than that of an account. */
type ChartScreen = Pick<
  ChatScreen,
  | 'phone'
  | 'focus'
  | 'setFocus'
  | 'focusOn'
  | 'page'
  | 'analysis'
  | 'current'
  | 'linked'
  | 'state'
  | 'askAbout'
  | 'askPage'
> & {
  readonly setView: (view: 'chat') => void;
  /** Accounts choose whose candles a chart shows. */
  readonly onVendor?: ChatScreen['onVendor'];
};

type ChartAreaProps = {
  api: Api;
  screen: ChartScreen;
  onHover: (id: string | undefined) => void;
};

/** The chart, or the page of what has none. */
export function ChartArea(props: ChartAreaProps) {
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

/** Closes the card; the highlight stays. */
export function closeCard(focus: FactFocus | undefined): FactFocus | undefined {
  return focus === undefined ? undefined : { ...focus, open: false };
}

/** The card of a number, docked under the chart or page. */
function Footer({ screen: { phone, focus, setView, setFocus } }: { screen: ChartScreen }) {
  if (focus?.open !== true || focus.analysis === undefined) return null;
  return (
    <FactFooter
      focus={focus}
      // A number of the reading is beside the chart: closing the card shows it again.
      onBack={phone && focus.from !== 'chart' ? () => setView('chat') : undefined}
      onClose={() => setFocus(closeCard)}
    />
  );
}

/** What is said of a chosen source that has no candles. */
function renderFailedSource({ linked, onVendor }: ChartScreen) {
  const { symbol, vendor } = linked;
  if (symbol === undefined || vendor === undefined || onVendor === undefined) return null;
  return (
    <Suspense fallback={null}>
      <FailedSource symbol={symbol} vendor={vendor} onVendor={onVendor} />
    </Suspense>
  );
}

function ShownChart({ api, screen, onHover }: ChartAreaProps) {
  const { focus, analysis, current, linked } = screen;
  const userId = useSession().user?.id ?? 0;
  const told = findToldFacts(screen.state, analysis?.id);
  const speech = useChartSpeech({ analysis, ...told, focus });
  return (
    <ChartPanel
      {...speech}
      api={api}
      analysisId={analysis?.id}
      known={linked.analysis}
      onNewest={linked.analysis === undefined ? undefined : linked.renew}
      failure={linked.problem === undefined ? undefined : linked}
      onVendor={screen.onVendor}
      failedSource={renderFailedSource(screen)}
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
        (screen.state.busy && current === undefined)
      }
      footer={<Footer screen={screen} />}
    />
  );
}
