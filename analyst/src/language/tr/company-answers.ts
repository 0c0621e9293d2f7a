import type { CompanyAnswerSentence } from '../company-answer-words.ts';
import type { CompanyWords } from '../company-words.ts';

/** What answers of yes or no begin with, and whose figure is told. */
export const verdicts: Pick<CompanyWords, 'namedFigure' | 'chips' | 'verdicts'> = {
  namedFigure: '{$what} ({$name})',
  chips: {
    fiscal: '{$n} mali yılı',
    from: '{$n} mali yılından beri',
    quarter: 'Çeyrek {$n}',
    known: '{$n} itibarıyla bilinen',
    ahead: '{$n} yıl sonrası',
    percent: '%{$n}',
  },
  verdicts: {
    yes: 'Evet. ',
    no: 'Hayır. ',
    'yes-assumed': 'Bu varsayımlarla evet. ',
    'no-assumed': 'Bu varsayımlarla hayır. ',
  },
};

/** Sentences that answer one question directly: what grew, how large a debt is, what is higher. */
export const answers: Readonly<Record<CompanyAnswerSentence, string>> = {
  'grew.up':
    '{$metric} ({$name}) {pillar.change} arttı: {$span} {pillar.before} milyon, {company.end} tarihinde biten {$window} {pillar.now} milyon {$currency}; sütun sağlanıyor.',
  'grew.down':
    '{$metric} ({$name}) {pillar.change:abs} azaldı: {$span} {pillar.before} milyon, {company.end} tarihinde biten {$window} {pillar.now} milyon {$currency}; sütun sağlanmıyor.',
  'grew.plain':
    '{$metric} ({$name}): {$span} {pillar.before} milyon, {company.end} tarihinde biten {$window} {pillar.now} milyon {$currency}.',
  'shares.up':
    '{$metric} ({$name}) {pillar.change:abs} arttı: {$span} {pillar.before} milyon, şimdi {pillar.now} milyon (bölünmelere göre düzeltilmiş); sütun sağlanmıyor.',
  'shares.down':
    '{$metric} ({$name}) {pillar.change:abs} azaldı: {$span} {pillar.before} milyon, şimdi {pillar.now} milyon (bölünmelere göre düzeltilmiş); sütun sağlanıyor.',
  'debt.equity': 'Bu, özkaynağın {company.debt-to-equity.value} katıdır.',
  'debt.flow':
    'Son {$window} serbest nakit akışı {company.free-cash-flow.value} milyon {$currency}; borç bunun {company.debt.flow-years} yıllığına denk geliyor.',
  'debt.cash': 'Karşısında {company.cash.value} milyon {$currency} nakit var.',
  'loss.row': '{row.end} tarihinde biten yıl: {row.value:abs} milyon {$currency} zarar.',
  'du-pont':
    'DuPont’a göre özkaynak kârlılığı ({$name}), {company.end} tarihinde biten {$window}: {company.du-pont.value}; {company.du-pont.margin} net kâr marjının, varlıkların {company.du-pont.turnover} katı hasılatın ve özkaynağın {company.du-pont.leverage} katı varlığın çarpımıdır.',
  'figure.ratio-year':
    '{$what} ({$name}), {$year} mali yılı, {row.end} tarihinde biten yıl: {row.value}.',
  'figure.ratio-row': '{row.end} tarihinde biten yıl: {row.value}.',
  'payout.flow':
    '{company.dividends.value} milyon {$currency} temettü, {company.free-cash-flow.value} milyon serbest nakit akışının {company.payout.flow} kadarıdır.',
  'payout.funds':
    '{company.dividends.value} milyon {$currency} temettü, {company.funds-from-operations.value} milyonluk düzeltilmiş faaliyet fonunun {company.payout.flow} kadarıdır.',
  'quarter.first':
    '{$what} ({$name}), {row.end} tarihinde biten çeyrek: {row.value} milyon {$currency}.',
  'quarter.row': '{row.end} tarihinde biten çeyrek: {row.value} milyon {$currency}.',
  'quarter.none':
    'Burada yalnızca bir dönemin tutarları çeyreklere göre veriliyor; bu, son {$window} bildirilenlerdir.',
  'none.offline':
    'Başka şirketlerin bildirimleri, Vela SEC’e soracak şekilde kurulduğunda okunur; burada öyle kurulu değil.',
  'value.unpriced':
    'Burada bugünlere ait bir piyasa fiyatı yok; bu yüzden {$name} için ucuz veya pahalı denemez.',
  compared: '{$what}: daha yüksek olan {$higher}, {one.value}; {$lower} için {two.value}.',
  'compared.money':
    '{$what}: daha yüksek olan {$higher}, {one.value} milyon {$currency}; {$lower} için {two.value} milyon.',
  'compared.several': '{$what}: en yüksek {$higher}, {one.value}; en düşük {$lower}, {two.value}.',
  'compared.several.money':
    '{$what}: en yüksek {$higher}, {one.value} milyon {$currency}; en düşük {$lower}, {two.value} milyon.',
  'compared.equal': '{$what}: {$higher} ve {$lower} için aynı, {one.value}.',
  unfiled:
    '{$unfiled}: Vela’nın bildirimlerden okuduğu rakamlar arasında yok; onlar finansal tabloların tutarlarıdır.',
  'unfiled.whole': 'Şirketin tamamı için söyledikleri:',
  'bound.currency':
    '“{$bound}” bildirimlerin para birimi olan {$currency} cinsinden değil; ikisi karşılaştırılamaz, bu yüzden evet veya hayır denemez.',
  'bound.none':
    '“{$bound}” ile bir karşılaştırma yapılmadı, bu yüzden evet veya hayır denemez: bir tutar, tek bir şirketin aynı türden tek bir rakamıyla karşılaştırılır.',
  'ever.up':
    '{$metric} ({$name}) {row.end} tarihinde biten yılda {past.value} milyondan {row.value} milyon {$currency} düzeyine çıktı.',
  'ever.down':
    '{$metric} ({$name}) {row.end} tarihinde biten yılda {past.value} milyondan {row.value} milyon {$currency} düzeyine indi.',
  'ever.none.up': '{$metric} ({$name}) eldeki mali yılların hiçbirinde artmadı.',
  'ever.none.down': '{$metric} ({$name}) eldeki mali yılların hiçbirinde düşmedi.',
  'ever.window':
    'Eldeki mali yıllar {first.end} ile {last.end} tarihlerinde bitenler arasındadır; öncesi burada bilinmiyor.',
  'value.above': 'Son kapanış {company.input.price}, bunun {value.gap} üstünde.',
  'value.below': 'Son kapanış {company.input.price}, bunun {value.gap} altında.',
  'value.usual':
    'Kendi büyümesiyle (ilk yıl {value.usual-growth}) ve {value.usual-rate} iskontoyla {value.usual} {$currency} çıkardı.',
};
