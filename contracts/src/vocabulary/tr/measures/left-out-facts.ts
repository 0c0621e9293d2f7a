/** Names of the facts about candles without a percentage, which measures share. */
export const leftOutFacts = {
  'measure.left-out.count': 'Yüzdesi olmayan mum sayısı',
  'measure.left-out.gaps': 'Yüzdesi olmayan boşluk sayısı',
  'measure.left-out.periods': 'Yüzdesi olmayan ay ya da yıl sayısı',
  'measure.left-out.symbol': 'Yüzdesi olmayan',
  'measure.left-out.from': 'Yüzdesi olmayanların ilki',
  'measure.left-out.to': 'Yüzdesi olmayanların sonuncusu',
  'measure.left-out.low': 'Yüzdesi olmayan en düşük fiyat',
  'measure.left-out.low-time': 'Yüzdesi olmayan en düşük fiyatın tarihi',
  'measure.left-out.before': 'Yüzdesi olmayan: baştaki fiyat',
  'measure.left-out.after': 'Yüzdesi olmayan: sondaki fiyat',
};
