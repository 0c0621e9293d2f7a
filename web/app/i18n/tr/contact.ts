export const contact = {
  title: 'İletişim',
  description:
    'Sorularınız, sorunlarınız, fikirleriniz ve iş birlikleri için Vela’ya yazın: form neler sorar, yanıt ne zaman gelir, hangi adresler var.',
  eyebrow: 'İletişim',
  heading: 'Bize yazın',
  lead: 'Her mesajı bir insan okur. Yanıtınız {{days}} iş günü, faturalandırma sorularında {{billing}} iş günü içinde e-postayla gelir.',
  form: {
    label: 'İletişim formu',
    email: 'E-posta adresiniz',
    emailHint: 'Yanıt bu adrese gelir; onay e-postası ise hemen.',
    reason: 'Konu',
    reasonPlaceholder: 'Lütfen seçin',
    reasonMissing: 'Lütfen bir konu seçin',
    message: 'Mesaj',
    messageBounds: 'En az {{min}}, en çok {{max}} karakter.',
    messageCount: '{{used}} / {{max}} karakter; en az {{min}}.',
    messageTooShort: 'Lütfen en az {{min}} karakter yazın',
    messageTooLong: 'Lütfen en çok {{max}} karakter yazın; şu an {{used}}',
    noSecrets:
      'Lütfen şifre, aracı kurum ya da borsa anahtarı göndermeyin. Bunlara hiç ihtiyacımız olmaz.',
    submit: 'Mesajı gönder',
  },
  accepted: {
    title: 'Mesajınız bize ulaştı',
    text: 'E-posta kutunuza bir onay geliyor. Yanıtınız {{days}} iş günü, faturalandırma sorularında {{billing}} iş günü içinde gelir.',
    another: 'Bir mesaj daha yaz',
  },
  aside: {
    addresses: 'Adresler',
    support: 'Sorular ve yardım',
    privacy: 'Verileriniz',
    security: 'Güvenlik açıkları',
    careers: 'Başvurular',
    data: 'Mesajınıza ne olur',
    dataText:
      'Saklanır, yanıtlayacak kişilere e-postayla iletilir ve başka hiçbir şey için kullanılmaz. Ne kadar süre saklandığı ve neler isteyebileceğiniz <a>gizlilik politikasındadır</a>.',
    before: 'Yazmadan önce',
    beforeText:
      'Belki yanıt zaten oradadır: <faq>sık sorulan sorularda</faq> ya da <methods>yöntem kitaplığında</methods>.',
  },
};
