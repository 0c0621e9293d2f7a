import { useNavigate } from 'react-router';
import { CalendarScreen } from '../../features/calendar/calendar-screen.tsx';
import { storeDraft } from '../../features/chat/draft.ts';

/** The economic calendar; a question about an event is typed into a new conversation. */
export function CalendarPage() {
  const navigate = useNavigate();
  const ask = (question: string): void => {
    storeDraft(undefined, question);
    void navigate('/chat?from=calendar');
  };
  return <CalendarScreen onAsk={ask} />;
}
