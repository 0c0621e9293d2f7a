import { type Conversation, type Language, languageRules } from '@vela/contracts';

/** When a conversation was last updated, in local time: the time if today, otherwise the date. */
export function formatUpdatedAt(updatedAt: number, now: number, language: Language): string {
  const date = new Date(updatedAt);
  const today = new Date(now);
  const { dateLocale: locale } = languageRules[language];
  if (date.toDateString() === today.toDateString())
    return date.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  const sameYear = date.getFullYear() === today.getFullYear();
  return date.toLocaleDateString(locale, {
    day: 'numeric',
    month: 'short',
    ...(sameYear ? {} : { year: 'numeric' }),
  });
}

/** Subject of the latest analysis, unless the title (the first question) already names it. */
export function findLatestSubject({
  title,
  symbol,
  interval,
}: Conversation): Pick<Conversation, 'symbol' | 'interval'> | undefined {
  if (symbol === undefined) return undefined;
  const words = title.split(/\s+/);
  const said = words.includes(symbol) && (interval === undefined || words.includes(interval));
  return said ? undefined : { symbol, ...(interval === undefined ? {} : { interval }) };
}
