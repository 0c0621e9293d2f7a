import { auth, minimumAge } from '@vela/contracts';
import type { LegalDocument } from '../../features/legal/legal-document.ts';

export const privacy: LegalDocument = {
  document: 'privacy',
  title: 'Gizlilik',
  description: 'Vela hangi verileri, neden ve ne kadar süre saklar; siz neler isteyebilirsiniz.',
  lead: 'Vela bir hesabın ve sohbetlerinin gerektirdiğini saklar; sizi izlemeye yarayan hiçbir şey tutmaz. Reklam ve üçüncü taraf izleyicisi yoktur.',
  sections: [
    {
      id: 'data',
      heading: 'Neler saklanır',
      paragraphs: ['Vela’yı kullandığınızda bu sitenin işletmecisi şunları saklar:'],
      points: [
        'kullanıcı adınız, e-posta adresiniz, adresin doğrulanmış olup olmadığı ve postalarınızın dili;',
        'şifrenizin, geri okunması mümkün olmayan argon2id özeti;',
        'hangi sözleşmeyi, hangi sürümüyle ve ne zaman kabul ettiğiniz;',
        'oturumlarınız: ne zaman başladıkları, kullanıldıkları ve bittikleri, IP adresi ve tarayıcı türü;',
        'sohbetleriniz, sorularınız, yanıtlar ve dayandıkları analizler;',
        'girişlere ve hesap değişikliklerine ilişkin güvenlik kayıtları ile şifre, kod veya anahtar içermeyen teknik günlükler.',
      ],
    },
    {
      id: 'purpose',
      heading: 'Ne için kullanılır',
      paragraphs: [
        'Giriş yapmanız, kendi sohbetlerinizi yeniden görmeniz, sorularınızın yanıtlanması, adresinizi doğrulayan veya şifrenizi sıfırlayan postaların gönderilmesi ve hesapların kötüye kullanıma karşı korunması için. Verileriniz satılmaz.',
        'Vela hiçbir zaman bir aracı kurumun, borsanın ya da bankanın anahtarını veya şifresini istemez.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Çerezler ve tarayıcınızdaki kayıtlar',
      paragraphs: ['Vela yalnızca çalışması için gerekenleri kaydeder:'],
      points: [
        `oturumunuzu açık tutan, betiklerin erişemediği bir çerez; ${auth.refreshIdleDays} gün kullanılmazsa, en geç ${auth.refreshAbsoluteDays} gün sonra sona erer;`,
        'kayıt olan tarayıcıyı, adres doğrulanırken yeniden tanıyan ve betiklerin erişemediği bir çerez; bir gün sonra sona erer;',
        'dilinizi hatırlayan bir çerez ve bir yerel depolama kaydı;',
        'seçtiğinizde açık veya koyu temayı hatırlayan bir çerez.',
      ],
    },
    {
      id: 'others',
      heading: 'Verileri başka kimler alır',
      paragraphs: [
        'Piyasa verisi, sağlayıcılarından yalnızca sembol ve zaman aralığıyla istenir; sizinle ilgili hiçbir şey gönderilmez. Size gönderilen postalar işletmecinin posta hizmetinden geçer. Yanıtları sunucudaki yerleşik anlatıcı yazar.',
      ],
    },
    {
      id: 'retention',
      heading: 'Ne kadar süre saklanır',
      paragraphs: [
        'Hesap ve sohbetler, hesap var oldukça saklanır. Sohbetleri istediğiniz zaman tek tek ya da topluca silebilirsiniz. Günlüklerin en fazla 12 ay, yedeklerin 30 ila 90 gün saklanması öngörülür.',
      ],
    },
    {
      id: 'rights',
      heading: 'Haklarınız',
      paragraphs: [
        'Hakkınızda nelerin saklandığını sorabilir, düzeltilmesini, bir kopyasını ya da hesabınızın silinmesini isteyebilirsiniz. Bu sitenin işletmecisine yazın; istekler 30 gün içinde yanıtlanır. Verileriniz açığa çıkarsa ve yasa gerektiriyorsa yetkililere 72 saat içinde bildirilir.',
      ],
    },
    {
      id: 'age',
      heading: 'Yaş',
      paragraphs: [
        `Hesaplar ${minimumAge} yaşını ya da bulundukları yerdeki erginlik yaşını doldurmuş kişiler içindir. Vela, 13 yaşından küçük çocuklardan (AB ve Birleşik Krallık’ta bazı işlemler için 16) bilerek veri toplamaz.`,
      ],
    },
    {
      id: 'related',
      heading: 'İlgili metinler',
      paragraphs: ['[Kullanım koşullarına](/Terms) ve [risk bildirimine](/Risk) de bakın.'],
    },
  ],
};
