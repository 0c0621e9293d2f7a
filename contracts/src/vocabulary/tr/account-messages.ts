import type { AccountMessages } from '../interface-words.ts';

export const accountMessages: AccountMessages = {
  registered: 'Kayıt başarılı! Hesabınızı doğrulamak için lütfen e-postanızı kontrol edin.',
  verificationSent: 'Bu adres henüz doğrulanmamış bir hesaba aitse yeni bir kod yola çıktı.',
  resetSent: 'Bu adres bir hesaba aitse yeni şifre belirleme bağlantısı yola çıktı.',
  passwordChanged: 'Şifreniz değiştirildi. Lütfen yeni şifrenizle giriş yapın.',
};
