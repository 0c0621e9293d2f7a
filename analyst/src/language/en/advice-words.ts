import type { AdviceWords } from '../advice-words.ts';

/** Verbs that are trades. */
const dealing =
  'buy|sell|short|accumulate|hodl|invest|reinvest|allocate|overweight|underweight|rebalance|diversify|liquidate|offload|dump|unload|trim|lighten|nibble|ape|average down|double down|load up|load the|scale (?:in|out)|go (?:long|short)|go all in|get (?:long|short|in|out)|bail|take profits?|take (?:the|some|your) (?:profits?|gains|trade|long|short)|cash (?:in|out)|stay (?:long|short|invested|out|in cash|away)|fade|bet|stake';
/** Verbs that are trades beside a thing that is traded. */
const ordinary =
  'hedge(?= (?:your|the|it))|purchase(?= (?:the|a|this|it|some))|own(?= (?:it|the|this|some|a))|think about|try|hold|add|exit|enter|load|grab|snap|pick|scale|rotate|put|take|lock|cut|get|bag|reduce|swap|switch|park|commit|stay|stick|ride|wait|avoid|stand aside|place(?! of| in)|set|raise|split|(?:close|open|lower|rent|book|bank|position|size|risk|margin|offer)(?= (?:your|the|a|an|half|out|part|it|this|long|short|all|up|no|more|less|only|#))|use|keep|move|go|jump|hop|pounce|step(?! by| is)|stand(?! in)|skip|give|treat|let|make|start|be|roll|write|refinance|subscribe|participate|tender|harvest|convert|borrow|max|collect|follow|join|leave|strike|remain|increase|decrease|ditch|drop|flip|chase|secure|exchange|transfer|run|boost|initiate|build|prepare|hit|lift|smash|act|hurry|do|trust|believe|expect|have|look|watch|consider|commit|continue';
/** Further verbs of that kind, read only before a determiner or a place. */
const further =
  'abandon|acquire|adopt|anchor|approach|assume|attack|back off|balance|begin|benefit|bid|bite|block|bring|build up|call|capture|carry|catch|channel|charge|clear out|climb|come|concentrate|crystalli[sz]e|cap|deal|decline|defend|deploy|deleverage|dip|dive|divest|dodge|draw|drip|eliminate|embrace|empty|engage|escape|exploit|favou?r|fill|fund|funnel|get on|gobble|grow|guard|head|help yourself|hoard|hunt|ignore|increase|jettison|limit|liquidate|lean|mirror|mix|neutrali[sz]e|nab|opt|order|overlook|part|pay|pass|pile|plough|plow|plunge|pour|prefer|press|profit|protect|pull|push|reap|redeem|redirect|reject|relax|release|repeat|replace|reserve|resist|reload|retreat|return(?! on| to)|reverse|save|scoop|seek|seize|sidestep|shift|shed|sign up|sleep|slash|slip|snatch|speculate|spread|squeeze|steer|stock|stop|store|supplement|surf|survive|target|tell|throw|tilt|top|tuck|turn|undo|vote|walk|wager|weather|win|withdraw';
/** What is traded, held or risked. */
const things =
  'positions?|trades?|stocks?|shares?|coins?|funds?|etfs?|gold|silver|bonds?|equit(?:y|ies)|crypto|bitcoin|longs?|shorts?|dips?|rall(?:y|ies)|pullbacks?|breakout|retest|bags?|holdings?|gains?|profits?|losses|losers|winners|stakes?|exposure|stops?|stop[- ]loss|take[- ]profits?|targets?|entry|entries|lots|contracts|savings|money|portfolio|account|capital|salary|pension|cash|leverage|margin|dollars|euros|calls?|puts?|premium|options?|house|flat|mortgage|loan|name|side(?:lines)?|table|powder|trend|ipo|rights|offer|bid|weakness|strength|small caps|utilities|energy|technology|tech|banks|commodities|stablecoins|treasuries|yield|income|breakeven|order|weighting|interest|units?|earnings|kelly|everything|half|a third|a quarter|few|some|it|this|these|them|here|in|long|short|more|out|invested';
/** People who are told what to do in the third person. */
const groups =
  '(?:[a-z-]+ )?(?:investors?|institutions|insiders|professionals|pros|whales|gurus|bulls|bears|clients|families|students|newcomers|speculators|traders?|shareholders?|holders?|buyers?|sellers?|retirees|owners?|savers?|beginners?|anyone|everyone|person|people|money|parents|fool)';
