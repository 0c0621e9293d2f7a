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
};
