import type { Watchlist } from '@vela/contracts';
import { List } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../lib/session/session-provider.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFault } from '../load-fault.tsx';
import { AddSymbols } from './add-symbols.tsx';
import { ListHead } from './list-head.tsx';
import { ListView } from './list-view.tsx';
import { useWatchlists } from './lists-query.ts';

/** The watchlists of the account: one of them with its instruments. */
export function WatchlistsScreen() {
  const { t } = useTranslation('workspace');
  const lists = useWatchlists(useApi());
  const [chosen, setChosen] = useState<string>();
  const items = lists.data?.items ?? [];
  const current = items.find(({ id }) => id === chosen) ?? items[0];
  return (
    <>
      <p className="max-w-3xl text-muted">{t('watch.lists.description')}</p>
      <div className="mt-6 grid items-start gap-4 lg:grid-cols-2">
        {lists.data !== undefined && items.length > 0 && (
          <ListHead lists={items} current={current} onChoose={setChosen} />
        )}
        {current !== undefined && <AddSymbols key={current.id} list={current} />}
      </div>
      {lists.isError && (
        <LoadFault
          text={t('watch.lists.loadFailed')}
          retry={t('watch.lists.retry')}
          onRetry={() => void lists.refetch()}
        />
      )}
      {lists.data !== undefined && current === undefined && (
        <EmptyState
          icon={List}
          title={t('watch.lists.none')}
          action={<ListHead lists={items} current={undefined} onChoose={setChosen} />}
        >
          {t('watch.lists.noneText')}
        </EmptyState>
      )}
      {current !== undefined && <Instruments key={current.id} list={current} />}
    </>
  );
}

function Instruments({ list }: { list: Watchlist }) {
  const { t } = useTranslation('workspace');
  if (list.items.length > 0) return <ListView list={list} />;
  return (
    <EmptyState icon={List} title={t('watch.lists.empty')} className="mt-6">
      {t('watch.lists.emptyText')}
    </EmptyState>
  );
}
