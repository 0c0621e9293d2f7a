import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type AlertSetup, AlertSetupContext } from '../../../lib/alert-setup.ts';
import { createDraft } from './alert-draft.ts';

/** Loaded when an alert is set up. */
const AlertDialog = lazy(async () => ({
  default: (await import('./alert-dialog.tsx')).AlertDialog,
}));

/** Lets what it holds open the form of an alert. */
export function AlertSetupProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<ReturnType<typeof createDraft>>();
  const open = (setup: AlertSetup): void => setOpened(createDraft(Date.now(), setup));
  return (
    <AlertSetupContext value={open}>
      {children}
      {opened !== undefined && (
        <Suspense fallback={null}>
          <AlertDialog initial={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </AlertSetupContext>
  );
}
