/** What is said of the candles that a measure of percentages leaves out. */
export const leftOutSentences = {
  'left-out.candle':
    '{left-out.from} tarihli mum hesaba girmedi: sıfır ya da eksi fiyatın ({left-out.low-time} tarihinde {left-out.low}) yüzdesi olmaz.',
  'left-out.candles':
    '{left-out.from} – {left-out.to} arasındaki {left-out.count} mum hesaba girmedi: sıfır ya da eksi fiyatın (en düşüğü {left-out.low-time} tarihinde {left-out.low}) yüzdesi olmaz.',
  'left-out.candle.named':
    '{left-out.symbol} için {left-out.from} tarihli mum hesaba girmedi: sıfır ya da eksi fiyatın ({left-out.low-time} tarihinde {left-out.low}) yüzdesi olmaz.',
  'left-out.candles.named':
    '{left-out.symbol} için {left-out.from} – {left-out.to} arasındaki {left-out.count} mum hesaba girmedi: sıfır ya da eksi fiyatın (en düşüğü {left-out.low-time} tarihinde {left-out.low}) yüzdesi olmaz.',
  'left-out.periods':
    'Bu listede yüzdesi olmayan dönem sayısı {left-out.periods}: başındaki ya da sonundaki kapanış sıfır ya da eksi (en düşüğü {left-out.low-time} tarihinde {left-out.low}).',
  'left-out.gaps':
    'Yüzdesi olmayan açılış boşluğu sayısı {left-out.gaps}: fiyat sıfır ya da eksi (en düşüğü {left-out.low-time} tarihinde {left-out.low}).',
  'left-out.side':
    '{left-out.symbol} sıralamaya girmedi: {left-out.before} seviyesinden {left-out.after} seviyesine geldi; sıfır ya da eksi fiyatın yüzdesi olmaz.',
};
