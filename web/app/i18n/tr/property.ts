/** Words of the page of a property deal. */
export const property = {
  title: 'Gayrimenkul hesabı',
  edit: 'Formda değiştir',
  byYear: 'Yıllara göre değer, kredi ve öz değer, {{currency}}',
  scenario: 'Senaryo',
  stress: 'Her seferinde tek bir şey kötüleşirse',
  moved: 'Tek bir girdi değişince getiri',
  step: 'Adım',
  lower: 'Düşük',
  higher: 'Yüksek',
  points: '{{size}} puan',
  year: 'Yıl, {{currency}}',
  measures: 'Diğer ölçüler',
  inputs: 'Girdiler: verilenler ve varsayılanlar',
  note: 'Rakamlarınızdan ve yukarıdaki varsayımlardan hesaplandı; senaryolar Vela’nın seçtiği adımlardır, tahmin değildir. Eğitim amaçlıdır, yatırım tavsiyesi değildir.',
};
