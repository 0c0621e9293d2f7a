import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { PageHead } from '../lib/page-head.tsx';
import type { RouteHandle } from '../lib/route-handle.ts';

/** One route for both pages, and both loaded late: its entry is part of every public page. */
const CalendarPage = lazy(async () => ({
  default: (await import('./markets/calendar-page.tsx')).CalendarPage,
}));
const NewsPage = lazy(async () => ({
  default: (await import('./markets/news-page.tsx')).NewsPage,
}));

const calendarPath = '/markets/calendar';
const newsPath = '/markets/news';

function useIsNews(): boolean {
  return useLocation().pathname.toLowerCase().startsWith(newsPath);
}

function Head() {
  const isNews = useIsNews();
  const { t } = useTranslation('calendar');
  const path = isNews ? newsPath : calendarPath;
  return (
    <PageHead
      title={isNews ? t('headlines.title') : t('title')}
      description={isNews ? t('headlines.description') : t('description')}
      path={path}
      noindex
    />
  );
}

export const handle: RouteHandle = { head: <Head /> };

/** The economic calendar and market news; Vela's own articles are at `/news`. */
export default function Markets() {
  const { pathname } = useLocation();
  const isNews = useIsNews();
  if (!isNews && !pathname.toLowerCase().startsWith(calendarPath))
    return <Navigate to={calendarPath} replace />;
  return (
    <main id="content" className="flex flex-1 flex-col">
      <Suspense fallback={null}>{isNews ? <NewsPage /> : <CalendarPage />}</Suspense>
    </main>
  );
}
