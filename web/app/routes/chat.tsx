import type { Workspace } from '@vela/contracts';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnalysisControls } from '../features/chat/analysis-controls.tsx';
import { ChatLayout } from '../features/chat/layout/chat-layout.tsx';
import { parseLimit } from '../features/chat/controls.ts';
import { ConversationSidebar } from '../features/chat/conversation-sidebar.tsx';
import { HoveredFinding, HoveredFindingContext } from '../features/chat/hovered-finding.ts';
import { findLastAnswer } from '../features/chat/thread.ts';
import { useRestoredAddress } from '../features/chat/use-chat-address.ts';
import { type ChatScreen, useChatScreen } from '../features/chat/use-chat-screen.ts';
import { usePageCommands } from '../features/chat/use-page-commands.ts';
import { useStoredWorkspace, useWorkspaceSync } from '../features/chat/workspace/use-workspace.ts';
import { AccountMenu } from '../features/site/account-menu.tsx';
import { AccountLinks } from '../features/site/account-links.tsx';
import { LanguageSwitch } from '../features/site/language-switch.tsx';
import { ThemeSwitch } from '../features/site/theme-switch.tsx';
import {
  type TypedAnywhere,
  useTypeAnywhere,
} from '../features/symbol-search/use-type-anywhere.ts';
import { AlertSetupProvider } from '../features/watch/alerts/alert-setup-provider.tsx';
import { WatchLinks, WatchRail, WorkspaceList } from '../features/watch/watch-lazy.ts';
import { PageHead } from '../lib/page-head.tsx';
import type { RouteHandle } from '../lib/route-handle.ts';
import type { Api } from '../lib/api.ts';
import { useApi, useSession } from '../lib/session/session-provider.tsx';
import { ChartArea } from './chat/chart-area.tsx';
import { ConversationArea, FactPopover, Reading } from './chat/conversation-area.tsx';
import { TypedDialog } from './chat/typed-dialog.tsx';
import { WorkspaceSkeleton } from './chat/workspace-skeleton.tsx';

function Head() {
  const { t } = useTranslation('chat');
  return <PageHead title={t('title')} description={t('description')} path="/chat" noindex />;
}

export const handle: RouteHandle = { head: <Head /> };

/** The chat screen: it opens where the account left it, on any device. */
export default function Chat() {
  const api = useApi();
  const userId = useSession().user?.id ?? 0;
  const workspace = useStoredWorkspace(api, userId);
  const isRestored = useRestoredAddress(workspace);
  // The drawing loads while the data is asked for.
  useEffect(() => void import('../features/chart/lightweight-price-chart.ts'), []);
  if (workspace === undefined || !isRestored) return <WorkspaceSkeleton />;
  return <OpenWorkspace api={api} workspace={workspace} />;
}

/** Keeps the stored workspace as what is open. */
function useKeptWorkspace(api: Api, screen: ChatScreen, workspace: Workspace): void {
  const { user, isSignedIn } = useSession();
  const { current, controls, address, state } = screen;
  const limit = parseLimit(controls.limit);
  useWorkspaceSync(
    { api, userId: user?.id ?? 0, isSignedIn },
    {
      workspace,
      opened: {
        ...(current === undefined
          ? {}
          : { symbol: current.instrument.symbol, interval: current.interval }),
        ...(limit === undefined ? {} : { limit }),
        // One that is not there is not kept.
        ...(state.status === 'ready' && state.id === address.id
          ? { conversation: address.id ?? null }
          : {}),
      },
    },
  );
}

function OpenWorkspace({ api, workspace }: { api: Api; workspace: Workspace }) {
  const screen = useChatScreen(api, workspace);
  const [hovered] = useState(() => new HoveredFinding());
  const [typed, setTyped] = useState<TypedAnywhere>();
  const close = (): void => setTyped(undefined);
  useTypeAnywhere(setTyped);
  useKeptWorkspace(api, screen, workspace);
  const startNew = (): void => {
    screen.leave();
    screen.address.goTo(undefined);
  };
  const searchSymbol = (): void => setTyped({ kind: 'letter', character: '' });
  usePageCommands({ screen, startNew, searchSymbol });

  return (
    <HoveredFindingContext value={hovered}>
      <AlertSetupProvider>
        <ChatLayout
          view={screen.view}
          onView={screen.setView}
          controls={
            <AnalysisControls
              controls={screen.controls}
              onChange={screen.change}
              onSearch={searchSymbol}
              onAnalyze={() => screen.analyze()}
              busy={screen.state.busy}
              isAnswered={findLastAnswer(screen.state.messages) !== undefined}
            />
          }
          account={<AccountMenu withChoices />}
          sidebar={<Sidebar api={api} screen={screen} onNew={startNew} />}
          onNew={startNew}
          rail={
            <Suspense fallback={null}>
              <WatchRail />
            </Suspense>
          }
          chart={<ChartArea api={api} screen={screen} onHover={hovered.set} />}
          peek={screen.focus?.open === true ? null : <Reading screen={screen} />}
          chat={<ConversationArea screen={screen} />}
        />
      </AlertSetupProvider>
      <FactPopover screen={screen} />
      {typed !== undefined && <TypedDialog typed={typed} screen={screen} onClose={close} />}
    </HoveredFindingContext>
  );
}

type SidebarProps = { api: Api; screen: ChatScreen; onNew: () => void };

/** The conversations; on a phone also what a wide screen has in the account menu. */
function Sidebar({ api, screen, onNew }: SidebarProps) {
  return (
    <>
      <ConversationSidebar
        api={api}
        currentId={screen.address.id}
        onNew={onNew}
        onOpen={screen.leave}
        onDeleted={onNew}
      />
      <Suspense fallback={null}>
        <WorkspaceList
          symbol={screen.controls.symbol}
          interval={screen.controls.interval}
          onChoose={(symbol) => screen.change({ symbol })}
        />
        <WatchLinks />
      </Suspense>
      <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line p-3 md:hidden">
        <LanguageSwitch />
        <ThemeSwitch />
        <div className="flex w-full items-center justify-between">
          <AccountLinks />
        </div>
      </div>
    </>
  );
}
