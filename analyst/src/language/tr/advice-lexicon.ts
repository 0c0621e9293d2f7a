import type { AdviceLexicon } from '../advice-lexicon.ts';

/** Words of Turkish, folded, by what they mean to the guard of advice; "=" stands before whole words. */
export const adviceLexicon: AdviceLexicon = {
  shortestStem: 2,
  longestEnding: 14,
  words: {
    purchase:
      '=al =alip =buy =yatir alin alsa almal alabil alirim alir alirdi alird alarak almak almay almas almaya alma alacag alacak topl topla biriktir yuklen edin satin kap yatirim-yap',
    purchased: '=aldi =aldim =alan =alanlar =topladi aldig almis alinmis',
    sale: '=sat =sell =sats satma satmak satmal satsa satar satab satin-ma satip bosalt azalt hafifl nakde elden satay',
    sold: '=satti satil satan satmis sattig',
    long: "=long longl long'",
    short: '=short shortl aciga',
    action:
      '=tut =tutun =ac =acar gir cik tutma tutul tutmak tutmal tuta ekl birak koy koyul kapat acil acard acin acma koru artir yatir bekl ayir basl kullan cevir tasi bas atla katil degistir den kal dur kurtul yaz ver cek bagla doldur sec davran bulas dusur surdur katla yasla konum koval hazirl takil unut vazgec devam git kos yakala izle yer-al uzak kenar otur devret aktar odunc imzal teklif riske vur yerlestir dagit kes sik cekil saril ek boz donus oyna kolla kopyal indir cikar yap harek dolus atil esit',
    asset:
      'hisse pay coin fon altin gumus tahvil bono endeks kripto bitcoin btc ether ethereum opsiyon call put kagid kagit dolar euro doviz nasdaq nvidia tesla apple microsoft petrol teknoloj enerji emtia etf token varlik eurusd sol',
    money:
      'para birikim nakit nakd sermaye portfoy hesab maas servet kasa kredi butce emeklilik cuzdan tasarruf mevduat cebe fazla',
    position:
      'alim alis satis pozisyon islem agirlig agirlik stop zarar-kes zarar hedef kar kari karini lot kontrat kaldirac miktar emir emri giris cikis tutar kademe maliyet kazanc sinyal kirilim dip dipten dususu test zk ka tp sl boy kurulum spread bahis risk taksit',
    you: '=sen =siz =sana =size =seni =sizi =sende =senden =sizden',
    yours: '=senin =sizin elindeki elinizdeki',
    i: '=ben =bana =beni =bence sahsen',
    mine: '=benim kendi',
    we: '=biz =bize',
    ours: '=bizim',
    obligation: '=iyisi gerek lazim sart zorunda',
    advising: 'tercih tavsiye oner onerim hukum sonuc derecelendir secim talimat onay dogrusu',
    possibility: '=olsam =olsa =olsan olabilir belki edersin',
    future:
      '=olacak =gider olacag gelecek gidecek cikacak yukselecek dusecek kazanacak edecek varacak gidiyor',
    certainty:
      '=her =nokta =yaz mutlaka garanti kesin kesinlikle suphe kuskusuz risksiz guvenli daima asla imkansiz mumkun kacinilmaz bedava kolay sifir zaten muhakkak bitmis tek',
    praise:
      'iyi guzel harika mukemmel uygun akillica mantikli cazip ucuz kelepir firsat makul dogru guclu degerli avantaj hak yerinde faydali fayda kusursuz ideal kazandir saglam kacirilmaz bicilmis temiz sansi isabet',
    time: '=simdi =artik =an =ani =tam gec hemen bugun yarin zaman zamani vakit vakti son once sonra henuz hala burada buradan bura',
    haste:
      'kacir pisman fomo kenarda bekleyen kalabalik suru tereddut tesekkur dua durma durm gelmeden',
    rise: 'ucacak yuksel cik-ar artar artis ucus ucar ralli katlan yukari boga sicra patla firla zirve',
    fall: 'dus duser coku cok-er cakil geril asagi ayi in-er',
    people:
      'akilli yatirimci alici satici emekli herkes kimse yeni genc sabirli agresif temkinli uzman analist kurum iceridek balina profesyonel biri kisi okur uzun-vadeci kisa-vadeci',
    negation: '=degil =yok =yoktur =ne hic degild yasak',
    definition:
      'hesap demek demektir denir adi adidir anlam tanim anlat soz deyim terim ornek argo ifade kural yontem olcer olculur oran orani bolum gosterir soyler acikla kisalt nedir ozet',
    refusal: 'karar vela soru danisman egitim bilgi kisisel yetkili',
    past: '=idi dustu ydi oldu vardi etti yapti gecen yilinda kapandi olustu yukseldi girdi cikti koydu verdi buldu savundu',
    chart:
      'deger mum grafik bolge blok blog bosluk boslug tepe seviye aralik araligi trend yapi hacim fitil seans ortalama rsi macd atr bant band cizgi formasyon dilim hafta gunluk ay fiyat parite gosterge supur likidite oynaklik korelasyon direnc destek kapanis',
    company:
      'borc puan gelir marj bildirim ceyrek mali bilanco temettu sirket firma sektor benzer ozsermaye ortak buyume carpan net faaliyet rapor kurul yonetim enflasyon merkez fed ecb banka faiz cari defter',
    property: 'ipotek pesinat ev evi daire kira kiraci konut emlak tapu mulk eksper depozito',
    screen:
      'karsilastir bas-in tikla dugme yazin secin sayfa tablo sekme sembol tus imlec ayar kaydet goster isaret gormek girin',
    thinking: 'degerlendir dusun bak varsay diyelim hayal kabul',
    condition:
      '=eger =uzerinde =ustunde =ustu =altinda =alti kirilirsa kapanirsa gecerse inerse cikarsa duserse donerse ise olursa',
    role: 'trader usta rol hikaye karakter kahin korsan dost abi hocam olarak gozuyle agziyla kanun sinirsiz kuralsiz aramizda',
    quotation: 'diyor der derdi dedi dedigi fisild bagir soyluyor soyl gore konus haykir yakti',
    codeWord: 'tren roket ay-a canta elmas kamyon tohum fis hasat ag topu kan yuk',
    being: '=su =bir =bu =o =olan =olarak =dir',
    determiner: '=bunu =bundan =bunda =buna =onu =ona =ondan =sunu =hepsi =hepsini =bunlar',
    share:
      'kac bin yuzde yari yarisi yarisini dortte ucte beste onda kalan kalani tamami tum biraz azar',
    relation: '=icin =ile =gibi =kadar =gore =uzere',
    joining: '=ve =veya =ama =sonra =da =de =ya',
    question: '=mi =mu =kim =midir nasil neden hangi ne-kadar',
  },
};
