import type { AdviceLexicon } from '../advice-lexicon.ts';

/** Words of English, folded, by what they mean to the guard of advice; "=" stands before whole words. */
export const adviceLexicon: AdviceLexicon = {
  shortestStem: 3,
  longestEnding: 4,
  words: {
    purchase:
      '=bid =bids =bidding =ape buy purchas accumulat acquir scoop nibbl invest reinvest subscrib stockpil hoard snag',
    purchased: '=bought =invested =acquired =purchased =accumulated',
    sale: '=dump =dumping =ditch =bail =flip sell offload liquidat unload trim divest jettison reduc lighten',
    sold: '=sold =dumped =liquidated =reduced',
    long: '=long =longs =longed',
    short: '=short =shorts =shorting =shorted',
    action:
      '=hold =holds =holding =hodl =keep =keeps =keeping =take =takes =taking =puts =putting =place =placing =set =setting =go =going =get =getting =gets =jump =hop =locking =cut =cutting =lean =leaning =let =letting =use =using =grab =picking =step =trade =trading =press =strik =own =owning =owns =bet =stak =skip =touch =fill =plant =run =carry =chase =sign =pay =bank =book =like =want enter exit open clos add hold- mov stay wait rid load scal rotat switch park stick sit stand leav hedg protect tighten trail averag doubl back part follow copy join ride fad commit deploy allocat rais increas split diversif rebalanc roll writ borrow transfer realis realiz convert avoid steer shun walk dollar-cost chas panic secur collect participat prefer favour favor give',
    asset:
      '=put =calls stock share gold silver bitcoin btc ether ethereum eth coin crypto token fund etf bond treasur equit oil euro eurusd dollar nasdaq index nvidia tesla apple microsoft small-cap cap tech energ commodit option futur tracker name paper metal securit tbill altcoin sol solana',
    money:
      '=worth saving money cash portfolio account capital pension salary wealth budget income nest loan credit card retirement isa ira deposit powder dough fortune proceeds funds',
    position:
      'dip position trade exposure stake holding bag stop stop-loss target entry lot contract leverage size order stops limit tp sl take-profit tranche weight weighting allocation profit loss loser winner break-even dips pullback retest setup signal breakout spread strike',
    you: "=you =you'd =you'll =you're =you've =yourself =u =ya",
    yours: '=your =yours =yer',
    i: "=i =i'd =i'll =i'm =i've =me =myself",
    mine: '=my =mine',
    we: "=we =we'd =we'll =we're =we've =us =let's",
    ours: '=our',
    obligation: '=needs =must =need =ought =better =shall had-better',
    advising:
      '=pick =call =tip =tips =rating advis advic recommend suggest urge recommendation verdict conclusion guidance opinion rat outperform overweight underweight',
    possibility: "=would =could =may =might =can =wouldn't =couldn't",
    future: '=will =gonna',
    certainty:
      '=lock =sure =safe =always =certainty =free =only =every =everything =period guarante certain surely definitel undoubtedl inevitabl doubt risk-free riskless safest safely impossible bound destined doomed no-brainer promis zero nothing mark',
    praise:
      '=gift =ripe good great excellent perfect ideal wise prudent best smart sensibl right attractiv cheap strong suitab advisab reasonab clever sound ration logic obvious favourab favorab tempting rare superb decent nice bargain steal screaming wonderful fantastic compelling valu justif warrant appropriat worth deserv undervalu underrat juicy gem opportun chance reward prime golden discount',
    time: '=time =moment =now =today =tomorrow =tonight =soon =here =fast =late =again window immediat hurr quick before yet already until while',
    haste:
      '=fomo =waiting =train =wish =else miss regret sorry sideline kick hesitat herd thank thanks',
    rise: '=hit =hits =reach =reaches =up =fly gain ris climb rall soar skyrocket surg explod recover bounc higher upwards bullish outrun',
    fall: '=down lower fall crash drop collaps plung downwards bearish tumbl slump sink',
    people:
      '=everybody =people =pros =pro crowd investor trader buyer seller beginner retiree saver anyone everyone person professional expert analyst institution insider whale broker owner newcomer parent reader client',
    negation:
      "=won't =never =cannot =can't =not =no =don't =doesn't =didn't =neither =nor =without =nobody =none =nothing",
    definition:
      '=means =called =term =name =named =stands phrase saying defin describ refer slang example explain meaning express word known concept method rule formula measur compar comput calculat divid tells says',
    refusal: '=decide vela whether decision question licensed educational information personal',
    past: '=last =was =were =had =did =been =ago =since =became =began =came =went =made =gave =held =kept =rose =fell =took =got =lost =won =grew =paid =told =found =showed =closed =opened =gained =dropped',
    chart:
      '=session candle chart zone block gap swing level range high low closes trend structure volume wick average rsi macd atr band line pattern timeframe week daily weekly month percent percentage percentile point price prices pair interval break indicator value sweep liquidity displacement correlat volatil deviation',
    company:
      '=cash-flow asset board rate revenue margin ratio debt filing quarter fiscal earnings dividend company firm balance sheet sector peer score equity sharehold yield growth multiple sales profits net operat report statement management inflation central fed ecb bank rates',
    property:
      'refinanc house flat rent mortgag tenant landlord apartment home property letting vacancy lender down-payment',
    screen:
      'press click button type choose select page tab symbol shift key cursor drawing settings save address compare move pointer rectangle marked mode',
    thinking: '=look =try =trying consider think looking imagin suppos hypothet theory theor let',
    condition:
      '=should =if =once =when =unless =until =provided =as =above =below =under =over =after',
    role: 'hedge pretend acting speaking role story character imagine oracle pirate wizard persona alter disclaimer legally unrestricted friend uncle grandma grandfather guru shoes place',
    quotation:
      '=says =say =said =tell =tells =telling whisper shout speak spoken flash scream urg quote',
    codeWord:
      'harvest moon rocket bull bear table bags diamond boat truck chips seeds train ship aboard lambo barge blood',
    being: "=isn't =is =are =be =being =it's =that's =there's ='s =looks =seems =remains =stays",
    determiner: '=those =the =a =an =this =that =these =some =any =it =them =its =his =their',
    share: '=half =third =quarter =all =percent =more =most =fifth =tenth =rest =few =little =bit',
    relation: '=to =into =on =in =out =off =at =of =for =with =from =by',
    joining: '=and =or =but =then =so',
  },
};
