import { auth, brand, getContactReasonName, getJobPositionName } from '@vela/contracts';
import { otherWaysText } from './account-mails.ts';
import type { MailTexts } from '../mail-texts.ts';

export const mails: MailTexts = {
  alreadyRegistered: {
    subject: () => `Zaten bir ${brand.name} hesabınız var`,
    blocks: ({ loginLink, forgotLink }) => [
      { text: 'Merhaba,' },
      {
        text: 'Az önce e-posta adresinizle kaydolunmak istendi, ancak zaten bir hesabınız var. Hiçbir şey değişmedi.',
      },
      { label: 'Giriş yap', link: loginLink },
      { label: 'Şifrenizi mi unuttunuz?', link: forgotLink },
      { text: 'Bunu siz yapmadıysanız bu e-postayı dikkate almayın.' },
    ],
  },
  application: {
    subject: ({ position, id }) => `İş başvurusu: ${getJobPositionName(position, 'tr')} (${id})`,
    blocks: ({ from, position, hasAttachments }) => [
      { text: `${from}, ${brand.name} ekibinde bir pozisyona başvurdu.` },
      { text: `Pozisyon: ${getJobPositionName(position, 'tr')}` },
      {
        text: 'Belge ektedir. Göndereni tanımıyoruz. Belgede kayıtlı nesneler okundu; aralarında betik, çalıştırılacak program ya da kod içeren form yok. Sayfaların içeriği incelenmedi ve belge virüs taramasından geçmedi.',
      },
      ...(hasAttachments
        ? [{ text: 'Bu belgenin içinde başka dosyalar var. Onları açmayın.' }]
        : []),
      {
        text: 'Bu e-postayı yanıtlarsanız yanıtınız bu adrese gider. Adresin gerçekten başvuran kişiye ait olduğu denetlenmedi.',
      },
    ],
  },
  choosePassword: {
    subject: () => `${brand.name} şifrenizi belirleyin`,
    blocks: ({ link }) => [
      { text: 'Merhaba,' },
      {
        text: `E-posta adresiniz doğrulandı. Ancak şifre, adresi doğrulayan tarayıcıdan değil, başka bir tarayıcıdan girilmişti. Size ait olup olmadığını bilemediğimiz için onu saklamadık. Bu bağlantıyla şifrenizi belirleyebilirsiniz. Bağlantı bir kez kullanılabilir ve ${auth.resetTokenMinutes} dakika geçerlidir:`,
      },
      { label: 'Şifremi belirle', link },
      {
        text: 'O zamana kadar, adresinizi doğruladığınız yerde oturumunuz açık kalır. Şifrenizi belirlediğinizde tüm cihazlardaki oturumlarınız kapatılır.',
      },
    ],
  },
  contactMessage: {
    subject: ({ reason, id }) => `İletişim formu: ${getContactReasonName(reason, 'tr')} (${id})`,
    blocks: ({ from, reason, message }) => [
      { text: `${from}, iletişim formuyla ${brand.name} ekibine yazdı.` },
      { text: `Konu: ${getContactReasonName(reason, 'tr')}` },
      { written: message },
      {
        text: 'Bu e-postayı yanıtlarsanız yanıtınız bu adrese gider. Adresin gerçekten yazan kişiye ait olduğu denetlenmedi.',
      },
    ],
  },
  formReceipt: {
    subject: ({ form }) =>
      form === 'contact' ? `${brand.name} mesajınızı aldı` : `${brand.name} başvurunuzu aldı`,
    blocks: ({ form, about, days }) => [
      { text: 'Merhaba,' },
      { text: form === 'contact' ? 'Mesajınız bize ulaştı.' : 'Başvurunuz bize ulaştı.' },
      { text: `${form === 'contact' ? 'Konu' : 'Pozisyon'}: ${about}` },
      { text: `${days} iş günü içinde yanıt veriyoruz.` },
      {
        text: 'Bize bir şey göndermediyseniz bu e-postayı dikkate almayın: adresinizi başka biri girmiştir.',
      },
    ],
  },
  passwordChanged: {
    subject: () => `${brand.name} şifreniz değiştirildi`,
    blocks: ({ securityLink, forgotLink }) => [
      { text: 'Merhaba,' },
      { text: 'Şifreniz değiştirildi ve tüm cihazlardaki oturumlarınız kapatıldı.' },
      { text: 'Bunu siz yapmadıysanız hemen yeni bir şifre belirleyin:' },
      { label: 'Yeni şifre belirle', link: forgotLink },
      { text: otherWaysText },
      { label: 'Giriş yollarını gör', link: securityLink },
    ],
  },
  passwordReset: {
    subject: () => `Yeni ${brand.name} şifrenizi belirleyin`,
    blocks: ({ link }) => [
      { text: 'Merhaba,' },
      {
        text: `Bu bağlantıyla yeni bir şifre belirleyebilirsiniz. Bağlantı bir kez kullanılabilir ve ${auth.resetTokenMinutes} dakika geçerlidir:`,
      },
      { label: 'Yeni şifre belirle', link },
      {
        text: 'Yeni şifre belirlediğinizde tüm cihazlardaki oturumlarınız kapatılır. Bunu siz istemediyseniz bu e-postayı dikkate almayın: şifreniz değişmez.',
      },
    ],
  },
  sessionReused: {
    subject: () => `Güvenliğiniz için bir ${brand.name} oturumu kapatıldı`,
    blocks: ({ forgotLink }) => [
      { text: 'Merhaba,' },
      {
        text: 'Oturumlarınızdan birinin anahtarı ikinci kez kullanıldı. Bu, bir cihaz yedekten geri yüklendiğinde olabileceği gibi, anahtarı birisi kopyaladığında da olabilir. O oturumu kapattık; devam etmek için yeniden giriş yapın.',
      },
      {
        text: 'Nedenini bilmiyorsanız yeni bir şifre belirleyin; böylece tüm oturumlarınız kapatılır:',
      },
      { label: 'Yeni şifre belirle', link: forgotLink },
    ],
  },
  signInFailures: {
    subject: () => `${brand.name} hesabınız için yanlış şifreler girildi`,
    blocks: ({ failures, isStopped, forgotLink }) => [
      { text: 'Merhaba,' },
      {
        text: `Hesabınız için art arda ${failures} kez yanlış şifre girildi. Şifreniz tahmin edilemedi.`,
      },
      {
        text: isStopped
          ? 'Size göndereceğimiz bağlantıyla yeni bir şifre belirleyene kadar yeni cihazlarda hiçbir şifre denenemeyecek. Daha önce giriş yaptığınız cihazlarda her zamanki gibi giriş yapabilirsiniz.'
          : 'Daha önce giriş yaptığınız cihazlarda her zamanki gibi giriş yapabilirsiniz; yeni cihazlarda bir süre beklemeniz gerekebilir.',
      },
      { label: 'Yeni şifre belirle', link: forgotLink },
    ],
  },
  verification: {
    subject: () => `${brand.name} doğrulama kodunuz`,
    blocks: ({ code, link }) => [
      { text: 'Merhaba,' },
      { text: 'E-posta adresinizi doğrulama kodunuz:' },
      { code },
      {
        text: `Kod ${auth.verificationCodeMinutes} dakika geçerlidir. Adresinizi, ${auth.verificationLinkHours} saat geçerli olan şu bağlantıyla da doğrulayabilirsiniz:`,
      },
      { label: 'E-posta adresimi doğrula', link },
      { text: 'Siz kaydolmadıysanız bu e-postayı dikkate almayın. Bu kodu kimseyle paylaşmayın.' },
    ],
  },
};
