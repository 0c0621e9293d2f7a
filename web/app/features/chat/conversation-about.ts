import type { Conversation, Language } from '@vela/contracts';

/** When a conversation last went on, in the reader's own time: the time today, otherwise the day. */
export function whenOf(updatedAt: number, now: number, language: Language): string {
  const date = new Date(updatedAt);
  const today = new Date(now);
  const locale = language === 'tr' ? 'tr-TR' : 'en-GB';
  if (date.toDateString() === today.toDateString())
    return date.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  const sameYear = date.getFullYear() === today.getFullYear();
  return date.toLocaleDateString(locale, {
    day: 'numeric',
    month: 'short',
    ...(sameYear ? {} : { year: 'numeric' }),
  });
}

/** What its latest analysis is of, when the title (its first question) does not say so already. */
export function latestSubject({
  title,
  symbol,
  interval,
}: Conversation): Pick<Conversation, 'symbol' | 'interval'> | undefined {
  if (symbol === undefined) return undefined;
  const words = title.split(/\s+/);
  const said = words.includes(symbol) && (interval === undefined || words.includes(interval));
  return said ? undefined : { symbol, ...(interval === undefined ? {} : { interval }) };
}
