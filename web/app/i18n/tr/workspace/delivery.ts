import type { Catalogue } from '../../catalogue.ts';

/** Words of where alerts are sent beside the page and mail. */
export const delivery: Catalogue['workspace']['delivery'] = {
  title: 'Alarmlar nereye gönderilir',
  lead: 'Çalışan her alarm bu sayfadadır; alarm istiyorsa e-postayla da bildirilir. Ayrıca bir tarayıcıya ya da programa gönderilebilir.',
  addBrowser: 'Bu tarayıcıya bildir',
  addWebhook: 'Program ekle',
  subscribed: 'Çalışan alarmlar bu tarayıcıya bildirilecek.',
  denied:
    'Tarayıcı bu sitenin bildirimlerine izin vermiyor. Ayarlarından izin verip yeniden deneyin.',
  unsupported: 'Bu tarayıcıya bildirim gönderilemiyor. iOS’ta siteyi önce ana ekrana ekleyin.',
  kinds: { webhook: '{{host}} adresindeki program', browser: 'Tarayıcı ({{host}} üzerinden)' },
  failing: 'hatalar nedeniyle kapatıldı',
  test: 'Deneme gönder',
  tested: 'Deneme kabul edildi.',
  rotate: 'Yeni gizli anahtar',
  rotated: 'Önceki anahtar bir gün daha geçerli: o zamana kadar her ileti iki imzayı da taşır.',
  remove: 'Kaldır',
  removeTitle: 'Oraya artık bir şey gönderilmesin mi?',
  removeText: '{{name}}, gönderilenlerin listesiyle birlikte kaldırılır.',
  url: 'Adres',
  urlHint:
    'https, 443 veya 8443 numaralı bağlantı noktası. Hemen bir doğrulama metni gönderilir; adres onu yanıtında geri verir. İletiler Standard Webhooks’a göre imzalanır.',
  name: 'Ad',
  check: 'Denetle ve ekle',
  secretTitle: 'Gizli anahtarı şimdi saklayın',
  secretText: 'Program imzaları bununla denetler. Bir daha gösterilmez; yenisi oluşturulabilir.',
  copy: 'Kopyala',
  copied: 'Kopyalandı.',
  kept: 'Sakladım',
  history: 'Gönderilenler',
  historyNone: 'Henüz bir şey gönderilmedi.',
  states: { waiting: 'bekliyor', sent: 'gönderildi', failed: 'ulaştırılamadı' },
  tries_one: '{{count}} deneme',
  tries_other: '{{count}} deneme',
  faults: {
    'not-public': 'Adres genel internette değil.',
    unreachable: 'Beş saniye içinde yanıt gelmedi.',
    refused: 'İleti kabul edilmedi.',
    'no-echo': 'Yanıtta doğrulama metni yok.',
  },
};
