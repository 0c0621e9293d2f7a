/** Ana sayfadaki örnek analiz. */
export const sample = {
  eyebrow: 'Deneyebileceğiniz gerçek bir analiz',
  subject: '{{name}}, {{interval}} grafik',
  asOf: '{{time}} itibarıyla',
  simulated:
    'Elde piyasa verisi olmadığı için bu mumlar simülasyondur. Analizin kendisi gerçektir.',
  hint: 'Herhangi bir sayıyı seçin: grafikte yeri varsa vurgulanır; bir kart da nereden geldiğini söyler.',
  more: 'Analizin devamını okuyun',
  chart: {
    title: '{{symbol}}, {{interval}} mumlar ve bulunan yapılar',
    description:
      '{{asOf}} anına kadar {{count}} mum. Grafiğin yanındaki cümleler aynısını sözle anlatır; olgu tablosu her sayıyı listeler.',
    simulated: 'SİMÜLE',
    breaker: 'Kırıcı',
  },
  card: {
    none: 'Henüz bir sayı seçilmedi. Değeri, kaynağı ve tanımı burada yer alacak.',
    candles: 'Mumlar',
    source: 'Kaynak',
    method: 'Tanım',
    formed: 'Sözünü ettiği yapı {{time}} tarihinde, gösterilen ilk mumdan önce oluştu.',
    beyond: 'Fiyatı grafiğin dışında kalıyor.',
  },
  story: {
    title: '{{symbol}}, {{interval}}: cümlelerin sözünü ettiği üç yapı',
    legend: 'Grafiğin gösterdikleri, üç cümlede',
    play: 'Oynatmayı sürdür',
    playing: 'Oynatılıyor. Durdurmak için bir cümleye basın.',
  },
  made: '{{date}} tarihinde, üyelerin kullandığı analizle yapıldı; her gün yeniden yapılır. Eğitim amaçlıdır, tavsiye değildir. Verinin parmak izi: {{hash}}',
  facts: {
    open_one: 'Ardındaki olgu',
    open_other: 'Ardındaki {{count}} olgunun tümü',
    close: 'Grafiğe dön',
    caption: 'Analizdeki her sayı ve nereden geldiği',
    what: 'Olgu',
    value: 'Değer',
  },
  missing: {
    title: 'Örnek analiz henüz hazır değil',
    text: 'Ya şu anda hazırlanıyor ya da mumlarının kaynağı yanıt vermiyor. Hazır olunca burada kendiliğinden görünür; yerine başka bir şey gösterilmez.',
  },
};
