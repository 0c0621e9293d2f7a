import type { structureEventSentences as english } from '../../en/measures/structure-events.ts';

type Sentences = Readonly<Record<keyof typeof english, string>>;
type ListId = 'events' | 'divergences' | 'patterns';

function createEventSentences(): Pick<
  Sentences,
  Extract<keyof typeof english, `${ListId}.${string}`>
> {
  const rows = (['events', 'divergences', 'patterns'] as const).flatMap((list) => {
    const id = `measure.${list}`;
    const name = list === 'events' ? `{${id}.1.kind}` : `{${id}.1.label}`;
    const when = `{${id}.1.time} tarihinde ({${id}.1.age} mum önce), {${id}.1.close} kapanışıyla`;
    return Object.entries({
      last: `{$symbol} için son ${name} ${when} geldi: {${id}.1.direction}.`,
      'last.plain': `{$symbol} için son ${name} ${when} geldi.`,
      first: `{$symbol} için ilk ${name} ${when} geldi: {${id}.1.direction}.`,
      'first.plain': `{$symbol} için ilk ${name} ${when} geldi.`,
      chosen: `{$symbol} için bu ${name} ${when} geldi: {${id}.1.direction}.`,
      'chosen.plain': `{$symbol} için bu ${name} ${when} geldi.`,
      none: `{$symbol} için bu dönemde ({$period}) böyle bir olay doğrulanmadı; son kapanış {${id}.close}.`,
      count: `Bu dönemde ({$period}) böyle {${id}.count} olay var: {${id}.bullish} yükseliş yönlü, {${id}.bearish} düşüş yönlü.`,
      'count.asked': `Bu dönemde ({$period}) böyle {${id}.count} olay var.`,
      rose: `O zamandan bu yana fiyat {${id}.1.since.change-percent:abs} yükseldi.`,
      fell: `O zamandan bu yana fiyat {${id}.1.since.change-percent:abs} düştü.`,
      earlier: 'Ondan öncekiler:',
      later: 'Ondan sonrakiler:',
      'row.scale': '{row.time} ({row.direction} {row.kind}, {row.scale}, kapanış {row.close})',
      'row.label': '{row.time} ({row.direction}, {row.label}, kapanış {row.close})',
      'row.label.plain': '{row.time} ({row.label}, kapanış {row.close})',
      row: '{row.time} ({row.direction} {row.kind}, kapanış {row.close})',
      'row.plain': '{row.time} ({row.kind}, kapanış {row.close})',
    }).map(([key, text]) => [`${list}.${key}`, text]);
  });
  return Object.fromEntries(rows);
}

/** Sentences about events. */
export const structureEventSentences: Sentences = {
  ...createEventSentences(),
  'event-count.filled':
    '{$symbol} için bu dönemde ({$period}) dolan {measure.event-count.kind} sayısı {measure.event-count.filled}:',
  'event-count.filled.one':
    '{$symbol} için bu dönemde ({$period}) dolan {measure.event-count.kind} sayısı {measure.event-count.filled}; {measure.event-count.last-time} tarihinde doldu.',
  'event-count.filled.none':
    '{$symbol} için bu dönemde ({$period}) dolan {measure.event-count.kind} sayısı {measure.event-count.filled}.',
  'event-count.broken':
    '{$symbol} için bu dönemde ({$period}) kırılan {measure.event-count.kind} sayısı {measure.event-count.broken}:',
  'event-count.broken.one':
    '{$symbol} için bu dönemde ({$period}) kırılan {measure.event-count.kind} sayısı {measure.event-count.broken}; {measure.event-count.last-time} tarihinde kırıldı.',
  'event-count.broken.none':
    '{$symbol} için bu dönemde ({$period}) kırılan {measure.event-count.kind} sayısı {measure.event-count.broken}.',
  'event-count.ended-times':
    'İlki {measure.event-count.first-time}, sonuncusu {measure.event-count.last-time} tarihinde; daha önce oluşmuş olabilirler.',
  'event-count.kind':
    '{$symbol} için bu dönemde ({$period}) {measure.event-count.count} {measure.event-count.kind} var:',
  'event-count':
    '{$symbol} için bu dönemde ({$period}) {measure.event-count.count} yapı kırılımı veya karakter değişimi var:',
  'event-count.bullish': '{measure.event-count.bullish} yükseliş yönlü',
  'event-count.bearish': '{measure.event-count.bearish} düşüş yönlü',
  'event-count.undirected':
    '{$symbol} için bu dönemde ({$period}) böyle {measure.event-count.count} olay var.',
  'event-count.none': '{$symbol} için bu dönemde ({$period}) böyle bir olay doğrulanmadı.',
  'event-count.one.bullish.kind':
    '{$symbol} için bu dönemde ({$period}) {measure.event-count.count} {measure.event-count.kind} var: yükseliş yönlü, {measure.event-count.last-time} tarihinde doğrulandı.',
  'event-count.one.bullish':
    '{$symbol} için bu dönemde ({$period}) {measure.event-count.count} yapı kırılımı veya karakter değişimi var: yükseliş yönlü, {measure.event-count.last-time} tarihinde doğrulandı.',
  'event-count.one.bearish.kind':
    '{$symbol} için bu dönemde ({$period}) {measure.event-count.count} {measure.event-count.kind} var: düşüş yönlü, {measure.event-count.last-time} tarihinde doğrulandı.',
  'event-count.one.bearish':
    '{$symbol} için bu dönemde ({$period}) {measure.event-count.count} yapı kırılımı veya karakter değişimi var: düşüş yönlü, {measure.event-count.last-time} tarihinde doğrulandı.',
  'event-count.times':
    'İlki {measure.event-count.first-time}, sonuncusu {measure.event-count.last-time} tarihinde doğrulandı.',
};
