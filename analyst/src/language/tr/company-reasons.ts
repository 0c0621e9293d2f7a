import type { CompanyWords } from '../company-words.ts';

/** Why a figure of a company is not given. */
export const reasons: CompanyWords['reasons'] = {
  'input-missing': 'gereken bir rakam eldeki bildirimlerde yok',
  'not-shipped': 'gereken bir rakam, Vela ile gelen bildirim özetinde yok',
  'no-price': 'burada bugünlere ait bir piyasa fiyatı yok',
  'other-currency': 'tabloları fiyatından başka bir para biriminde',
  'foreign-shares':
    'yurt dışından bildirim yapıyor ve burada işlem gören bir payın kaç paya karşılık geldiği bilinmiyor',
  'average-loss': 'şirket bu yıllarda ortalama olarak zarar etti',
  'cash-burn': 'serbest nakit akışı eksideydi',
  'funds-burn': 'düzeltilmiş faaliyet fonu eksideydi',
  'no-trust':
    'yalnızca gayrimenkul yatırım ortaklıkları (REIT) bununla ölçülür; bildirimlerine göre bu şirket onlardan değil',
  'capital-not-positive':
    'özkaynak ile borcun toplamı artıda değil; hisse geri alımları buna yol açabilir',
  'financial-company': 'serbest nakit akışının banka ve sigortada anlamı yoktur',
  'financial-score': 'banka ve sigortada anlamı yoktur; bilançoları işlerinin kendisidir',
  'quarter-missing': 'eldeki bildirimlerin en yeni çeyrekleri arasında değil',
  'year-missing': 'o yıl eldeki bildirimlerde yok',
  hyperinflation: 'bu enflasyonda farklı yılların tutarları karşılaştırılamaz',
  'denominator-not-positive': 'bölünen tutar artıda değil',
  'not-meaningful': 'bu rakamlarda bir anlamı yok',
  'rate-too-close': 'büyüme ile iskonto oranı birbirine çok yakın',
  'out-of-range': 'bir girdi sınırların dışında',
  'not-finite': 'rakamlar buna izin vermiyor',
  'no-root': 'uyan bir oran yok',
  'no-sign-change': 'uyan bir oran yok',
};
