import { intervals } from '@vela/contracts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { offerCommands } from '../../lib/palette-commands.ts';
import type { ChatScreen } from './use-chat-screen.ts';

type ScreenActions = {
  readonly screen: Pick<ChatScreen, 'change' | 'analyze'>;
  readonly startNew: () => void;
  readonly searchSymbol: () => void;
};

/** Offers the commands of the chat screen in the command palette. */
export function usePageCommands(actions: ScreenActions): void {
  const { t } = useTranslation(['palette', 'chat']);
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(
    () =>
      offerCommands({
        openSymbol: (symbol) => latest.current.screen.change({ symbol }),
        commands: [
          { id: 'analyze', label: t('chat.analyze'), run: () => latest.current.screen.analyze() },
          { id: 'symbol', label: t('chat.symbol'), run: () => latest.current.searchSymbol() },
          { id: 'new', label: t('chat.new'), run: () => latest.current.startNew() },
          ...intervals.map((interval) => ({
            id: `interval-${interval}`,
            label: t('chat.interval', { name: t(`chat:interval.${interval}`) }),
            run: () => latest.current.screen.change({ interval }),
          })),
        ],
      }),
    [t],
  );
}
