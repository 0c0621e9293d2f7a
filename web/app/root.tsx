import { brand, defaultLanguage, languageRules } from '@vela/contracts';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRevalidator,
  useRouteError,
} from 'react-router';
import { FailedPage } from './features/site/failed-page.tsx';
import { NotFoundPage } from './features/site/not-found-page.tsx';
import { PaletteHost } from './features/palette/palette-host.tsx';
import { SiteFrame } from './features/site/site-frame.tsx';
import { StructuredData } from './features/site/structured-data.tsx';
import { resolveOtherLanguage } from './i18n/client.ts';
import { LanguageChange, useChangeLanguage } from './i18n/language-change.tsx';
import { useLanguage } from './i18n/use-language.ts';
import { usePageEnvironment } from './lib/page-environment.ts';
import { isImmediateStart } from './lib/route-handle.ts';
import { registerServiceWorker } from './lib/service-worker.ts';
import { SessionProvider } from './lib/session/session-provider.tsx';
import { ThemeProvider, useTheme } from './lib/theme.tsx';
import { useArrivalFocus } from './lib/use-arrival-focus.ts';
import textFont from './styles/fonts/inter-text.woff2?url';
import turkishFont from './styles/fonts/inter-turkish.woff2?url';
import displayFont from './styles/fonts/newsreader-display.woff2?url';
import styles from './styles.css?url';
import { FullScreenSpinner } from './ui/spinner.tsx';
import { Toasts } from './ui/toasts.tsx';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

function Document({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation('site');
  const { nonce, origin, session } = usePageEnvironment();
  const { theme } = useTheme();
  const start = isImmediateStart(useMatches()) ? 'now' : undefined;
  const manifest = i18n.language === defaultLanguage ? 'site' : `site.${i18n.language}`;
  const { revalidate } = useRevalidator();
  const changeLanguage = useChangeLanguage();
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
    const detected = resolveOtherLanguage();
    if (detected !== undefined) void changeLanguage(detected, revalidate);
    registerServiceWorker(styles);
    // The dependencies never change: running again would undo the user's choice.
  }, [changeLanguage, revalidate]);
  return (
    <html
      lang={i18n.language}
      data-ssr-lng={i18n.language}
      data-theme={theme}
      data-session={session}
      data-origin={origin}
      data-start={start}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <script
          {...(nonce === undefined ? {} : { nonce })}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: layoutOnReturnScript }}
        />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <TypefaceLinks />
        <ThemeColor />
        <link rel="manifest" href={`/${manifest}.webmanifest`} />
        <Meta />
        <Links {...(nonce === undefined ? {} : { nonce })} />
        <StructuredData />
      </head>
      <body className="font-sans antialiased">
        {children}
        <PaletteHost />
        <Toasts label={t('notifications')} />
        <ScrollRestoration {...(nonce === undefined ? {} : { nonce })} />
        <Scripts {...(nonce === undefined ? {} : { nonce })} />
      </body>
    </html>
  );
}

/** A reloaded or restored page gets its full height before scrolling: see `.on-approach`. */
const layoutOnReturnScript =
  'var visit=performance.getEntriesByType("navigation")[0];if(visit&&visit.type!=="navigate")document.documentElement.dataset.whole="true"';

const themeColors = { light: brand.colors.paper, dark: brand.colors.paperDark };

/** Preloads the typefaces. Some languages need the second file, as Turkish for ğ, ş and İ. */
function TypefaceLinks() {
  const { needsExtendedLatin } = languageRules[useLanguage()];
  const files = [textFont, ...(needsExtendedLatin ? [turkishFont] : []), displayFont];
  return files.map((href) => (
    <link
      key={href}
      rel="preload"
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
      href={href}
    />
  ));
}

function ThemeColor() {
  const { theme } = useTheme();
  if (theme !== 'system') return <meta name="theme-color" content={themeColors[theme]} />;
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColors.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColors.dark} />
    </>
  );
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider>
      <SessionProvider>
        <LanguageChange>
          <Document>{children}</Document>
        </LanguageChange>
      </SessionProvider>
    </ThemeProvider>
  );
}

export function HydrateFallback() {
  const { t } = useTranslation('site');
  return <FullScreenSpinner label={t('restoring')} />;
}

export default function Root() {
  useArrivalFocus();
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const code = isRouteErrorResponse(error) ? error.status : 500;
  return <SiteFrame>{code === 404 ? <NotFoundPage /> : <FailedPage code={code} />}</SiteFrame>;
}
