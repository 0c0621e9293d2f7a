/** What the journeys look for on the chart, written here again: a text that changes by accident fails them. */
export const chartWords = {
  en: {
    replay: 'Replay',
    candleOfReplay: 'Candle of the replay',
    forward: 'One candle forward',
    back: 'One candle back',
    play: 'Play',
    pause: 'Pause',
    endReplay: 'End the replay',
    speed: 'Speed',
    jump: /^Jump to a date/,
    settings: 'Settings of the chart',
    logarithmic: 'Logarithmic',
    percent: 'Percent',
    ownZone: 'My time zone',
    greenRed: 'Green, red',
    save: 'Save as a picture (PNG)',
  },
  tr: {
    replay: 'Yeniden oynatma',
    candleOfReplay: 'Yeniden oynatmanın mumu',
    forward: 'Bir mum ileri',
    back: 'Bir mum geri',
    play: 'Oynat',
    pause: 'Duraklat',
    endReplay: 'Yeniden oynatmayı bitir',
    speed: 'Hız',
    jump: /^Bir tarihe git/,
    settings: 'Grafik ayarları',
    logarithmic: 'Logaritmik',
    percent: 'Yüzde',
    ownZone: 'Saat dilimim',
    greenRed: 'Yeşil, kırmızı',
    save: 'Resim olarak kaydet (PNG)',
  },
} as const;

export type ChartWords = (typeof chartWords)['en' | 'tr'];
