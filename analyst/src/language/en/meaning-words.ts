import type { MeaningWords } from '../meaning-words.ts';

/** Words of about the same meaning; `*` stands for any ending. */
export const englishMeaningWords: MeaningWords = {
  rise: 'rise rises rose risen rising gain* up climb* grew grow* rally rallied rallies rallying surg* soar* jump* increas* higher advanc* appreciat* green positive pump* upward* upside recover* rebound* bounc* winning',
  fall: 'fall falls fell fallen falling drop* declin* down lost lose loses losing loss losses slump* crash* tank* plung* plummet* decreas* depreciat* red negative dump* sink* sank bled bleed* slid* tumbl* correction dip dips dipped downward* downside underwater collapse* crater* sell-off selloff',
  high: 'high highs highest top tops topped peak* max maximum ceiling summit upper expensive priciest dearest',
  low: 'low lows lowest bottom* min minimum floor trough* cheapest cheap',
  record: 'record records ever history historic* all-time alltime ath atl lifetime never',
  change:
    'change* move moved moves moving perform* return* made make did done doing went fare fared gone develop*',
  year: 'year years yearly annual* annum yoy calendar decade* ytd cagr compound*',
  month:
    'month months monthly january february march april may june july august september october november december',
  week: 'week weeks weekly',
  day: 'day days daily session sessions today',
  yesterday: 'yesterday* previous prior',
  weekday: 'monday* tuesday* wednesday* thursday* friday* saturday* sunday* weekday* weekend*',
  hour: "hour hours hourly morning* afternoon* evening* overnight midnight noon clock o'clock",
  session: 'session sessions london asia* tokyo york killzone* kill-zone open opening opens',
  average: 'average* mean typical* usual* normal* on-average generally',
  often:
    'often frequent* usually chance* odds probab* likelihood likely percent* share ratio proportion fraction rate rates how-often times',
  row: 'row consecutive* straight streak* successive run runs succession',
  when: 'when date time ago since moment',
  long: 'long length lasted last lasts duration old age mature young fresh recent*',
  many: 'many number count counts counted total howmany',
  much: 'much big large size magnitude amount',
  most: 'most best biggest largest greatest strongest highest widest top',
  least: 'least worst smallest weakest lowest ugliest quietest narrowest',
  which: 'which who whose',
  where: 'where place position stand stands standing sit sits sitting located',
  far: 'far distance away close near nearest closest next gap from until to-go reach',
  compare:
    'compare* versus vs against than beat beats beaten outperform* underperform* better worse stronger weaker relative leader* leads laggard* lag lagging outpace* ahead behind winner side-by-side',
  together:
    'together correlat* link* related relation* connect* sync tandem same-direction mirror* decoupl* hedge* opposite inverse independent* co-move lockstep follow* tied',
  beta: 'beta sensitive sensitivity amplif* react* respond* moves-when leverage',
  ratio: 'ratio divided priced denominated per cross worth expressed ounces terms',
  volatile:
    'volatil* wild* jumpy choppy nervous turbulen* bumpy swing* fluctuat* erratic vol stable calm* quiet* steady deviation stdev unstable risky risk rough',
  range:
    'range ranges ranged span width wide narrow tight spread band bandwidth high-low atr points',
  drawdown:
    'drawdown* underwater pullback* retrac* peak-to-trough decline crash* dd hole pain* slump* setback*',
  recover: 'recover* breakeven break-even back regain* restore* comeback heal* recoup*',
  zone: 'zone zones gap gaps fvg fvgs imbalance* inefficien* block blocks ob obs orderblock* order-block breaker* mitigation supply demand area areas void voids',
  filled:
    'filled fill fills unfilled mitigate* unmitigated tested untested untouched touch* tagged tap tapped visited revisit* fresh intact valid invalid open closed alive dead still broken entered state status',
  structure:
    'structure structural bos choch mss break shift swing swings hh hl lh ll bias market-structure breakout*',
  sweep:
    'sweep sweeps swept liquidity grab* stop-hunt stophunt raid* hunt* stops fakeout* spring wick',
  trend:
    'trend trends trending uptrend downtrend direction bullish bearish bias bull bear sideways ranging rangebound heading path slope momentum regime phase',
  levels:
    'level levels support* resistance* floor ceiling wall walls barrier* obstacle* pivot* line lines shelf hold-up',
  between: 'between way path stands-in obstacles lie lies layers en-route route stand',
  break:
    'break breaks broke broken breaking breach* pierce* cross* lose losing clear cleared through invalidat* violate* fails fail taken take-out',
  if: 'if suppose assuming assume imagine were would should happens happen case scenario hypothetical*',
  wrong:
    'wrong invalidat* invalid negate* cancel* prove disprove change-your-mind flip flips change turns turn reverse* spoil ruin',
  average_line: 'ma ema sma moving average mas emas smas golden death',
  cross: 'cross* golden death intersect* flip*',
  indicator:
    'rsi macd stochastic* stoch bollinger adx atr cci obv mfi vwap supertrend indicator* oscillator* oversold overbought reading',
  volume: 'volume* turnover traded participation activity liquid contracts',
  candle:
    'candle candles candlestick* bar bars wick wicks body bodied doji hammer engulf* pin pinbar shadow* print',
  pattern:
    'pattern* formation* head shoulders triangle* wedge* flag* double triple doji hammer engulf* star harami',
  divergence: 'diverg* disagree* not-confirm*',
  overlap:
    'confluen* overlap* coincid* line-up lines-up stack* cluster* same-place several together meet meets',
  price:
    'price prices priced cost costs quote* trading trade trades worth value valued close closed closes closing',
  now: 'now current* today latest present moment right-now atm live',
  past: 'was were had did ago back then previously used formerly past',
  last: 'last latest newest recent* most-recent final previous',
  first: 'first oldest earliest initial begin* start*',
  buy: 'buy buying bought sell selling sold long short enter entry exit position stop-loss stoploss tp sl invest* put allocate hold holding should profit* worth-buying leverage',
  will: 'will going gonna tomorrow forecast* predict* target* outlook expect* future next-year reach soon prognos* projection estimate',
  alert: 'alert* notif* ping remind* warn message alarm tell-me email push',
  test: 'backtest* back-test* test tested strategy strategies rule rules system simulate* simulation worked work',
  news: 'news headline* why reason* because cause* event announcement* announced story stories report',
  calendar:
    'calendar fomc cpi nfp meeting* earnings release* announcement* upcoming schedule* payroll* fed ecb inflation',
  company:
    'earnings revenue pe p/e eps balance sheet fundamental* valuation* fair intrinsic dcf book debt margin* cash income ceo company profit profits',
  dividend: 'dividend* payout* yield* ex-dividend distribution',
  screen:
    'scan* screen* find list stocks coins which-stocks any-stocks all symbols show-me-all everything market-wide',
  portfolio:
    'portfolio* holdings shares-i account balance position positions my mine i own wallet bought',
  order: 'order place execute submit broker cancel market-order limit-order trade',
  optionsword: 'option options call calls put puts strike implied iv gamma greeks theta',
  flow: 'orderflow order-flow cvd delta bid ask footprint depth dom heatmap liquidations funding open-interest whale*',
  sentiment: 'sentiment mood fear greed crowd people twitter reddit social feel feeling',
  tax: 'tax* irs declare withholding',
  estate: 'estate house* property properties mortgage rent rental apartment flat land',
  draw: 'draw* trendline* fibonacci fib mark annotate plot box sketch',
  export: 'export* csv download* excel spreadsheet pdf save file share-link screenshot',
  define:
    "mean means meaning define definition explain explanation stands stand-for what's concept term understand eli5 difference distinguish tell-apart",
  help: 'help can-you capable able do-for-me features use work how-do',
  data: 'data source* delayed realtime real-time live-feed feed accurate updated provider simulated',
  greet: 'hi hello hey thanks thank morning bye cheers thx good-morning name who',
  hurt: "suicide kill die desperate savings ruined everything wife rent gambling addicted hopeless can't-sleep debt ashamed end-it bankrupt",
  overview:
    'overview analy* breakdown picture summary summarise summarize outlook look read rundown explain happening going-on update walk story chart situation setup technicals view take',
  timeframes:
    'timeframe* time-frame* tf tfs multi htf ltf 4h 1h 15m frames across align* agree* all-timeframes',
  share: 'share above below percentage over spent spends stay stays stayed part portion',
  skew: 'skew* tail* fat asymmetr* distribution extreme* outlier* kurtosis lopsided bigger-down',
  reward: 'sharpe sortino risk-adjusted reward per-unit return-for paid compensated worth-the-risk',
};
