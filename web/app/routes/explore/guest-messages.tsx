import { useTranslation } from 'react-i18next';
import { ChatPanel } from '../../features/chat/chat-panel.tsx';
import type { GuestScreen } from '../../features/chat/guest/use-guest-screen.ts';
import { Reading } from '../chat/conversation-area.tsx';

const doNothing = (): void => undefined;

/** The stored answers of a guest's chart. */
export function GuestMessages({ screen }: { screen: GuestScreen }) {
  const { t } = useTranslation('chat');
  const { analysis, prompts, refuse } = screen;
  return (
    <ChatPanel
      state={screen.state}
      reading={screen.state.messages.length === 0 && <Reading screen={screen} />}
      draft={screen.draft}
      onDraft={screen.changeDraft}
      field={screen.field}
      starters={prompts}
      followUps={prompts}
      context={
        analysis === undefined
          ? '–'
          : `${analysis.instrument.symbol} · ${t(`shortInterval.${analysis.interval}`)}`
      }
      shown={analysis}
      pageId={undefined}
      focus={screen.focus}
      onFocus={screen.focusOn}
      onAsk={screen.ask}
      onSymbol={refuse}
      onSearch={refuse}
      onTechnical={refuse}
      onRetry={refuse}
      onStop={doNothing}
      onOlder={doNothing}
      onShow={() => screen.setView('chart')}
      onReload={doNothing}
      onNew={doNothing}
    />
  );
}
