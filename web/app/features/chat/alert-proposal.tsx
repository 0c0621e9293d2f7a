import type { Understanding } from '@vela/contracts';
import { BellPlus } from 'lucide-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertSetupContext } from '../../lib/alert-setup.ts';
import { Button } from '../../ui/button.tsx';
import { toAlertSetup } from './to-alert-setup.ts';

/** Opens what was asked for as an alert, for the person to look at and to confirm. */
export function AlertProposal({ understanding }: { understanding: Understanding | undefined }) {
  const { t } = useTranslation('workspace');
  const open = use(AlertSetupContext);
  const setup = understanding?.request && toAlertSetup(understanding.request);
  if (setup === undefined || open === undefined) return null;
  return (
    <Button look="secondary" className="mt-3" onClick={() => open(setup)}>
      <BellPlus aria-hidden="true" className="size-4" />
      {t('watch.proposal.action')}
    </Button>
  );
}
