import { brand, foldText } from '@vela/contracts';
import { dictionary } from '@zxcvbn-ts/language-common';
import { listKeyRuns } from './key-runs.ts';

// From zxcvbn 4.4.2 (MIT, Dan Wheeler and Dropbox): long ones, frequent words, Turkish ones.

/** Common passwords of twelve characters and more, lower case and folded to ASCII. */
const commonPasswords: ReadonlySet<string> = new Set(
  `
123qweasdzxc 1qaz2wsx3edc q1w2e3r4t5y6 1q2w3e4r5t6y mailcreated5240 qazwsxedcrfv 123456qwerty qwerty123456 polniypizdec0211
sojdlg123aljg leavemealone 123456654321 gfhjkmgfhjkm qazwsxedc123 ghjcnjgfhjkm sonyericsson zxcasdqwe123 ghhh47hj7649 123456789qwe
1qazxsw23edc masterbating qwerasdfzxcv qweasdzxc123 flvbybcnhfnjh 123456789987654321 112233445566 finalfantasy ghbdtnrfrltkf
websolutions chickenwing101 1qaz2wsx3edc4rfv justinbieber contortionist masturbation pornographic newproject2004 needforspeed
businessbabe 123456789123 masterbaiting maurolarastefy domainlock2005 momsanaladventure dkflbvbhjdbx hd764nw5d7e1vb1
qazwsxedcrfvtgb dkflbvbhjdyf counterstrike zaq1xsw2cde3 vfvfvskfhfve ghjcnjghjcnj fkmnthyfnbdf 123456789abc admin18533362
23176djivanfros 123456789qwerty qazxswedcvfr qwertyasdfgh 1111111111zz whosyourdaddy fktrcfylhjdyf fktrcfylhjdbx 123456789qaz
541233432442 12345678900987654321 password1234 ghbdtnghbdtn 010203040506 lost4815162342 102030405060 vanyarespekt combat123654
qwerty123456789 devilmaycry4 iseedeadpeople 89231243658s 123456789qqq jamesbond007 4815162342lost 123123qweqwe qwertyytrewq
1234567890qw 1234qwerasdf 123qwe456rty asdfghjkl123 ghjcnjrdfibyj qwertyuiop123 saun24865709 q1w2e3r4t5y6u7 1qa2ws3ed4rf
123456789zxc polniypizdec110211 ptybnxtvgbjy fucktheworld 12345678987654321 mevefalkcakk playstation3 31217221027711
q1w2e3r4t5y6u7i8 zqjphsyf6ctifgu 1234567890qwe hedimaptfcor lhbjkjubz2957704 andrewjackie networkingpe 12qw34er56ty
1qazxsw23edcvfr4 159753456852 123456782000 christopher1 ingodwetrust installdevic digitalprodu minecraft123 boy4u2ownnyc
peanutbutter an83546921an13 1234567890zzz olcrackmaster abc123456789 auckland2010 residentevil qawsedrftgyh 123321qweewq
32615948worms 742617000027 nemvxyheqdd5oqxyxyzi avrillavigne fuckyoubitch massimiliano 012345678910 41d8cd98f00b nhfdvfnjkju123
gjkysqgbpltw temppassword ticketmaster 01telemike01 stratocaster punksnotdead playstation2 fynfyfyfhbde ghjcnjqgfhjkm nightcrawler
installsqlst 123456789101 frederiksberg 1234567890qaz 1a2s3d4f5g6h sanfrancisco 89876065093rax ghjcnjgbpltw 1234567qwertyu
1234qwerasdfzxcv lytghjgtnhjdcr schoolgirlie 111222333000 zaqwsxcderfv iloveboobies seemnemaailm nhecsyfujkjdt qwaszxerdfcv
antananarivu vfrcbvvfrcbv greenlantern q1w2e3r4t5y6u7i8o9p0 passwordstandard corperfmonsy maprchem56458 warhammer40k
1234567890qwerty morganstanley 1234567890987654321 cjdthitycndj bltynbabrfwbz stinkyfinger qwertyuiop10 qazxswedc123 iampurehaha2
zxcvbn123456 gtnhjpfdjlcr 123321456654 59382113kevinp bpgjldsgjldthnf rfnthbyf1988 1qa2ws3ed4rf5tg qwertyuiop12345 nhfycajhvths
msorcloledbr stickdaddy77 vfhbyfvfhbyf asdfgh123456 123456789asd specialinsta michaeljackson webuivalidat 1234567887654321
1234567892000 ilovemyfamily weihnachtsbau 014702580369 qaz123wsx456 123456789qwer 111222333444555 123456789000 systemofadown
vladimirovna 122333444455555 amadeusptfcor zxcvbnm123456789 websolutionssu mortalkombat paraklast1974 nondriversig 123qwerty123
a1s2d3f4g5h6 z1x2c3v4b5n6m7 ghjnbdjcnjzybt thecakeisalie fktrcfylhjdf qwertyuiop12 ontheoutside zcfvfzkexifz sonnenschein
wazzkaprivet xxxp455w0rd5 qwertasdfgzxcvb weihnachtsbaum passwordpassword administrator unbelievable iloveyouforever letmeinplease
correcthorsebatterystaple changemeplease welcomewelcome qwertyuiopasdfghjklzxcvbnm sifresifresifre parolaparola galatasaray1905
fenerbahce1907 besiktas1903 seniseviyorum turkiye1923 istanbul34istanbul ankaraankara
`
    .trim()
    .split(/\s+/),
);

