import { minimumAge } from '@vela/contracts';
import type { LegalDocument } from '../../features/legal/legal-document.ts';

export const terms: LegalDocument = {
  document: 'terms',
  title: 'Kullanım koşulları',
  description: 'Vela ne sunar, ne yapmaz ve kullanıcılarından ne bekler.',
  lead: 'Vela fiyat grafiklerini sade bir dille açıklar. Öğrenmeye ve okumaya yarayan bir araçtır; yatırım yapan, tavsiye veren ya da işlem gerçekleştiren bir hizmet değildir.',
  sections: [
    {
      id: 'service',
      heading: 'Ne sunulur',
      paragraphs: [
        'Vela, fiyat verisinden yapılar ve ölçüler hesaplar (örneğin salınımlar, yapı kırılımları, gerçeğe uygun değer boşlukları ve emir blokları), bunları bir grafiğe çizer ve Türkçe ya da İngilizce açıklar. Açıklamadaki sayılar, hesaplandıkları veriye bağlıdır.',
      ],
    },
    {
      id: 'not',
      heading: 'Ne değildir',
      paragraphs: ['Vela eğitim amaçlıdır. Özellikle şunlar yoktur:'],
      points: [
        'alım veya satım sinyali ve fiyat hedefi;',
        'yatırım veya portföy tavsiyesi ya da size özel bir öneri;',
        'aracılık, emir iletimi veya başka yerdeki hesaplarınıza erişim.',
      ],
    },
    {
      id: 'account',
      heading: 'Hesabınız',
      paragraphs: [
        `${minimumAge} yaşını ya da bulunduğunuz yerdeki erginlik yaşını doldurmuş olmalısınız. Gerçek bir e-posta adresi verin, şifrenizi kimseyle paylaşmayın ve hesabınızı bir başkasının kullandığından kuşkulanırsanız işletmeciye bildirin. Hizmete ya da başkalarına saldırmak için kullanılan bir hesap kapatılabilir.`,
      ],
    },
    {
      id: 'data',
      heading: 'Piyasa verisi',
      paragraphs: [
        'Her analiz kaynağını ve hangi ana ait olduğunu söyler. Veri kaynağında gecikmiş, eksik veya yanlış olabilir. Gerçek veriye ulaşılamadığında yerel bir kurulum benzetim verisi gösterebilir; bu veri göründüğü her yerde işaretlidir ve gerçek bir piyasayı anlatmaz.',
      ],
    },
    {
      id: 'use',
      heading: 'Adil kullanım',
      paragraphs: [
        'Hizmeti aşırı yüklemeyin, sınırlarını aşmaya çalışmayın, verisini yeniden satmayın ve açıklamalarını başkalarına tavsiye olarak sunmayın.',
      ],
    },
    {
      id: 'price',
      heading: 'Ücret',
      paragraphs: ['Vela şu anda ücretsiz kullanılabilir. Ücretli planlar henüz yoktur; olmadan önce fiyatları ve koşulları yayımlanır.'],
    },
    {
      id: 'liability',
      heading: 'Sorumluluk',
      paragraphs: [
        'Verdiğiniz kararlar size aittir. Hizmet, her zaman erişilebilir veya hatasız olacağı sözü verilmeden, olduğu gibi sunulur. Buradaki hiçbir ifade, yasanın sınırlandırılmasına izin vermediği sorumluluğu sınırlamaz. [Risk bildirimini](/Risk) de okuyun.',
      ],
    },
    {
      id: 'changes',
      heading: 'Değişiklikler',
      paragraphs: [
        'Bu koşulların bir sürümü vardır. Kabul ettiğiniz sürüm, zamanıyla birlikte saklanır. Verilerinizin nasıl işlendiği [Gizlilik](/Privacy) metninde anlatılır.',
      ],
    },
  ],
};
