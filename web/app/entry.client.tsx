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
    // From here on React hears every click itself: the page's own script need not keep them any longer.
    document.documentElement.dataset['listening'] = 'true';
    // Pages shown from now on are laid out as a whole: Back goes to a place in pixels.
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

// The page waits for its painting and an idle moment before it asks for this file: nothing more to wait for here.
void hydrate();
