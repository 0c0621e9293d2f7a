import { lazy, Suspense } from 'react';
import type { ChatScreen } from '../../features/chat/use-chat-screen.ts';
import { IntervalSearch } from '../../features/interval-search/interval-search.tsx';
import { SymbolSearch } from '../../features/symbol-search/symbol-search.tsx';
import type { TypedAnywhere } from '../../features/symbol-search/use-type-anywhere.ts';
import { useApi } from '../../lib/session/session-provider.tsx';

/** Loaded when it is asked for. */
const ChartKeysDialog = lazy(async () => ({
  default: (await import('../../features/chart/chart-keys-dialog.tsx')).ChartKeysDialog,
}));

type TypedDialogProps = { typed: TypedAnywhere; screen: ChatScreen; onClose: () => void };

/** What typing anywhere opens: the search of symbols or intervals, or the keys. */
export function TypedDialog({ typed, screen, onClose }: TypedDialogProps) {
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
      preferred={screen.current?.instrument.assetClass}
      onClose={onClose}
      onChoose={(instrument) => {
        screen.change({ symbol: instrument.symbol });
        onClose();
      }}
    />
  );
}
