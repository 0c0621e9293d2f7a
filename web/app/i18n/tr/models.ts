import type { Catalogue } from '../catalogue.ts';

export const models: Catalogue['models'] = {
  consent: {
    heading: 'Yanıtlarınızı bir dil modeli yazsın mı?',
    gets: 'Sorunuz, onun ve bir öncekinin nasıl anlaşıldığı ve yanıt için hesaplanan veriler {{name}} ({{host}}) sağlayıcısındaki {{model}} modeline gönderilir.',
    never:
      'Adınız, e-posta adresiniz, diğer sohbetleriniz ve mumlar gönderilmez. Her sayı verilerle karşılaştırılır.',
    without:
      'Onay vermezseniz yanıtları önceki gibi Vela’nın kendi anlatıcısı yazar. Bunu hesap ayarlarından değiştirebilirsiniz.',
    agree: 'Onaylıyorum',
    refuse: 'Hayır, teşekkürler',
  },
  settings: {
    heading: 'Dil modeli',
    lead: 'Yanıtları bir model kendi sözleriyle yazabilir. Sayılar her zaman Vela’nın verilerinden gelir.',
    none: 'Burada kurulu bir dil modeli yok: Yanıtları Vela’nın kendi anlatıcısı yazar.',
    consent: 'Yanıtları {{model}} yazabilir',
    consentHint:
      'Sorularınız, nasıl anlaşıldıkları ve hesaplanan veriler {{name}} ({{host}}) sağlayıcısına gönderilir.',
    key: 'Kendi anahtarınız',
    keyHint: 'Şifrelenerek saklanır, yalnızca sağlayıcısına gönderilir ve bir daha gösterilmez.',
    provider: 'Sağlayıcı',
    store: 'Anahtarı kaydet',
    stored: 'Anahtar kaydedildi.',
    keyOf: '{{name}} için kayıtlı bir anahtarınız var.',
    remove: 'Anahtarı sil',
    removed: 'Anahtar silindi.',
  },
  details: {
    author: '{{model}} yazdı, Vela denetledi',
    took: '{{provider}} sağlayıcısındaki {{model}}: {{input}} token okundu, {{output}} token yazıldı, {{steps}} çağrı, {{seconds}} sn',
    cost: 'Maliyet: yaklaşık {{cost}} $',
    checked: 'Modelin cümleleri: {{written}} gösterildi, {{refused}} gösterilmedi',
  },
};
