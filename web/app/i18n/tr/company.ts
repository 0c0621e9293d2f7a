/** Words of the tables of a company, and of the filings its numbers come from. */
export const company = {
  concept: 'Bildirilen kalem',
  period: 'Dönem',
  filing: 'Bildirim',
  pillars: 'Sütun',
  against: 'Sınır ya da beş yıl önce',
  result: 'Sonuç',
  years: 'Biten yıl, {{currency}}',
  value: 'Değer',
  source: 'Kaynak',
  filed: 'en yeni bildirim {{day}}',
  byYear: 'Mali yıllara göre, {{currency}}',
  ratios: 'Son on iki ayın oranları',
  scores: 'Hesapların kalitesi',
  shareValue: 'İndirgenmiş nakit akışı',
  note: 'Vela ile gelen SEC bildirimlerinden okundu; sonraki raporlar ve bazı kalemler içinde yoktur. Eğitim amaçlıdır, yatırım tavsiyesi değildir.',
};
