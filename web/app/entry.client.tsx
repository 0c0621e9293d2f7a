import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { createClientI18n } from './i18n/client.ts';
import { readPageEnvironment, PageEnvironmentContext } from './lib/page-environment.ts';

async function hydrate(): Promise<void> {
  const i18n = await createClientI18n();
  const environment = readPageEnvironment();
  startTransition(() => {
    // React now handles all clicks: the inline script stops queueing them.
    document.documentElement.dataset['listening'] = 'true';
    // Pages shown from now on are laid out completely, so Back can restore a pixel scroll position.
    document.documentElement.dataset['whole'] = 'true';
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <PageEnvironmentContext value={environment}>
            <HydratedRouter />
          </PageEnvironmentContext>
        </I18nextProvider>
      </StrictMode>,
    );
  });
}

// The page loads this file only after first paint and an idle period, so hydrate at once.
void hydrate();