/** Words of praise. */
const praise =
  'good|great|excellent|perfect|ideal|wise|prudent|best|better|smart|sensible|right|attractive|cheap|strong|safe|suitable|advisable|recommended|reasonable|fine|clever|sound|rational|logical|obvious|favourable|tempting|rare|fantastic|superb|decent|nice|clear|outright|speculative|definite|foolish|madness';
/** What a price is claimed to do. */
const moves =
  'reach|hit|rise|fall|rally|drop|go|climb|double|triple|break|bounce|crash|moon|surge|soar|explode|outperform|beat|pass|trade at|be at|see|make|lose|gain|recover|open higher|open lower|move higher|move lower|hold above';

/** Advice in English; sources: the definition in docs/analyst.md and the open half of bench/advice. */
export const advice: AdviceWords = {
  fieldTerms: [
    '(?:buy|sell|buying|selling)[- ]?(?:sides?|stops?|limits?|orders?|walls?|pressure|volume|power|ratings?|signals?|programmes?|expenses?|costs?|back|backs|off|offs|out|outs)',
    '(?:buy|sell)-to-\\w+|pump[- ]and[- ]dump|buy[- ]and[- ]hold|fill or kill|best[- ]selling|buy or sell|buys and sells|buying and renting|buy or hold or sell|right to (?:buy|sell)|(?:order|orders|price|prices|option|obligation|bid|offer) to (?:buy|sell)|sell-off',
    'have to buy (?:back|shares back)|taking profits|cutting losses|long (?:position|lower|upper|term|list|list of|wicks?)|target[- ]dates?(?: funds?)?|inflation target|target company',
    'risk per trade|equilibrium|hold(?:-| )to(?:-| )maturity|holding company|long[- ](?:term|dated) (?:debt|bonds?|rates?|liabilities|contracts|growth)|short[- ](?:term|dated) (?:debt|bonds?|rates?|liabilities)|short (?:sellers?|selling|interest|squeeze)|stop hunting|stop[- ]loss order|take-profit level',
  ],
  sure: '\\b(?:traders?|investors?|buyers|sellers|savers|holders) (?:should|must|ought to) (?:now |always |never |only )?(?:wait|buy|sell|hold|enter|exit|avoid|stay|close|add|trim|short)\\b',
  refusals: [
    '\\bvela\\b.*\\b(?:not|never|no)\\b',
    "\\b(?:i|we|it|guard|product|page|chart|software) (?:cannot|can't|do not|don't|does not|never|will not|won't) (?:tell|say|give|recommend|advise|know|answer|place|predict)",
    '\\b(?:not|no|never|nor) (?:a |an |any |be |as )?(?:investment |financial |trading )?(?:recommendations?|advice|signals?|suggestions?|promise|prediction|forecast|guarantee)',
    '\\bis not possible to (?:say|know)',
    '\\bcannot be read\\b',
    '\\b(?:is|are|was|were) (?:blocked|removed|withheld|regulated|suspicious)\\b',
    '\\bno (?:orders are placed|chart tells|one can know|method|model)',
    '\\bwhether (?:a|to|now|it|you)\\b.*(?:depends|cannot|not|unknown|question)',
    '\\b(?:is|was) a (?:saying|phrase|term|word|strategy|name|proverb|slogan|rating|grade)\\b',
    '\\b(?:warns? of|suspicious|fraud|scam)\\b',
    '\\basks? for advice\\b',
    '\\byour question\\b',
    '\\byou asked\\b',
    '\\bbecause you did not say',
    '^vela (?:calculates|explains|reads|shows)\\b',
    '\\bdoes not (?:say|tell|mean|predict|advise)\\b',
    '\\bsentences such as\\b',
    '\\bis one vela\\b',
    '\\bquestions? like\\b',
    '\\b(?:licensed|qualified|authorised) advis[eo]r',
    '\\b(?:described as|is called|are called|known as|so-called|in the literature|textbooks?|rules? of thumb|usual grades|collective name|defined as)\\b',
  ],
  patterns: [
    // imperatives
    `^(?:${dealing})(?![a-z'-])(?! (?:side|stops?|orders?|limit|is |are |was |were |means|interest|signal|pressure|rating|zone and|margin|margins|or sell signal|selling|squeeze|answer|history|lists?))`,
    `^(?:do not|don't|never|do) (?:${dealing}|miss|let|sell|wait|hesitate|touch|chase|fight|be the one|hold|buy|stay)\\b`,
    `(?:^| )(?:and|then|or|to just|just|:|"|so|but) (?:${dealing}) (?:it|them|this|here|now|more|half|some|a few|back|on|in|the|at|again|everything|all|never|the dip|before|when|for|low|high)\\b`,
    `^(?:time|ready|high time|it's time|the time|now is the time|last chance|worth|better|definitely|absolutely|frankly|honestly|verdict|rating|signal|action|decision|call|recommendation|conclusion|trade idea|setup|bottom line|tl;dr|summary|tip|hint|strong|speculative|outright|clear|instruction|role|yes|no)\\b.{0,30}?\\b(?:buy|sell|hold|long|short|accumulate|reduce|own|go for it|take it|enter)\\b`,
    // first person
    `\\b(?:i'd|i would|i will|i'll|i'm|i am|i have|i've|we'd|we would|we are|we're|let me)\\b.{0,40}?\\b(?:buy(?:ing|er)?|sell(?:ing|er)?|bought|sold|long|short|hold(?:ing)?|own|add(?:ing)?|take|put|get out|swap|stay|wait|load|enter|exit|scale|touch|bet|pull|trigger|invest|bullish|bearish|avoid|close|open|trim|size up|side|be out|reduce|position|pick|go|stick|keep|cut|move|switch)\\b`,
    `\\b(?:i|we)(?:'d| would| do| strongly)? (?:suggest|recommend|advise|like it|see no reason|say (?:yes|buy|sell|hold)|believe (?:it|you)|know what)\\b(?! (?:reading|looking|choosing|comparing|checking|studying|the definition|to read))`,
    `\\b(?:my|our) (?:advice|recommendation|suggestion|pick|top pick|own money|favourite|view is|call|tip)\\b`,
    `\\b(?:if (?:i were|it were|this were) (?:you|my|me)|were i in|in your (?:place|shoes|position)|my (?:own )?(?:money|account|savings|finger)|for my part|personally|speaking for myself|trust me|believe me|between us|between you and me|off the record|mark my words)\\b`,
    // second person
    `\\byou(?:'d|'ll|'re|'ve)?\\b(?: \\w+){0,3}? (?:buy|sell|short|own|hold(?: on)?|invest|accumulate|go long|go short|long|short|get (?:in|out)|get on|be (?:long|short|out|in)|enter|exit|add|trim|reduce|lighten|take (?:the|some|profits?|your|it)|put|start|open|close|regret|miss|afford|missed|waiting|deserve|kick|thank|sitting|wrong|lose|find a cheaper|want to (?:own|be))\\b`,
    `\\byou(?:'d|'re| are)? (?:should|must|need to|ought to|had better|better(?: off)?|can safely|could start|may want|might want)\\b(?!.*(?:receive|mail|account to keep|see|find|read|know that))`,
    `\\byour (?:(?:ideal|best|next|long|short|own|current|whole|total) ?)?(?:(?:stop|target|position|stake|exposure|portfolio|savings|capital|money|cash|account|pension|holding|holdings|shares|stocks|coins|gains|profits?|losses|salary|bonds|fund|pot|wallet|weighting|bags|option|step|future self|hedge|size|entry|exit|dollars|euros|grandmother|trade|short|long)s?)\\b`,
    `\\bfor you\\b|\\bof your size\\b|\\bwhat you (?:own|hold|want)\\b|\\bsuit(?:s|able)? (?:for )?you\\b|\\bfits you\\b`,
    // third-person obligation
    `\\b${groups}(?: with\\w* \\w+| without a \\w+)? (?:should|must|can|may|could|might|would|ought|need|had better|has to|have to|are advised|is advised|will|want)\\b(?! (?:not sell during|be (?:called|met|found)|otherwise|have)| .*\\b(?:lose|lost|waited|paid fees)\\b)`,
    `\\b(?:${things})\\b.{0,20}?\\b(?:should|ought to|must|can|may|needs? to|has to|is to|are to)(?: only| now| safely)? be (?:bought|sold|held|closed|reduced|taken|opened|initiated|cut|added|trimmed|increased|hedged|placed|kept|exited|entered|accumulated|avoided|moved)\\b`,
    `\\b(?:a |the )?(?:purchase|sale|long|short|entry|exit|position|buy|hold|stop|allocation|stake|weighting)\\b.{0,20}? (?:is|are|looks|seems|would be|remains) (?:now |fully |quite |very |best |always )?(?:advisable|recommended|warranted|justified|attractive|sensible|appropriate|suitable|reasonable|placed|wise|due|overdue|called for)\\b`,
    `\\b(?:is|are|was|be|looks|seems|stays) (?:advised|recommended|advisable)\\b`,
    `\\b(?:advise|advises|advised|recommend|recommends|tell|tells|telling|urge|urges|screaming)\\b.{0,25}?(?:"|: )?\\b(?:buy|sell|hold|to buy|to sell|get out|get in|add|adding|accumulate|short|go long|go short|own|double|put|keep|take|long)\\b`,
    `\\b(?:says?|said|reads|whispers?|shouts?|calls?)(?: \\w+){0,2}[ ":,]+(?:buy|sell|hold|get|add|accumulate|short|go (?:long|short)|own|double|put|take profits?|long)\\b`,
    `^(?:put|place|set|enter) (?:a |an |your |the )?(?:_+|limit|stop|order|take)`,
    `^(?:consider|think about|try|keep|start|look at|stop) (?:buying|selling|adding|opening|taking|moving|holding|shorting|reducing|entering|exiting|trimming|closing|switching|investing)`,
    `^(?!.*\\b(?:or|and)\\b)(?:[a-z]+ ){1,2}(?:buy|sell|hold)$`,
    `\\b(al|sat|buy|sell|long|short)(?: \\1)+\\b`,
    `\\bmay i\\b.*\\b(?:suggest|recommend|advise)`,
    `\\b(?:prudent|careful|patient|wise|reasonable|sane|smart|clever|sensible|savvy) (?:person|people|investor|trader|man|woman|one|owner|saver)s?\\b`,
    `^be (?:a |the )?(?:seller|buyer|long|short|out|greedy|patient|in|bold|brave|quick|there)\\b`,
    `\\b(?:green|red) (?:button|one)\\b|\\bbutton you|\\bchoose the (?:first|second|one|other|latter|former)|\\byou won't find`,
    `\\bone (?:should|must|ought|might want|would do|might be)\\b(?! (?:know|note))`,
    // judgement
    `\\b(?:${praise}|time|moment|opportunity|pays|chance|reason|harm|nothing|foolish|wrong|place|window|way) (?:\\w+ ){0,3}?(?:to|for|in|by) (?:\\w+ ){0,1}?(?:buy|sell|own|hold|enter|exit|short|long|accumulate|get|let|move (?:your|out|into)|close (?:the|your|out)|act|invest|take|reduce|add|rotate|stay|be (?:long|short|out|in)|wait|buying|selling|owning|going|getting|investors|leave|switch|start)\\b`,
    `\\b(?:is|are|looks like|was|remains|becomes|as|it's|that's|still|of) (?:still )?(?:a|an|the) (?:(?:${praise}|real|screaming|total|absolute) )?(?:buy|sell|hold|steal|bargain|must-have|no-brainer|(?<!know )sure thing|gift|must|(?:better|best) (?:buy|one|choice)|(?:buying|selling|entry) (?:opportunity|point|chance)|play|one to own)\\b`,
    `\\b(?:${praise}|buying|selling|entry) (?:entry|buying|selling|buy|sell|purchase|exit|long|short|opportunity|time|moment|hold)(?: (?:point|opportunity|chance|level|zone|signal))?\\b(?! (?:is|are|was|were) (?:a|an|the) (?:name|term))`,
    `\\bworth (?:a |an )?(?:buying|owning|holding|punt|shot|starting|adding|having|a look at these|getting|selling|the risk)\\b`,
    `\\b(?:buying|selling|holding|owning|adding|shorting|waiting) (?:here|now|this|at (?:this|these)|it|today|early)\\b`,
    `\\b(?:belongs? in|deserves? (?:a|its) place|place in (?:every|any|your)|core of|must-have|no-brainer|steal at|bargain that|cannot go wrong|can't go wrong|nothing to lose|no harm in|no reason not|would not hurt|last chance|too late to|what are you waiting|running out|nothing beats|easy money|money to be made|fortune|jump (?:in|on)(?! (?:a|an|the|price))|hop on|get on board|missed it|train is|worth buying|right move|smart move|smart money is (?:buying|selling|long|short)|obvious trade|sensible choice|top pick|best buys?|better buy|must own|green button|buy button|opportunity knocks|all in(?! (?:their|its|the|one|a|all))|let go of|get rid of|regret)\\b`,
    `\\b(?:every reason|reasons? enough|speak for a|justif(?:y|ies) an? (?:immediate |quick )?(?:entry|purchase|buy)|favours? a (?:long|short|buy|purchase))\\b`,
    // sizes
    `^(?:put(?! simply| differently)|allocate|risk|bet|commit|invest|use|keep|set aside|stake|raise|start with|split|take|cap|limit|increase|cut|size|max|half|a third|a quarter|\\w+ percent|#+ ?%|a #+ ?% )\\b.{0,40}?\\b(?:of (?:your|the) )?(?:savings|portfolio|account|capital|stake|net worth|position|lots?|leverage|shares|coins?|cash|salary|money|index|size|fund|idea|trade|gold|kelly|weighting|exposure|bonds|pot)\\b`,
    `\\b(?:position of|stake (?:of|would)|allocation of|right size|of (?:net worth|the account|what you own)|contracts are enough|twice the (?:usual )?size|half-size|full-size|kelly fraction)\\b.{0,30}?(?:fits?|suitable|reasonable|right|enough|appropriate|not more|:|would|size|and|$)`,
    // certainty
    `\\b(?:will|is going to|are going to|going to|is guaranteed to|guaranteed to|is certain to|is bound to|bound to|is sure to|definitely|undoubtedly|surely|has to|is set to|is about to|is destined to|cannot|can't|must) (?:\\w+ )?(?:${moves})\\b(?! (?:made|said|known|predicted|more than|less than))`,
    `\\b(?:guaranteed|risk[- ]free|(?<!know )sure thing|for sure|for certain|foregone conclusion|no doubt|no question|without fail|inevitable|matter of time|to the moon|mark my words|headed (?:straight )?(?:to|for)|#? ?%? chance of a (?:rise|gain)|# ?% certain|there is no way|downside is (?:zero|nil|limited)|bottom is in|only goes? (?:up|higher)|that much is clear|next stop|it is clear that|outperform|price target|target is|target #)\\b`,
    `\\b(?:expect|see|seeing) (?:it |a )?#`,
    // wide nets
    `\\b(?<!stays with |much as |set )(?:you|your|you'd|you'll|you're|you've|yourself)\\b(?!.*\\b(?:account|mail|e-mail|conversations?|plan|browser|history|analys[ei]s|cancel|chart|question|settings|see|find|read|ask|compare|look|change|choose|choice|mean|type|click|save|watch list|candles|figures?|welcome|say|said|ask|name|know|like to know|stays with|talk to|own figures|have the|harm|trust|local|matters|mean|get \\S* points?|export|has no author|friend|verify|profile|password|sign|signed|page|decisions? (?:is|are)|what to|whether|rating|subscribed?|typed|rent|home|answer|device|session|delete|enter|stored)\\b)`,
    `(?<!['#(])\\b(?:i|me|my|i'd|i'll|i'm|i've)\\b(?![)+,])(?! (?:can do|know are|am vela|did not|compare|explain|cannot|can't|can (?:show|explain|calculate|compare|give you the|answer|only)|do not|don't|did not|could not|found|answer|save|add|need|would (?:need|call|describe)|'d (?:read|call|describe)|show|read|calculate|looked|have (?:no|not)|recommend reading|what i can show))(?<!\\bcan i)(?<!\\bdo i)(?<!\\bi'd(?= read| call))(?<!\\b(?:let|tell|show) me)(?<!my(?= answer))`,
    `\\b(?:will|won't)\\b(?! (?:be (?:ready|updated|listed|shown|deleted|found|erased|told|here|stored|sent|renewed|published|charged|kept|said|called)|renew|contain|receive|find the|appear|not be|sell when|buy its|deliver|end|set a new|say|show|pay|report|publish|hold the))`,
    `\\b(?:attractive|compelling|tempting|irresistible|unmissable|once[- ]in|gem|bargain|no-brainer|screaming|favourite|favorite|wonderful|fantastic|superb|terrific|greatest|safest|surest|cheapest|juicy|tasty|ripe|prime|golden|underrated|lifetime|jackpot|windfall|riches|wealthy|get rich|free money|skyrocket|moonshot|multibagger|ten-?bagger|rocket)\\b(?! cross)`,
    `^(?!.*\\b(?:or|between|of|whether|what|who|called|and)\\b).*\\b(?<!to )(?<!not )(?:buy|sell|hold|accumulate|overweight|underweight)$`,
    `\\b(?:nest egg|life savings|rainy-day|emergency fund|net worth|risk budget|conviction|war chest|dry powder|skin in the game|sidelines|catch this|back up the truck|load the|pull the trigger|bet the farm|chips|all-in|no matter what|without thinking|with confidence|without hesitation|hesitat\\w*|before it is too late|too late to (?:buy|sell|get)|act fast|hurry|do not wait|act (?:now|before)|window closes|limited time|regret|fomo|ahead of the crowd|early bird)\\b(?! is the fear)`,
    `\\b(?:on board|aboard|in the drawer|green light|thumbs up|the move is|the play|plan of action|the way to go|is the way|the answer is (?:yes|no)|go ahead|why (?:not|wait|would you not)|how about|what about|ready to)\\b`,
    // plan of a trade
    `\\b(?:long|short)\\b(?<!too short)(?<!too long).{0,12}(?:@|above #|below #|at #|under #|over #|entry|target|stop|here|now|until|from here)`,
    `\\b(?:entry|exit|stop|target|tp|sl|take-profit #?|stop-loss|buy zone|sell zone)\\b ?#?:? ?#.*\\b(?:exit|stop|target|tp|sl|size|take-profit|sell zone)\\b`,
    `\\b(?:sl|tp) #`,
    `\\b(?:btfd|hodl|yolo|ape|aping|fomo in|wagmi|moon(?:ing)?|diamond hands|lambo|rekt)\\b(?! (?:is|began|means|are|was|bir|odul\\w*))`,
  ],
  ordinary: [
    `^(?:${further})\\b(?= (?:your|it|this|these|them|the|some|half|all|into|on|out|in|up|at|down|a|an|for|money|cash|long|short|away|with|by|\\w+ly|#|every|any|more|no|to|from|back|before|now|everything|over))(?!.*\\b(?:is|are|was|were|has|have|had)\\b).{0,80}`,
    `^(?:go|jump|get|let|keep|treat|hop|step|be|make|give|stay|skip|avoid|grab|load|snap|ride|fade|bail|double|trust|roll|park|rotate|trim|add|wait|hold|pick|exit|swap|switch|leave|lock|commit|harvest|convert|borrow|join|follow|take|put|move|start|refinance|subscribe|tender|participate)\\b(?! (?:simply|differently|on$|one of|the two|in mind|that|sure that)).{0,60}`,
    `^(?:${ordinary})\\b(?! (?:simply|differently|on$)).{0,60}?\\b(?:${things}|#)\\b`,
    `^(?:hold|wait|exit|enter|jump|strike|act|hurry|stay|go|keep|leave|pounce|skip|avoid|get)(?: (?:in|out|now|it|this|for it|them|on it|away|here|fast|long|short|everything|all|yours|before the \\w+|quickly|first)){0,2}$`,
  ],
  screen: `buttons?(?! is| you)|tabs?|box|field|mouse|keyboard|password|profile|search|filters?|results?|pdf|copy|notifications?|language|theme|hover\\w*|escape|shift|drawings?|layout|view|legend|tooltip|charts?|page|settings|panel|keys?|slider|window|cursor|symbol|file|menu|watch list|list|alerts?|scale|term|formula|details|definition|number|answer|conversations?|title|link|image|screen|csv|table|interval|period|command|zones?|figures?|candles?|reason|minute|sources?|plan|colour|structure|gap|filing|notes|units|mind|care|median|quarter|e-mail|address|history|ratios?|cash flow|adjusted|report|example|microphone|line|low|value|forecast|price of the|prices? when|years|last five|facts?|look at the|account to|sales|swing|analysis|debt|dividend|accounts?|footnotes?|statement|question|page|text`,
  fillers: `(?:(?:and|then|so|just|please|but|now|yes|no|well|simply|kindly|perhaps|maybe|always|still|ok|okay|sure|absolutely|honestly|frankly|in short|long story short|simply put|first|or|today|here|if so|hurry|act now|personally|quickly|quietly|again|also|instead|next|better|to just|would you(?: kindly)?|could you|can you|why not|how about|what about|let us|let's)\\b[ ,]*)+`,
  breaks: 'and then |then ',
  turns: 'but |yet |still,|however',
};
