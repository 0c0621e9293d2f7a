export const forms = {
  required: 'Lütfen bu alanı doldurun',
  emailInvalid: 'Lütfen ad@example.com gibi geçerli bir e-posta adresi girin',
  sending: 'Gönderiliyor…',
  sendAgain: 'Yeniden gönder',
  leaveEmpty: 'Lütfen bu alanı boş bırakın',
  problem: {
    fields: 'Lütfen işaretli alanlara bakın.',
    limited: 'Şimdilik çok fazla gönderim yapıldı',
    limitedWait: 'Lütfen {{wait}} sonra yeniden gönderin. Girdikleriniz burada duruyor.',
    limitedSoon: 'Lütfen biraz bekleyip yeniden gönderin. Girdikleriniz burada duruyor.',
    unavailable: 'Şu anda alınamadı',
    unavailableText:
      'Hizmet şu anda kullanılamıyor. Girdikleriniz burada duruyor; lütfen kısa süre sonra yeniden gönderin.',
    unreached: 'Sunucuya ulaşılamadı',
    unreachedText:
      'Hiçbir şey kaybolmadı: girdikleriniz burada duruyor. Lütfen bağlantınızı denetleyip yeniden gönderin.',
    refused: 'Kabul edilmedi',
  },
};
