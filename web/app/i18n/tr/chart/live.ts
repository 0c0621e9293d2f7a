/** Words of the last price on a chart and of its candle that has not closed. */
export const live = {
  live: {
    live: 'Canlı',
    simulated: 'Simülasyon, canlı',
    delayed: 'Gecikmeli',
    polled: 'Son fiyat',
    closed: 'Piyasa kapalı',
    waiting: 'Yeniden bağlanıyor',
    forming: 'son mum geçici',
    about: {
      live: 'Veri sağlayıcı bu fiyatı işlem gerçekleştikçe iletiyor. Son mum kapanana kadar geçicidir.',
      simulated:
        'Bu fiyatı bu makinede çalışan simüle edilmiş bir piyasa iletiyor. Son mum kapanana kadar geçicidir.',
      delayed: 'Veri sağlayıcı bu fiyatı gecikmeyle iletiyor. Son mum kapanana kadar geçicidir.',
      polled: 'Bu kaynağa zaman zaman bakılıyor; fiyatları anlık iletmiyor.',
      closed: 'Piyasa kapalı; grafik, piyasanın ilettiği son fiyatla biter.',
      waiting:
        'Şu anda fiyat alınamıyor. Grafik olduğu gibi kalır ve kendiliğinden izlemeye döner.',
    },
  },
  terms: { delay: 'Gecikme', rights: 'Gösterilebilir' },
  delay: {
    'real-time': 'anlık',
    'delayed-15m': '15 dakika',
    'end-of-day': 'gün sonu',
    reference: 'referans kuru',
    file: 'dosyadaki gibi',
    simulated: 'simülasyon',
  },
  rights: { public: 'herkese', own: 'yalnızca işletmeciye', licence: 'sözleşmeyle' },
};
