import {
  ages,
  auth,
  brand,
  calculateYearlyDiscountPercent,
  freemiumLimits,
  legalPeriods,
  ownData,
  plans,
} from '@vela/contracts';
import type { FaqEntry } from '../../faq-entry.ts';
import { formatSpan, money } from '../../parts/figures.ts';

const { refund } = legalPeriods;
const proCents = plans.find(({ name }) => name === 'plus')?.monthlyCents ?? 0;
const ultimateCents = plans.find(({ name }) => name === 'pro')?.monthlyCents ?? 0;

export const account: readonly FaqEntry[] = [
  {
    id: 'do-i-need-an-account',
    question: 'Hesap açmam gerekiyor mu?',
    answer: [
      'Sohbet için evet. Ürünü anlatan sayfalar ve [ana sayfadaki](/) örnek analiz hesapsız okunabilir.',
      '[Kaydolmak](/register) için bir e-posta adresi, bir kullanıcı adı ve bir şifre yeterlidir.',
    ],
  },
  {
    id: 'minimum-age',
    question: 'Kaç yaşında olmalıyım?',
    answer: [
      `En az ${ages.minimum}; bulunduğunuz yerdeki erginlik yaşı daha yüksekse o yaşta. Ayrıntılar [kullanım koşullarında](/Terms).`,
    ],
  },
  {
    id: 'social-sign-in',
    question: 'Google, Apple ya da Microsoft ile giriş yapabilir miyim?',
    answer: [
      'Bu sürümde hayır. Google ve Apple düğmeleri görünür ama kapalıdır; lütfen e-posta adresi ve şifre kullanın.',
    ],
  },
  {
    id: 'password-rules',
    question: 'Şifrem hangi kurallara uymalı?',
    answer: [
      `En az ${auth.passwordMinLength} karakter olmalı; çok yaygın olmamalı, adresinize ya da kullanıcı adınıza benzememeli. Aklınızda kalan bir cümle iyi bir şifredir. Şifrenin yalnızca argon2id özeti saklanır.`,
    ],
  },
  {
    id: 'forgot-password',
    question: 'Şifremi unuttum. Ne yapmalıyım?',
    answer: [
      `[Şifremi unuttum](/forgot-password) sayfasından bir bağlantı isteyin. Bağlantı bir kez kullanılabilir ve ${auth.resetTokenMinutes} dakika geçerlidir. Yeni şifreyle birlikte hesabın bütün oturumları sona erer.`,
    ],
  },
  {
    id: 'how-long-signed-in',
    question: 'Oturumum ne kadar açık kalır?',
    answer: [
      `Kullanılmadığında ${auth.refreshIdleDays} gün, her durumda en geç ${auth.refreshAbsoluteDays} gün sonra; çıkış yaptığınızda ise hemen sona erer.`,
    ],
  },
  {
    id: 'delete-account',
    question: 'Hesabımı nasıl silerim?',
    answer: [
      `Profilinizdeki hesap ayarlarından. Şifrenizi bir kez daha girersiniz ve tüm oturumlarınız kapatılır. ${ownData.deletionGraceDays} gün içinde giriş yaparsanız hesabınız kalır; sonrasında tüm sohbetlerle birlikte silinir. Silmeden önce tüm verilerinizi de oradan indirebilirsiniz.`,
    ],
  },
];

export const subscription: readonly FaqEntry[] = [
  {
    id: 'what-does-it-cost',
    question: `${brand.name} ne kadar?`,
    answer: [
      `Freemium ücretsizdir ve bugün kullanılabilen tek plandır. Ayda Pro ${money(proCents, 'tr')}, Ultimate ${money(ultimateCents, 'tr')} olacak; yıllık ödemede ikisi de %${calculateYearlyDiscountPercent(proCents)} daha ucuz. Enterprise sözleşmeyle belirlenir. Hepsi [planlar sayfasında](/urunler).`,
    ],
  },
  {
    id: 'freemium-limits',
    question: 'Freemium planının sınırları nedir?',
    answer: [
      `Plan, günde ${freemiumLimits.analysesPerDay}, toplamda yaklaşık ${freemiumLimits.analysesInAll} analizlik, ${freemiumLimits.trialDays} günlük bir denemedir. Bu sürümde ne günler ne analizler sayılıyor; yani hiçbir şey kendiliğinden bitmiyor. Sayım başlamadan önce bu yanıt değişecek.`,
    ],
  },
  {
    id: 'can-i-pay',
    question: 'Neden Pro veya Ultimate seçemiyorum?',
    answer: [
      'Çünkü etkin değiller: içerdiklerinin çoğu henüz yok ve bu sürümde ödeme de yok. Hiçbir yerde kart bilgisi istenmez. Haber almak isterseniz [bize yazın](/Contact).',
    ],
  },
  {
    id: 'renewal-and-cancellation',
    question: 'Yenileme ve iptal nasıl olacak?',
    answer: [
      'Ücretli bir plan, siz iptal edene kadar her fatura dönemi sonunda yenilenecek; iptal bir sonraki yenilemede geçerli olacak. Kurallar [iptal ve iade](/Cancellation) sayfasında yazılı.',
    ],
  },
  {
    id: 'refunds',
    question: 'Paramı geri alabilecek miyim?',
    answer: [
      `Yeni aboneler ${refund.moneyBackDays} gün içinde alabilecek. Başvuru ${formatSpan(refund.reviewBusinessDays)} iş gününde incelenir; para karta ${formatSpan(refund.cardBusinessDays)}, banka havalesiyle ${formatSpan(refund.bankTransferBusinessDays)}, dijital cüzdana ${formatSpan(refund.digitalWalletBusinessDays)} iş gününde ulaşır. Kriptoyla yapılan ödemeler iade edilmez. Bkz. [iptal ve iade](/Cancellation).`,
    ],
  },
];
