import { auth, chat, legalPeriods } from '@vela/contracts';
import type { FaqEntry } from '../../faq-entry.ts';
import { formatSpan } from '../../parts/figures.ts';

const { retention, replyBusinessDays } = legalPeriods;

export const privacy: readonly FaqEntry[] = [
  {
    id: 'what-is-stored',
    question: 'Hakkımda neler saklanıyor?',
    answer: [
      'Hesabınız, kabul ettiğiniz sözleşmeler, oturumlarınız, dayandıkları analizlerle birlikte sohbetleriniz ve güvenlik kayıtları. Gerekçeleriyle birlikte liste [gizlilik politikasında](/Privacy).',
    ],
  },
  {
    id: 'trackers-and-cookies',
    question: 'İzleyici, reklam ya da ziyaret ölçümü var mı?',
    answer: [
      'Hayır. Sayfalarda hiçbir üçüncü taraf yoktur ve hiçbir ziyaret ölçülmez. Az sayıdaki çerez oturumunuzu açık tutar, dilinizi ve temanızı hatırlar; listesi [çerez politikasında](/Cookie).',
    ],
  },
  {
    id: 'who-sees-my-questions',
    question: 'Sorduklarımı kim görür?',
    answer: [
      'Sohbetleriniz hesabınıza aittir, başka bir hesap onları açamaz. Piyasa verisi kaynaklarına yalnızca sembol ve zaman aralığı sorulur; sizinle ilgili hiçbir şey gönderilmez. Verileriniz satılmaz.',
    ],
  },
  {
    id: 'how-long-kept',
    question: 'Veriler ne kadar saklanır?',
    answer: [
      `Hesap ve sohbetler hesap var olduğu sürece; günlük kayıtları en çok ${retention.logMonths} ay, yedekler ${formatSpan(retention.backupDays)} gün. Ayrıntılar [verilerin korunması](/Data) sayfasında.`,
    ],
  },
];

export const trouble: readonly FaqEntry[] = [
  {
    id: 'no-verification-mail',
    question: 'Kodun bulunduğu e-posta gelmiyor.',
    answer: [
      `İstenmeyen posta klasörüne bakın ve adresinizin yazılışını kontrol edin. Kodun girildiği sayfada ${auth.resendSeconds} saniye sonra yenisini isteyebilirsiniz. Kod ${auth.verificationCodeMinutes} dakika, e-postadaki bağlantı ${auth.verificationLinkHours} saat geçerlidir.`,
    ],
  },
  {
    id: 'symbol-not-found',
    question: 'Aradığım sembol bulunamıyor.',
    answer: [
      `${chat.exampleSymbol} gibi kodunu ya da şirketin, madenin veya para biriminin gündelik adını deneyin. Birden fazlası uyuyorsa hangisini kastettiğiniz sorulur. Listede olmayan kapsam dışıdır; eksik bulduğunuzu [iletişim formundan](/Contact) bize yazın.`,
    ],
  },
  {
    id: 'no-data-for-market',
    question: 'Piyasa verisi olmadığı söyleniyor. Neden?',
    answer: [
      'Ya hiçbir kaynakta bu piyasa bu zaman aralığıyla yoktur ya da kaynak şu anda yanıt vermiyordur. Başka bir zaman aralığı işe yarayabilir. Boşluk uydurma veriyle doldurulmaz.',
    ],
  },
  {
    id: 'answer-broke-off',
    question: 'Bir yanıt yarıda kesildi. Kayboldu mu?',
    answer: [
      'O ana kadar gelen kısım sohbette durur. Bağlantı koptuktan sonra sayfa süren bir yanıtı kendiliğinden yeniden almaya başlar; olmazsa bir kez daha sorun.',
    ],
  },
  {
    id: 'without-javascript',
    question: 'Site JavaScript olmadan, klavyeyle ve ekran okuyucuyla çalışır mı?',
    answer: [
      'Sayfalar JavaScript olmadan okunabilir, aranabilir ve gezilebilir; sohbet ve giriş için JavaScript gerekir. Her şeye klavyeyle ulaşılır, grafiğin gösterdikleri tablolarda da yer alır. Sizi engelleyen bir şey varsa lütfen [bize bildirin](/Contact).',
    ],
  },
  {
    id: 'how-to-reach-us',
    question: 'Bir insana nasıl ulaşırım?',
    answer: [
      `[İletişim formundan](/Contact). ${formatSpan(replyBusinessDays.contact)} iş günü, faturalandırma sorularında ${formatSpan(replyBusinessDays.refund)} iş günü içinde yanıt alırsınız.`,
    ],
  },
];
