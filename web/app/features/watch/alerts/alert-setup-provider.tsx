import { type ReactNode, Suspense, useState } from 'react';
import { type AlertSetup, AlertSetupContext } from '../../../lib/alert-setup.ts';
import { AlertDialog } from '../watch-lazy.ts';

/** Lets what it holds open the form of an alert. */
export function AlertSetupProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<AlertSetup>();
  return (
    <AlertSetupContext value={setOpened}>
      {children}
      {opened !== undefined && (
        <Suspense fallback={null}>
          <AlertDialog initial={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </AlertSetupContext>
  );
}
