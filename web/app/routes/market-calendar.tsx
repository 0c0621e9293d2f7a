import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CalendarScreen } from '../features/calendar/calendar-screen.tsx';
import { storeDraft } from '../features/chat/draft.ts';
import { PageHead } from '../lib/page-head.tsx';
import type { RouteHandle } from '../lib/route-handle.ts';

function Head() {
  const { t } = useTranslation('calendar');
  return (
    <PageHead title={t('title')} description={t('description')} path="/markets/calendar" noindex />
  );
}

export const handle: RouteHandle = { head: <Head /> };

/** The economic calendar; a question about an event is typed into a new conversation. */
export default function MarketCalendar() {
  const navigate = useNavigate();
  const ask = (question: string): void => {
    storeDraft(undefined, question);
    void navigate('/chat?from=calendar');
  };
  return (
    <main id="content" className="flex flex-1 flex-col">
      <CalendarScreen onAsk={ask} />
    </main>
  );
}
