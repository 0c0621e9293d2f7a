import type { CalendarEvent, Language } from '@vela/contracts';

type Words = {
  readonly name: string;
  readonly labels: Readonly<Record<'actual' | 'forecast' | 'previous' | 'previousRevised', string>>;
  readonly bases: Readonly<Record<CalendarEvent['source']['basis'], string>>;
  readonly source: string;
  readonly window: string;
};

/** Words of the file that calendar programs read. */
export const calendarWords: Readonly<Record<Language, Words>> = {
  en: {
    name: 'Vela economic calendar',
    labels: {
      actual: 'Actual',
      forecast: 'Forecast',
      previous: 'Previous',
      previousRevised: 'Previous, revised',
    },
    bases: {
      published: 'published by the source',
      file: 'from the file of the operator',
      seeded: 'from the yearly list, to be confirmed by the source',
      rule: 'estimated by rule, not confirmed',
      simulated: 'simulated',
    },
    source: 'Source',
    window: 'On one of these days',
  },
  tr: {
    name: 'Vela ekonomik takvimi',
    labels: {
      actual: 'Açıklanan',
      forecast: 'Beklenti',
      previous: 'Önceki',
      previousRevised: 'Önceki, revize',
    },
    bases: {
      published: 'kaynağın açıkladığı takvim',
      file: 'işletmecinin dosyası',
      seeded: 'yıllık listeden, kaynağın teyidi bekleniyor',
      rule: 'kurala göre tahmini, teyit edilmedi',
      simulated: 'simülasyon',
    },
    source: 'Kaynak',
    window: 'Bu günlerden birinde',
  },
};
