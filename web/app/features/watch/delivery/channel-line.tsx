import type { AlertChannel } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../lib/session/session-provider.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { ChannelActions, useFaultNotice } from './channel-actions.tsx';
import { useChannelCalls } from './channels-query.ts';

/** A browser or program, whether it is sent to, and what can be done with it. */
export function ChannelLine({ channel }: { channel: AlertChannel }) {
  const { t } = useTranslation('workspace');
  const { change } = useChannelCalls(useApi());
  const tell = useFaultNotice();
  const { id, kind, name, host, state } = channel;
  return (
    <li className="py-3" data-channel={kind}>
      <Switch
        label={
          <span className="flex flex-wrap items-center gap-2">
            {name}
            {state === 'failing' && <Badge tone="warning">{t('delivery.failing')}</Badge>}
          </span>
        }
        hint={t(`delivery.kinds.${kind}`, { host })}
        checked={state === 'on'}
        disabled={change.isPending}
        onChange={(isOn) => change.mutate({ id, state: isOn ? 'on' : 'off' }, { onError: tell })}
      />
      <ChannelActions channel={channel} />
    </li>
  );
}
