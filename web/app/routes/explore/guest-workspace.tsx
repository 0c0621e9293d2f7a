import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Settings2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { createGuestApi } from '../../features/chat/guest/guest-api.ts';
import { GuestControls } from '../../features/chat/guest/guest-controls.tsx';
import { type GuestScreen, useGuestScreen } from '../../features/chat/guest/use-guest-screen.ts';
import { HoveredFinding, HoveredFindingContext } from '../../features/chat/hovered-finding.ts';
import { ChatLayout } from '../../features/chat/layout/chat-layout.tsx';
import { toChatPath } from '../../features/chat/use-chat-address.ts';
import { LanguageSwitch } from '../../features/site/language-switch.tsx';
import { ThemeSwitch } from '../../features/site/theme-switch.tsx';
import { useApi, useSession } from '../../lib/session/session-provider.tsx';
import { getButtonClass } from '../../ui/button.tsx';
import { PopoverButton } from '../../ui/popover.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ChartArea } from '../chat/chart-area.tsx';
import { FactPopover, Reading } from '../chat/conversation-area.tsx';
import { GuestMessages } from './guest-messages.tsx';

/** The guests' workspace with its own cache: nothing of it belongs to an account. */
export function GuestWorkspace() {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } }),
  );
  return (
    <QueryClientProvider client={queries}>
      <Screen />
    </QueryClientProvider>
  );
}

function Screen() {
  const { t } = useTranslation(['explore', 'workspace', 'chat', 'chart']);
  const own = useApi();
  const refusal = t('replay');
  const api = useMemo(() => createGuestApi(own, refusal), [own, refusal]);
  const screen = useGuestScreen(api);
  const [hovered] = useState(() => new HoveredFinding());
  // The drawing loads while the chart is asked for.
  useEffect(() => void import('../../features/chart/lightweight-price-chart.ts'), []);
  const { analysis } = screen;
  return (
    <HoveredFindingContext value={hovered}>
      <ChatLayout
        view={screen.view}
        onView={screen.setView}
        controls={
          <GuestControls
            charts={screen.chart?.charts ?? []}
            shown={analysis && { symbol: analysis.instrument.symbol, interval: analysis.interval }}
            onChoose={screen.choose}
          />
        }
        account={<GuestAccount screen={screen} />}
        chart={
          <ChartArea
            api={api}
            screen={{ ...screen, askAbout: screen.refuse, askPage: screen.refuse }}
            onHover={hovered.set}
          />
        }
        peek={screen.focus?.open === true ? null : <Reading screen={screen} />}
        chat={<GuestMessages screen={screen} />}
      />
      <FactPopover screen={screen} />
      {screen.isRefused && <OwnQuestion screen={screen} />}
    </HoveredFindingContext>
  );
}

/** Where a guest goes on after registering: the same chart; typed words wait in the field. */
function toReturn({ analysis }: GuestScreen): { from: string } {
  return {
    from: toChatPath(
      analysis === undefined
        ? {}
        : { symbol: analysis.instrument.symbol, interval: analysis.interval },
    ),
  };
}

function GuestAccount({ screen }: { screen: GuestScreen }) {
  const { t } = useTranslation('explore');
  const { user } = useSession();
  return (
    <div className="flex items-center gap-1 md:gap-2">
      <span className="flex gap-2 max-lg:hidden">
        <LanguageSwitch />
        <ThemeSwitch />
      </span>
      <span className="lg:hidden">
        <PopoverButton
          label={t('choices')}
          buttonLabel={t('choices')}
          className="grid size-11 place-items-center rounded-md text-muted hover:bg-sunken"
          popoverClassName="space-y-3"
          content={<Settings2 aria-hidden="true" className="size-5" />}
        >
          <LanguageSwitch />
          <ThemeSwitch />
        </PopoverButton>
      </span>
      <Link
        to={user === undefined ? '/register' : '/chat'}
        state={toReturn(screen)}
        className={getButtonClass('primary', 'px-3 whitespace-nowrap md:min-h-10')}
      >
        <span className="max-md:hidden">{t(user === undefined ? 'signUp' : 'member')}</span>
        <span className="md:hidden">{t(user === undefined ? 'signUpShort' : 'memberShort')}</span>
      </Link>
    </div>
  );
}

/** Own words need an account; the chart and the words are kept. */
function OwnQuestion({ screen }: { screen: GuestScreen }) {
  const { t } = useTranslation('explore');
  return (
    <Dialog title={t('own.title')} onClose={screen.close}>
      <p className="mt-2 text-sm text-muted">{t('own.text')}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Link to="/register" state={toReturn(screen)} className={getButtonClass('primary')}>
          {t('signUp')}
        </Link>
        <Link to="/login" state={toReturn(screen)} className={getButtonClass('secondary')}>
          {t('signIn')}
        </Link>
        <button type="button" className={getButtonClass('quiet')} onClick={screen.close}>
          {t('own.close')}
        </button>
      </div>
    </Dialog>
  );
}
