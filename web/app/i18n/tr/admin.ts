export const admin = {
  login: {
    title: 'Yönetici girişi · Vela',
    description:
      'Bir yöneticinin e-posta adresi ve şifresiyle Vela’nın yönetim alanına giriş yapın.',
    heading: 'Yönetici girişi',
    lead: 'Bu hizmeti işletenler içindir. Diğer herkes olağan giriş sayfasını kullanır.',
  },
  forbidden: {
    title: 'Yönetici hesabı değil',
    eyebrow: 'Hata 403',
    text: '{{email}} adresiyle giriş yaptınız ve bu hesap bir yönetici hesabı değil. Oturumunuz açık kalır; yönetim alanı bu hesaba kapalıdır.',
    chat: 'Sohbete git',
    another: 'Çıkış yap ve başka bir hesap kullan',
  },
  notFound: {
    title: 'Böyle bir yönetim sayfası yok',
    eyebrow: 'Hata 404',
    text: 'Yönetim alanında bu adreste bir sayfa yok.',
    back: 'Hizmetin durumuna git',
  },
  service: {
    title: 'Hizmetin durumu · Vela',
    description: 'Hizmetin hazır olup olmadığı ve bağlı olduğu her şeyin durumu.',
    eyebrow: 'Yönetim alanı',
    heading: 'Hizmetin durumu',
    lead: 'Sunucunun, sorulduğu anda kendisi ve bağlı oldukları için söyledikleri.',
    loading: 'Sunucuya soruluyor…',
    refresh: 'Yeniden oku',
    readAt: 'Okunma zamanı: {{time}}',
    failed: {
      title: 'Okuma yapılamadı',
      text: 'Sunucu yanıt vermedi ya da bu sayfanın anladığı biçimde yanıt vermedi. Kapalı olabilir, başlıyor olabilir ya da buradan ulaşılamıyor olabilir.',
      retry: 'Tekrar dene',
    },
    outdated: 'Yeniden sorulduğunda sunucu yanıt vermedi. Aşağıdakiler {{time}} tarihli okumadır.',
    status: {
      ready: { title: 'Hazır', text: 'Sunucu istekleri kabul ediyor.' },
      'not-ready': {
        title: 'Hazır değil',
        text: 'Veritabanı yanıt vermiyor ya da bu sürümün gerektirdiği biçimde değil. İsteklerin çoğu başarısız olur.',
      },
      stopping: {
        title: 'Duruyor',
        text: 'Sunucudan durması istendi. Süren işleri bitiriyor ve yenisini almıyor; tekrar başlatılana kadar okuma yapılamaz.',
      },
    },
    table: {
      caption: 'Bağımlılıklar',
      dependency: 'Bağımlılık',
      state: 'Durum',
      readAt: 'Okunma zamanı',
    },
    states: { ok: 'Çalışıyor', failing: 'Çalışmıyor' },
    dependencies: {
      database: { name: 'Veritabanı', text: 'Hesaplar, sohbetler, analizler ve haberler' },
      migrations: {
        name: 'Veritabanının biçimi',
        text: 'Bu sürümün gerektirdiği bütün değişiklikler yapılmış',
      },
      disk: {
        name: 'Disk alanı',
        text: 'Veri klasöründe yazmak için yer var',
      },
      mail: {
        name: 'E-posta',
        text: 'E-postaların teslim edildiği yer; diğer her şey onsuz da çalışır',
      },
      marketData: {
        name: 'Piyasa verisi',
        text: 'En az bir mum kaynağı yanıt veriyor; diğer her şey onsuz da çalışır',
      },
    },
    nothingElse: {
      title: 'Burada henüz başka bir şey yönetilmiyor',
      text: 'Hesaplar, mesajlar, başvurular ve haberler bu sayfalarda görülemez ve değiştirilemez. İşletmeci bunu veritabanında yapar.',
    },
  },
  vendors: {
    title: 'Mum sağlayıcıları',
    lead: 'Bu sürecin her sağlayıcı hakkında bildiği. Kullanılmayanın nedeni yazar.',
    loading: 'Sağlayıcılar okunuyor…',
    failed: 'Sağlayıcı listesi okunamadı.',
    columns: {
      vendor: 'Sağlayıcı',
      state: 'Durum',
      quota: 'Kalan istek',
      lastAnswer: 'Son yanıt',
      terms: 'Gecikme ve kimin görebileceği',
    },
    states: {
      ok: 'Yanıt veriyor',
      unasked: 'Henüz sorulmadı',
      failing: 'Yanıt vermiyor',
      off: 'Kullanılmıyor',
    },
    off: {
      'no-key': 'Anahtar girilmedi.',
      'no-opt-in': 'Yalnızca istendiğinde açılır.',
      'no-right': 'Verisi başkalarına gösterilemez.',
      'no-setting': 'MARKET_DATA başka kaynakları gösteriyor.',
    },
    quota: '{{left}} / {{most}}',
    broken: 'Bir süre sorulmuyor (devre kesici açık)',
    never: 'henüz yok',
    rights: { public: 'herkes', own: 'yalnızca işletmeci', licence: 'sözleşmeyle' },
    delays: {
      'real-time': 'anlık',
      'delayed-15m': '15 dakika',
      'end-of-day': 'gün sonu',
      reference: 'gösterge kur',
      file: 'dosyadaki gibi',
      simulated: 'simülasyon',
    },
  },
};