/** Words that are common with only digits and signs added; lower case, folded to ASCII. */
const commonWords: ReadonlySet<string> = new Set(
  `
password qwerty dragon baseball football monkey letmein shadow master mustang qwertyuiop pussy superman fuckyou qazwsx jordan
killer hunter harley zxcvbnm asdfgh buster batman soccer tigger charlie sunshine iloveyou fuckme ranger hockey computer starwars
asshole pepper klaster zxcvbn freedom princess maggie ginger cheese summer chelsea dallas biteme matrix yankees corvette austin
access thunder merlin secret diamond hello hammer fucker silver gfhjkm internet samantha golfer scooter orange cookie maverick
sparky phoenix mickey bigdog snoopy guitar whatever chicken camaro mercedes peanut ferrari falcon cowboy welcome samsung steelers
smokey dakota arsenal boomer eagles tigers marina nascar booboo gateway yellow porsche monster spider diablo hannah bulldog junior
london purple compaq lakers iceman hardcore cowboys money banana boston tennis coffee scooby nikita yamaha mother barney brandy
chester fuckoff oliver player forever rangers midnight chicago bigdaddy redsox angel badboy fender jasper slayer rabbit natasha
marine bigdick wizard marlboro raiders prince casper fishing flower jasmine iwantu panties adidas winter winner gandalf enter
ghbdtn golden cocacola winston madison angels panther blowme sexsex bigtits spanky bitch sophie asdfasdf horny toyota tiger canada
blowjob muffin liverpoo apples pokemon slipknot qazxsw scorpion qwaszx butter startrek rainbow asdfghjkl newyork redskins gemini
cameron qazwsxedc florida liverpool turtle sierra viking booger butthead doctor rocket dolphins captain bandit jaguar packers
pookie peaches dolphin helpme theman maxwell qwertyui shithead lovers maddog giants nirvana metallic hotdog rosebud mountain
warrior stupid elephant suckit success jackass alexis lucky scorpio samson azerty driver freddy sydney gators dexter bubba
creative voodoo trouble america nissan gunner garfield bullshit asdfghjk fucking apollo eminem legend airborne beavis apple
brooklyn godzilla skippy buddy qwert kitten magic shelby beaver phantom asdasd xavier braves darkness copper platinum qweqwe
tomcat girls bigboy animal police online voyager lifehack sniper trinity blazer heaven lover snowball playboy loveme bubbles
hooters cricket willow donkey topgun nintendo saturn destiny pakistan pumpkin digital sergey redwings explorer private runner
therock guinness lasvegas beatles cassie christin celtic andrey broncos babygirl eclipse fluffy cartman michigan carolina testing
alexande birdie pantera cherry vampire mexico dickhead buffalo genius montana minecraft maximus flyers lovely stalker metallica
doggie snickers speedy bronco paradise yankee horses magnum dreams lacrosse goober enigma qwertyu scotty pimpin bollocks surfer
poohbear genesis qweasdzxc racing hawaii viper poopoo einstein boobies bitches drowssap simple badger alaska action jester drummer
spitfire forest maryjane champion diesel svetlana friday hotrod chevy westside security google badass tester shorty thumper hitman
mozart boobs reddog lizard ruslan eagle scarface buddha porno spirit stargate naruto mercury liberty sifre parola galatasaray
fenerbahce besiktas trabzonspor istanbul turkiye merhaba seviyorum canim askim administrator changeme bitcoin trading vela
username default login ahmet mehmet mustafa fatma ayse emine hatice zeynep huseyin hasan ibrahim ismail osman yusuf murat omer ramazan halil
suleyman abdullah mahmut salih kemal fatih burak emre kaan mert cem deniz elif merve busra esra kubra ozge gizem selin ece ceren
bursa izmir antalya adana trabzon konya samsun sakarya kocaeli ataturk cumhuriyet bozkurt kartal aslan kaplan kanarya cimbom fener
melek prenses kralice kral sevgi sevgili sevgilim bebek bebegim hayat hayatim gunes yildiz deniz cicek kelebek kedi kopek
sifrem sifreyok parolam gizli deneme giris kullanici yonetici anahtar selam nasilsin tamam allah bismillah ocak subat mart nisan
mayis haziran temmuz agustos eylul ekim kasim aralik pazartesi sali carsamba persembe cuma cumartesi pazar
spring autumn january february march april june july august september october november december monday tuesday wednesday thursday
saturday sunday
`
    .trim()
    .split(/\s+/),
);

/** Shorter ones are in too many words of a sentence. */
const minWordLength = 4;
const listed = dictionary['passwords-common'];

/** Number of passwords in the list of `@zxcvbn-ts/language-common` (MIT). */
export const listedPasswordCount = listed.length;

/** Passwords of the list and ours, lower case and folded to ASCII. */
const allPasswords: ReadonlySet<string> = new Set([...listed.map(foldText), ...commonPasswords]);

/** Words that common passwords are made of: letters of the list, runs of keys, ours, the brand. */
const allWords: ReadonlySet<string> = new Set([
  ...[...allPasswords].filter((word) => word.length >= minWordLength && /^[a-z]+$/.test(word)),
  ...commonWords,
  ...listKeyRuns(),
  foldText(brand.name),
]);

export const isListedPassword = (folded: string): boolean => allPasswords.has(folded);
export const isListedWord = (word: string): boolean => allWords.has(word);
