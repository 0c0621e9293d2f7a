export const problems = {
  notFound: {
    title: 'Sayfa bulunamadı',
    eyebrow: 'Hata 404',
    text: 'Bu adreste bir sayfa yok. Taşınmış olabilir ya da adres yanlış yazılmış olabilir. Sitede arayın veya şu sayfalardan biriyle devam edin.',
    pages: 'Devam edebileceğiniz sayfalar',
  },
  unreadable: {
    title: 'Bu adres okunamıyor',
    eyebrow: 'Hata 400',
    text: 'Adreste, bir adreste bulunamayacak karakterler var; yolda kesilmiş ya da değişmiş olabilir. Sayfayı arayın veya şu sayfalardan biriyle devam edin.',
  },
  gone: {
    title: 'Bu sayfa artık yok',
    eyebrow: 'Kaldırıldı · 410',
    text: 'Bu adresteki içerik kalıcı olarak kaldırıldı ve geri gelmeyecek. Arama motorlarından bu adresi unutmaları isteniyor.',
    description: 'Bu adresteki içerik kalıcı olarak kaldırıldı ve geri gelmeyecek.',
  },
  failed: {
    title: 'Bir şeyler ters gitti',
    eyebrow: 'Hata {{code}}',
    text: 'Bu sayfa gösterilemedi. Kaydettiğiniz hiçbir şey kaybolmadı. Yeniden deneyin; yine olursa biraz sonra tekrar gelin.',
    retry: 'Yeniden dene',
    contact: 'Sorun sürerse bize {{code}} kodunu ve o sırada ne yaptığınızı yazın.',
    write: 'Bize yazın',
  },
  offline: {
    title: 'Çevrim dışısınız',
    eyebrow: 'Bağlantı yok',
    text: 'Sunucuya buradan ulaşılamıyor. {{brand}} cihazınızda fiyat ya da analiz saklamaz: yeni gibi görünen eski bir sayı, hiç olmamasından kötüdür.',
    hint: 'Bağlantınızı kontrol edip yeniden deneyin. Önceki sayfada yazdıklarınız, geri döndüğünüzde yerinde olabilir.',
    description: 'Bir sayfa bağlantı olmadan açıldığında gösterilir.',
    retry: 'Yeniden dene',
  },
  unexpected: 'Beklenmeyen bir hata oluştu. Lütfen tekrar deneyin.',
  network: 'Sunucuya ulaşılamadı. Bağlantınızı kontrol edip yeniden deneyin.',
  sessionExpired: 'Oturum yenilenemedi. Lütfen yeniden giriş yapın.',
};
