/** Words of the tables of a company, and of the filings its numbers come from. */
export const company = {
  concept: 'Bildirilen kalem',
  period: 'Dönem',
  filing: 'Bildirim',
  pillars: '8 sütun',
  against: 'Sınır ya da 5 yıl önce',
  result: 'Sonuç',
  years: 'Biten yıl, milyon {{currency}}',
  value: 'Değer',
  source: 'Kaynak',
};
