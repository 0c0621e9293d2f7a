import type { CompanyTerm } from '@vela/contracts';

/** What each figure of a company is, for a question that names no company. */
export const companyDefinitions: Readonly<Record<CompanyTerm, string>> = {
  overview:
    'grafiğe değil işin kendisine bakmaktır: şirketin ne sattığı, ne kazandığı, ne kadar borcu olduğu ve sermayesinin ne getirdiği, açıkladığı finansal tablolardan okunur.',
  pillars:
    'bir şirket için kontrol listesidir: kârının ve nakdinin kaça alındığı, sermayesinin getirisi, hisse sayısı, nakit akışı, net kâr ve hasılatın doğru yöne gidip gitmediği ve nakdin uzun vadeli yükümlülükleri karşılayıp karşılamadığı.',
  'price-to-earnings':
    'piyasa değerinin ortalama net kâra bölümüdür. Fiyatın bu kârın kaç yıllığına denk geldiğini söyler.',
  'return-on-capital':
    'ortalama serbest nakit akışının özkaynak ve borca bölümüdür: ortakların ve borç verenlerin koyduğu paranın her yıl ne getirdiği. Başka tanımlar bunun yerine vergi sonrası faaliyet kârını alır.',
  'price-to-cash-flow':
    'piyasa değerinin ortalama serbest nakit akışına bölümüdür: fiyatın bu nakdin kaç yıllığına denk geldiği.',
  'liabilities-to-cash-flow':
    'uzun vadeli yükümlülüklerin ortalama serbest nakit akışına bölümüdür: bunların bu nakitle kaç yılda kapanacağı.',
  'market-value':
    'hisse fiyatının hisse sayısıyla çarpımıdır: şirketin tamamının borsadaki bedeli.',
  revenue:
    'şirketin sattıkları karşılığında, giderler düşülmeden elde ettiği gelirdir. Ciro da denir.',
  'net-income':
    'hasılattan bütün giderler, faiz ve vergi düşüldükten sonra kalandır. Dönem kârı da denir.',
  'operating-cash-flow':
    'işin kendisinin getirdiği nakittir; bina ve makine yatırımlarından, kredilerden ve ortaklara ödemelerden öncesidir.',
  'free-cash-flow':
    'işletme faaliyetlerinden nakit akışından yatırım harcamaları düşülünce kalandır: borç ödemek, hisse geri almak veya temettü dağıtmak için elde kalan nakit.',
  'gross-margin': 'satılanın doğrudan maliyeti düşüldükten sonra hasılattan kalan paydır.',
  'operating-margin':
    'işi yürütmenin bütün giderleri düşüldükten sonra, faiz ve vergiden önce hasılattan kalan paydır.',
  'net-margin': 'net kârın hasılata bölümüdür: hasılatın kâr olarak kalan payı.',
  'free-cash-flow-margin':
    'serbest nakit akışının hasılata bölümüdür: hasılatın serbest nakit olarak kalan payı.',
  'return-on-equity':
    'net kârın ortalama özkaynağa bölümüdür: ortakların parasıyla ne kazanıldığı. Borç bu oranı büyütür.',
  'return-on-assets':
    'net kârın ortalama varlıklara bölümüdür: sahip olunan her şeyle ne kazanıldığı.',
  'debt-to-equity':
    'finansal borcun özkaynağa bölümüdür: şirketi ortakların yanında borç verenlerin ne ölçüde finanse ettiği.',
  'current-ratio':
    'bilanço günündeki dönen varlıkların kısa vadeli yükümlülüklere bölümüdür: yıl içinde nakde dönecek olanın yıl içinde ödenecek olanı karşılayıp karşılamadığı.',
  'interest-cover':
    'faaliyet kârının faiz giderine bölümüdür: borcun faizinin kaç kez kazanıldığı.',
  'cash-conversion':
    'serbest nakit akışının net kâra bölümüdür: kârın ne kadarının nakit olarak geldiği.',
  'share-value':
    'serbest nakit akışı yıllar için planlanıp her tutar geciktikçe daha az sayıldığında bir hissenin ne ettiğidir. Sonucu varsayılan büyüme ile iskonto oranı belirler; tersten okunduğunda fiyatın hangi büyümeyi varsaydığını söyler.',
  piotroski:
    'bir şirketin sağlığının düzeldiğine dair işaretlerin sayısıdır: kâr, nakit akışı, borç, likidite, hisse sayısı, marj ve devir hızı önceki yılla karşılaştırılır.',
  altman:
    'bilanço ve kâr oranlarının ağırlıklı toplamıdır; iflas eden şirketleri etmeyenlerden ayırmak için yapılmıştır. Bir tahmin değildir.',
  beneish:
    'alacaklar, marjlar, varlıklar, satışlar, amortisman, giderler, borç ve tahakkuklardaki değişimlerden, kârını çarpıtmış şirketlere özgü olanları puanlar. İşaret verir, bir şey kanıtlamaz.',
  accruals:
    'net kârdan işletme nakit akışı düşülüp ortalama varlıklara bölünür: kârın henüz nakit olarak gelmemiş kısmı.',
  'net-debt':
    'borçlardan nakdin düşülmüş hâlidir: eldeki nakitle ödeme yapılsa geriye kalacak borç. Eksiyse nakit borçtan fazladır.',
  equity:
    'varlıklardan bütün borçlar düşüldükten sonra ortaklara kalan kısımdır. Özsermaye ya da defter değeri de denir.',
  ebitda:
    'faiz, amortisman ve vergi öncesi kârdır: faaliyet kârına, para çıkışı olmayan amortismanın geri eklenmesiyle bulunur. İngilizcesi EBITDA’dır.',
  'enterprise-multiple':
    'firma değerinin, yani piyasa değeri ile net borcun toplamının, FAVÖK’e bölümüdür: borcuyla birlikte şirketin kaç yıllık FAVÖK’e alındığı.',
  'price-to-book':
    'piyasa değerinin özkaynağa bölümüdür: ortaklara kalan varlıkların her birimi için borsada kaç birim ödendiği.',
  payout: 'ödenen temettünün net kâra bölümüdür: kârın ortaklara dağıtılan payı.',
  'du-pont':
    'özkaynak kârlılığını üç parçaya ayırır: net kâr marjı, varlıkların devir hızı ve borçla büyütülen bilanço. Üçünün çarpımı özkaynak kârlılığıdır.',
  'funds-from-operations':
    'gayrimenkul ortaklıklarında net kâra, binaların amortismanının geri eklenmesiyle bulunan tutardır: binaların kazandırdığını net kârdan iyi gösterir.',
};
