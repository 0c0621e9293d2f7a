import type { CompanyWords } from '../company-words.ts';
import { answers, verdicts } from './company-answers.ts';
import { companyDefinitions } from './company-definitions.ts';
import { companyQuestions } from './company-questions.ts';
import { reasons } from './company-reasons.ts';
import { companyConcepts } from './company-concepts.ts';
import { unfiled } from './company-unfiled.ts';

/** Companies: what their figures are called, and what is said. */
export const company: CompanyWords = {
  ...companyQuestions,
  definitions: companyDefinitions,
  names: {
    overview: 'Genel görünüm',
    pillars: '8 sütun',
    'price-to-earnings': '5 yıllık F/K (piyasa değeri / ortalama net kâr)',
    'return-on-capital':
      '5 yıllık sermaye getirisi (ortalama serbest nakit akışı / özkaynak ve borç)',
    shares: 'Seyreltilmiş hisse sayısı',
    'cash-flow-growth': 'Serbest nakit akışı artışı',
    'income-growth': 'Net kâr artışı',
    'revenue-growth': 'Hasılat artışı',
    'liabilities-to-cash-flow': 'Uzun vadeli yükümlülükler / ortalama serbest nakit akışı',
    'price-to-cash-flow': '5 yıllık piyasa değeri / ortalama serbest nakit akışı',
    'market-value': 'Piyasa değeri',
    revenue: 'Hasılat',
    'net-income': 'Net kâr',
    'operating-cash-flow': 'İşletme faaliyetlerinden nakit akışı',
    'free-cash-flow': 'Serbest nakit akışı',
    debt: 'Finansal borç',
    'gross-margin': 'Brüt kâr marjı',
    'operating-margin': 'Faaliyet kâr marjı',
    'net-margin': 'Net kâr marjı',
    'free-cash-flow-margin': 'Serbest nakit akışı marjı',
    'return-on-equity': 'Özkaynak kârlılığı',
    'return-on-assets': 'Aktif kârlılığı',
    'debt-to-equity': 'Borç / özkaynak',
    'current-ratio': 'Cari oran',
    'interest-cover': 'Faiz karşılama oranı (FVÖK / faiz)',
    'cash-conversion': 'Serbest nakit akışı / net kâr',
    'share-value': 'İndirgenmiş nakit akışı',
    quality: 'Hesapların kalitesi',
    piotroski: 'Piotroski F skoru',
    altman: 'Altman Z" skoru',
    beneish: 'Beneish M skoru',
    accruals: 'Tahakkuklar (nakit olmayan kâr / varlıklar)',
    forecast: 'Öngörü',
    peers: 'Eldeki şirketler arasında',
    dividends: 'Ödenen temettüler',
    'earnings-per-share': 'Hisse başına kâr (net kâr / seyreltilmiş hisse)',
    'price-to-book': 'PD/DD (piyasa değeri / özkaynak)',
    'dividend-yield': 'Temettü verimi (on iki aylık temettü / piyasa değeri)',
    cash: 'Nakit',
    equity: 'Özkaynak',
    'net-debt': 'Net borç (borç − nakit)',
    ebitda: 'FAVÖK (faaliyet kârı + amortisman)',
    'enterprise-multiple': 'FD/FAVÖK ((piyasa değeri + net borç) / FAVÖK)',
    payout: 'Temettü dağıtım oranı (temettü / net kâr)',
    'du-pont': 'DuPont’a göre özkaynak kârlılığı',
    'funds-from-operations': 'Düzeltilmiş faaliyet fonu (AFFO)',
  },
  namesByKind: {
    operating: {},
    financial: { 'share-value': 'Artık getiri değerlemesi' },
    'real-estate-trust': {
      'return-on-capital': '5 yıllık sermaye getirisi (ortalama AFFO / özkaynak ve borç)',
      'cash-flow-growth': 'AFFO artışı',
      'liabilities-to-cash-flow': 'Uzun vadeli yükümlülükler / ortalama AFFO',
      'price-to-cash-flow': '5 yıllık piyasa değeri / ortalama AFFO',
    },
  },
  amountNames: {
    grossProfit: 'Brüt kâr',
    operatingIncome: 'Esas faaliyet kârı',
    interest: 'Faiz gideri',
    equity: 'Özkaynaklar',
    assets: 'Varlıklar',
    currentAssets: 'Dönen varlıklar',
    currentLiabilities: 'Kısa vadeli yükümlülükler',
    longTermLiabilities: 'Uzun vadeli yükümlülükler',
    shareCount: 'Dolaşımdaki hisse sayısı',
  },
  editorNames: {
    earnings: 'Kâra göre hisse değeri',
    cashFlow: 'Serbest nakit akışına göre hisse değeri',
    terminal: 'sondaki satışın payı',
    return: 'son kapanıştan yıllık getiri',
    columns: { low: 'düşük', middle: 'orta', high: 'yüksek' },
  },
  checkNames: {
    balance: 'Varlıklar = yükümlülükler + özkaynaklar',
    'gross-profit': 'Brüt kâr = hasılat − satışların maliyeti',
    cash: 'Nakit değişimi = işletme + yatırım + finansman nakit akışı',
    quarters: 'Dört çeyrek = yıl',
    'per-share': 'Hisse başına kâr × seyreltilmiş hisse = net kâr',
    'revenue-jump': 'Bir önceki yıla göre hasılat',
    'share-jump': 'Bir önceki yıla göre seyreltilmiş hisse, bölünmelerden arındırılmış',
    currency: 'Her yıl aynı para birimi',
    'missing-year': 'Eksik yıl yok',
  },
  partNames: {
    limit: 'sınır',
    before: 'önceki',
    now: 'şimdiki',
    change: 'değişim',
    margin: 'net kâr marjı',
    turnover: 'hasılat / ortalama varlık',
    leverage: 'ortalama varlık / ortalama özkaynak',
    'flow-years': 'kaç yıllık serbest nakit akışı',
    flow: 'serbest nakit akışına göre',
    gap: 'son kapanışın uzaklığı',
    usual: 'olağan varsayımlarla',
    reason: 'neden',
    state: 'durum',
    end: 'Bildirilen son dönemin sonu',
    filed: 'En yeni bildirim',
    'known-on': 'Bilindiği tarih',
    passed: 'Sağlanan sütunlar',
    judged: 'Değerlendirilebilen sütunlar',
    growth: 'İlk yılın büyümesi',
    'long-run': 'Uzun vadeli büyüme',
    rate: 'İskonto oranı',
    terminal: 'Değerin planlanan yıllardan sonraki payı',
    price: 'Son kapanış',
    'scenario-low': 'kötümser',
    'scenario-middle': 'gerçekçi',
    'scenario-high': 'iyimser',
    faster: 'bu büyüklükte daha hızlı büyüyen şirketler',
    'own-growth': 'kendi büyümesi',
    'own-return': 'özkaynağın kendi getirisi, son yıllarının ortalaması',
    'implied-return': 'fiyatın varsaydığı özkaynak getirisi',
    'own-years': 'kendi büyümesinin yılları',
    'own-weight': 'kendi büyümesinin ağırlığı',
    'size-growth': 'bu büyüklükteki şirketlerin büyümesi',
    implied: 'fiyatın varsaydığı ilk yıl büyümesi',
    tested: 'sonucu bilinen önceki öngörüler',
    inside: 'bunlardan bandın içinde kalan',
    'years-checked': 'denetlenen yıl',
    difference: 'fark',
    multiple: 'bir önceki yılın katı',
    'year-to': 'yılın sonu',
    'kinds-checked': 'yapılabilen denetim',
    'kinds-flagged': 'fark bulunan denetim',
    'all-place': 'eldekiler içinde daha düşük olanlar',
    'all-count': 'rakamı veren şirket',
    'sector-place': 'sektöründe daha düşük olanlar',
    'sector-count': 'sektöründe rakamı veren şirket',
    others: 'başka şirket',
    'others-sector': 'bunlardan kendi sektöründen',
    compared: 'karşılaştırılanlar',
    'five-year': '5 yılda, yıllık',
  },
  reasons,
  unfiled,
  concepts: companyConcepts,
  ...verdicts,
  labels: {
    window: '12 ayda',
    span: '5 yıl öncesinde',
    years: '10 yıldan',
    pillars: '8 sütundan',
    million: 'milyon',
    nine: '9 işaretten',
    paths: '10.000 benzetim',
    percentiles: '10., 50. ve 90. yüzdelik',
    inside: '%80',
    near: '5 yılın',
    middle: '10 yılın',
    far: '15 yılın',
    checks: '9 denetimden',
    fiscalYears: 'mali yıl',
  },
  sentences: {
    ...answers,
    'opening.revenue':
      '{$name}, {company.end} tarihinde biten {$window} {company.revenue.value} milyon {$currency} hasılat bildirdi.',
    'opening.income': 'Net kâr {company.net-income.value} milyon {$currency} oldu.',
    'opening.cash':
      'Serbest nakit akışı, yani işletme faaliyetlerinden gelen nakit eksi yatırım harcaması, {company.free-cash-flow.value} milyon {$currency} oldu.',
    'opening.funds':
      'Düzeltilmiş faaliyet fonu (AFFO), yani amortisman, değer düşüklüğü ve taşınmaz satış kazançlarından arındırılmış net kârdan, bildirildiği kadarıyla iyileştirme harcamaları düşüldükten sonra kalan, {company.funds-from-operations.value} milyon {$currency} oldu; gayrimenkul yatırım ortaklıklarında serbest nakit akışının yerini tutar.',
    score:
      '{$pillars} burada değerlendirilebilen: {company.judged.value}; bunlardan sağlanan: {company.passed.value}.',
    'multiple.pass': '{$what}: {pillar.value}, sınır olan {pillar.limit} altında; sağlanıyor.',
    'multiple.fail':
      '{$what}: {pillar.value}, sınır olan {pillar.limit} altında değil; sağlanmıyor.',
    'return.pass': '{$what}: {pillar.value}, sınır olan {pillar.limit} üzerinde; sağlanıyor.',
    'return.fail':
      '{$what}: {pillar.value}, sınır olan {pillar.limit} üzerinde değil; sağlanmıyor.',
    'growth.pass':
      '{$what}: {pillar.now} milyon {$currency}, {$span} {pillar.before} milyon; sağlanıyor.',
    'growth.fail':
      '{$what}: {pillar.now} milyon {$currency}, {$span} {pillar.before} milyon; sağlanmıyor.',
    'shares.pass':
      '{$what}: {pillar.now} milyon, {$span} {pillar.before} milyon (bölünmelere göre düzeltilmiş); sağlanıyor.',
    'shares.fail':
      '{$what}: {pillar.now} milyon, {$span} {pillar.before} milyon (bölünmelere göre düzeltilmiş); sağlanmıyor.',
    'refused.fail': '{$what}: sağlanmıyor, çünkü {$reason}.',
    'refused.not-applicable': '{$what} uygulanmaz: {$reason}.',
    'refused.insufficient': '{$what} değerlendirilemiyor: {$reason}.',
    'figure.money':
      '{$what} ({$name}), {company.end} tarihinde biten {$window}: {figure.value} milyon {$currency}.',
    'figure.balance':
      '{$what} ({$name}), {company.end} itibarıyla: {figure.value} milyon {$currency}.',
    'figure.before': 'Bir yıl önce {figure.before} milyon {$currency} idi.',
    'figure.number': '{$what} ({$name}), {company.end} tarihinde biten {$window}: {figure.value}.',
    'figure.day': '{$name}, {company.end} itibarıyla {$what}: {figure.value}.',
    'figure.share':
      '{$what} ({$name}), {company.end} tarihinde biten {$window}: hisse başına {figure.value} {$currency}.',
    'figure.share-year':
      '{$what} ({$name}), {$year} mali yılı, {row.end} tarihinde biten yıl: hisse başına {row.value} {$currency}.',
    'figure.share-row': '{row.end} tarihinde biten yıl: hisse başına {row.value} {$currency}.',
    'figure.close': '{$name}, son kapanış {company.input.price} ile {$what}: {figure.value}.',
    'figure.market':
      '{$name}, son kapanış {company.input.price} ile {$what}: {figure.value} milyon {$currency}.',
    'figure.any-day':
      'Burada mali yıla göre yalnızca tutarlar verilir; bu {company.end} tarihine ait, {$year} mali yılına değil.',
    'figure.missing': '{$what} verilemiyor: {$reason}.',
    'figure.year':
      '{$what} ({$name}), {$year} mali yılı, {row.end} tarihinde biten yıl: {row.value} milyon {$currency}.',
    'figure.any-year':
      'Burada yalnızca tutarlar mali yıla göre veriliyor; bu rakam {$year} mali yılının değil, son {$window} bildirilenlerindir.',
    'as-of.ahead': 'Belirttiğiniz gün henüz gelmedi; bugün bilindiği kadarıyla:',
    'as-of': '{company.known-on} tarihinde bilindiği kadarıyla:',
    'figure.row': '{row.end} tarihinde biten yıl: {row.value} milyon {$currency}.',
    'value.share':
      '{$what}: hisse başına {value.share} {$currency}. Varsayımlar: serbest nakit akışı {company.free-cash-flow.value} milyon, ilk yıl büyümesi {value.growth}, yaklaşılan uzun vadeli büyüme {value.long-run}, iskonto oranı {value.rate}.',
    'value.share.trust':
      '{$what}: düzeltilmiş faaliyet fonu (AFFO) olan {company.funds-from-operations.value} milyon ilk yıl {value.growth} büyür, büyüme yılda {value.long-run} oranına yaklaşır ve tümü {value.rate} ile iskonto edilirse hisse başına {value.share} {$currency}.',
    'value.share.bank':
      '{$what}: hisse başına {value.share} {$currency}; {company.equity.value} milyonluk özkaynak ile bunun {value.rate} üzerinde kazandırdığı. Getiri, son yılların ortalaması olan {value.return} ile başlar ve {value.rate} oranına yaklaşır; özkaynak yılda {value.long-run} büyür.',
    'value.implied.bank':
      'Son kapanış {company.input.price}, aynı oranla, bu getirinin {value.implied-return} ile başladığını varsayıyor.',
    'value.terminal': 'Bu değerin {value.terminal} kadarı {$years} sonrasından gelir.',
    'value.range':
      'İskonto oranı {value.rate-low} olursa {value.share-low} {$currency}, {value.rate-high} olursa {value.share-high} {$currency}: sonucu varsayımlar belirler.',
    'forecast.opening':
      '{$name} için olası sonuçlar, {$paths} ile tek bir dağılım olarak; senaryolar bunun {$percentiles} değerleridir, yani kendi kurallarına göre sonuçların {$inside} kadarı dıştaki ikisinin arasındadır.',
    'forecast.row':
      '{$what}, {row.years} yıl sonra: kötümser {row.low}, gerçekçi {row.middle}, iyimser {row.high} milyon {$currency}.',
    'forecast.one': '{$what}, {row.years} yıl sonra, {$scenario}: {row.chosen} milyon {$currency}.',
    'forecast.growth':
      '{row.years} yılda hasılat böylece yılda {row.low} ile {row.high} arasında, ortada {row.middle} büyür; bu büyüklükteki şirketlerin yaklaşık {row.faster} kadarı o ortadan hızlı büyüdü.',
    'forecast.basis':
      'Başlangıçta {company.forecast.own-years} yıllık kendi büyümesi {company.forecast.own}, {company.forecast.weight} ağırlıkla, ve bu büyüklükteki şirketlerin {company.forecast.prior} büyümesi var; zamanla yılda {company.forecast.long-run} oranına yaklaşır.',
    'forecast.tested':
      'Önceki {company.forecast.tested} mali yılın her birinden sonra aynı yolla yapılsaydı, {$near} bandı sonradan bildirilen hasılatı {company.forecast.inside} kez içine alırdı: tek bir şirket bunu yargılamaya yetmez.',
    'forecast.untested':
      'Eldeki bildirimlerle bu şirketin önceki hiçbir öngörüsü bir sonuçla karşılaştırılamıyor.',
    'forecast.honest':
      '{$near} bandı bildirimlerle sınanabilir, {$middle} bandı yol göstericidir, {$far} bandı henüz sınanamaz; hissenin fiyatı hakkında bir şey söylemez.',
    'forecast.none': '{$name} için öngörü yok: {$reason}.',
    'quality.piotroski': '{$what}: şirketin sağlığına bakan {$nine} {figure.value}.',
    'quality.altman': '{$what}: {figure.value}; bölge: {figure.zone}.',
    'quality.below': '{$what}: {figure.value}, uyarı sınırı olan {figure.limit} altında.',
    'quality.above':
      '{$what}: {figure.value}, uyarı sınırı olan {figure.limit} üzerinde: işaretlendi.',
    'data.fit':
      'Bildirilen rakamlar birbiriyle karşılaştırıldığında {$checks} {company.data.tested} tanesi yapılabiliyor; hiçbirinde fark çıkmıyor.',
    'data.differ':
      'Bildirilen rakamlar birbiriyle karşılaştırıldığında {$checks} {company.data.tested} tanesi yapılabiliyor, {company.data.flagged} tanesinde fark var; Vela rakamları bildirildiği gibi bırakır.',
    'data.sum': '{$what}, {row.end} tarihinde biten yıl: fark {row.size}.',
    'data.jump': '{$what}, {row.end} tarihinde biten yıl: {row.size} katı.',
    'data.note': '{$what}: {row.end} tarihinde biten yıla bakılmalı.',
    'value.implied':
      'Son kapanış {company.input.price}, aynı oranla ilk yıl için {value.implied} büyüme varsayıyor.',
    'value.missing': '{$what} burada değer vermiyor: {$reason}.',
    source:
      "Bunlar SEC'e yapılan bildirimlerdeki rakamlardır; en yenisi {company.filed} tarihli. Bir sayıya tıklayınca bildirimi açılır.",
    'source.simulated':
      'Bu rakamları, bir şirket sayfasının her bölümü denenebilsin diye Vela üretti; hiçbiri bildirilmiş değildir.',
    simulated: '{$name}: böyle bir şirket yok; bildirimleri de fiyatı da simüledir.',
    outdated: 'SEC şu anda yanıt vermedi; bunlardan daha yeni bir bildirim olabilir.',
    'none.unanswered':
      'SEC şu anda yanıt vermedi ve Vela’da {$name} bildirimleri yok; lütfen birkaç dakika sonra yeniden sorun.',
    shipped:
      'Vela ile birlikte gelen bir özettir: sonraki raporlar ve bazı kalemler içinde yoktur.',
    closing: 'Bu, bildirilenleri anlatır; eğitim amaçlıdır ve yatırım tavsiyesi değildir.',
    'none.stock': 'Vela’da {$name} için bildirim yok, bu yüzden şirketin hiçbir rakamı verilmiyor.',
    'none.earlier':
      '{$name} için belirttiğiniz güne kadar Vela’da bulunan bir bildirim yok; daha sonraki bir yılı sorun.',
    'none.known': 'Bildirimi olanlar: {$known}.',
    'none.crypto':
      '{$name} arkasında bilanço açıklayan bir şirket yok; kârı, nakit akışı, bilançosu da yok. Onların yerinde arz, ücretler ve ağın kullanımı var; Vela bunları henüz okumuyor.',
    'none.index':
      '{$name} bir endeks: kendi bilançosu yok, içindeki şirketlerin var. Onlardan birini sorabilirsiniz.',
    'none.commodity':
      '{$name} bir emtia ve bilanço açıklamaz: onun yerinde arz, talep ve stoklar var; Vela bunları henüz okumuyor.',
    'none.forex':
      '{$name} bir döviz kuru ve bilanço açıklamaz: onun yerinde iki ekonominin faizi, fiyatları ve ticareti var; Vela bunları henüz okumuyor.',
    of: '{$name}:',
    'no-instrument': 'Hangi şirketi soruyorsunuz? Adını yazın, örneğin Apple ya da Coca-Cola.',
  },
};
