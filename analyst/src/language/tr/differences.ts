import type { differences as english } from '../en/differences.ts';

/** What separates two terms that are often mixed up, before each is explained. */
export const differences: Readonly<Record<keyof typeof english, string>> = {
  'difference.break-of-structure.change-of-character':
    'Fark yöndedir: yapı kırılımı o ana kadarki eğilimle aynı yönde, karakter değişimi ona karşıdır.',
  'difference.change-of-character.structure-shift':
    'Her yapı kayması bir karakter değişimidir, ama daha güçlüsü: arkasında boşluk bırakan sert bir hareketle gelir.',
  'difference.break-of-structure.structure-shift':
    'Yapı kırılımı eğilimi sürdürür; yapı kayması ona karşıdır ve arkasında boşluk bırakan sert bir hareketle gelir.',
  'difference.order-block.fair-value-gap':
    'Emir bloğu, güçlü bir hareketten önceki son ters mumdur; adil değer boşluğu ise o hareketin mumlar arasında bıraktığı boş alandır.',
  'difference.order-block.breaker-block':
    'Kırıcı blok, tutmamış bir emir bloğudur: fiyat onu kapanışla geçmiştir ve o andan sonra öbür yönden sayılır.',
  'difference.order-block.support-resistance':
    'Emir bloğu güçlü bir hareketten önceki tek bir mumdur; destek ve direnç ise fiyatın birden çok kez döndüğü seviyelerdir.',
  'difference.swing.support-resistance':
    'Salınım tek bir dönüş noktasıdır; destek ve direnç ise birkaçının bir araya geldiği seviyelerdir.',
  'difference.liquidity-sweep.break-of-structure':
    'Fark kapanıştadır: süpürme seviyeyi aşıp geri kapanır, yapı kırılımı seviyenin ötesinde kapanır.',
  'difference.liquidity-sweep.change-of-character':
    'Fark kapanıştadır: süpürme seviyeyi aşıp geri kapanır, karakter değişimi eğilime karşı seviyenin ötesinde kapanır.',
  'difference.liquidity-sweep.liquidity-pool':
    'Havuz, bekleyen emirlerin varsayıldığı yerdir (eşit tepeler gibi); süpürme ise onu aşıp geri kapanan mumdur.',
  'difference.rsi.macd':
    'RSI, kapanıştaki son hareketlerin ne kadar tek yönlü olduğunu söyler ve sabit sınırlar içindedir; MACD hızlı ortalamanın yavaşından ne kadar uzak olduğunu söyler, sınırı yoktur.',
  'difference.rsi.stochastic':
    'RSI, kapanıştaki yükselişleri düşüşlerle karşılaştırır; stokastik, kapanışın son mumların aralığında nerede durduğunu söyler.',
  'difference.sma.ema':
    'Basit ortalama bütün mumlarına aynı ağırlığı verir; üstel ortalama yenilere daha çok ağırlık verdiği için daha erken döner.',
  'difference.atr.adx':
    'ATR bir mumun yönü ne olursa olsun ne kadar hareket ettiğini, ADX hareketlerin ne kadar tek yöne gittiğini söyler.',
  'difference.rsi.adx':
    'RSI son hareketlerin ne kadar ve hangi yöne tek taraflı olduğunu, ADX yönü ne olursa olsun trendin gücünü söyler.',
  'difference.macd.stochastic':
    'MACD iki ortalamanın birbirine göre durumunu, stokastik kapanışın son mumların aralığındaki yerini söyler.',
};
