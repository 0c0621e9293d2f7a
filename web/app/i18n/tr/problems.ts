export const problems = {
  notFound: {
    title: 'Sayfa bulunamadı',
    eyebrow: 'Hata 404',
    text: 'Bu adreste bir sayfa yok. Taşınmış olabilir ya da adres yanlış yazılmış olabilir.',
    home: 'Ana sayfaya git',
  },
  failed: {
    title: 'Bir şeyler ters gitti',
    eyebrow: 'Hata',
    text: 'Bu sayfa gösterilemedi. Kaydettiğiniz hiçbir şey kaybolmadı. Yeniden deneyin; yine olursa biraz sonra tekrar gelin.',
    retry: 'Yeniden dene',
  },
  unexpected: 'Beklenmeyen bir hata oluştu. Lütfen tekrar deneyin.',
  network: 'Sunucuya ulaşılamadı. Bağlantınızı kontrol edip yeniden deneyin.',
  sessionExpired: 'Oturum yenilenemedi. Lütfen yeniden giriş yapın.',
};
