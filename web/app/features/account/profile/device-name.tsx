import type { OwnSession } from '@vela/contracts';
import { useTranslation } from 'react-i18next';

type Device = Pick<OwnSession, 'browser' | 'system'>;

/** Browser and system of a device, or that they are not known. */
export function DeviceName({ device: { browser, system } }: { device: Device }) {
  const { t } = useTranslation('profile');
  const names = [browser, system].filter((name) => name !== null);
  return <>{names.length === 0 ? t('devices.unknown') : names.join(' · ')}</>;
}
