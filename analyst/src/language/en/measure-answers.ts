/** Sentences around measures, tasks Vela cannot do, and what was not read. */
export const measureAnswers = {
  'series.other':
    'There is no current market data for the {$wanted} chart of {$symbol}, so this is from the {$interval} chart.',
  'measure.definition': '“{$what}” is measured like this: {$definition}',
  'term.definition': '“{$what}” has this meaning: {$definition}',
  'measure.nothing': 'There is nothing of the kind in {$period}: {$what}.',
  'measure.too-few':
    '{$what} needs more candles than {$symbol} has in {$period}, so Vela gives no number for it.',
  'measure.outside':
    'Vela cannot say this of {$subject}: its data holds no candles in {$period}, and the last one closed on {close.time}.',
  'measure.outside.of':
    'There are no candles of {$without} in {$period}, so there is nothing to compare.',
  'measure.outside.ended': 'The data of {$without} ends on {$lastDay}.',
  'measure.simulated':
    'Vela cannot say this of {$simulated}: there is no market data here, only simulated candles.',
  'measure.mixed':
    'Vela cannot compare them: of {$simulated} there is no market data here, only simulated candles.',
  'measure.near': 'The nearest with market data is {$near}.',
  'measure.simulated.instead': 'With market data Vela answers this for {$real}, for example.',
  'measure.currency':
    'Your question is in {$typed}, the price of {$symbol} in {$own}: Vela does not convert currencies, so the two are not compared, and all figures are in {$own}.',
  'measure.better-year': '{$symbol} did better in {$best} than in {$other}.',
  'measure.wilder-year': '{$symbol} was more volatile in {$best} than in {$other}.',
  'measure.deeper-year':
    '{$symbol} fell further from its highest close in {$best} than in {$other}.',
  'measure.best-period': 'Of these periods, {$symbol} did best in {$best}.',
  'measure.wildest-period': 'Of these periods, {$symbol} was most volatile in {$best}.',
  'measure.deepest-period':
    'Of these periods, {$symbol} fell furthest from its highest close in {$best}.',
  'measure.left-out':
    'Left out, since there is no market data here and only simulated candles: {$simulated}.',
  'measure.apart': 'These series share no stretch of time, so there is nothing to compare.',
  'measure.without': 'There are no candles of {$missing}, so this leaves it out.',
  'measure.missing': 'There are no candles of {$missing} to compare with.',
  'measure.length': 'That length is outside what the indicator allows, so nothing was computed.',
  'measure.needs.price': 'Which price do you mean? Type the number, and Vela measures against it.',
  'measure.needs.time': 'Which day do you mean? Type the date, and Vela looks there.',
  'measure.needs.indicator':
    'Which indicator do you mean? Vela knows the RSI, the MACD, moving averages and others by name.',
  'measure.needs.kinds':
    'Which structure do you mean: gaps, order blocks, sweeps, breaks of structure?',
  'measure.needs.other':
    'Which instrument should {$symbol} be compared with? Name at least one more.',
  'measure.elsewhere':
    'The {$structure} you mean was told of on the {$told} chart. It is not on the {$shown} chart of {$symbol}, and no other stands in its place: open that chart again to ask about it.',
  'measure.lost':
    'The {$structure} you mean is no longer found on the {$told} chart: its candles have changed since. Ask for the ones that are there now.',
  'measure.one':
    'This was measured for {$symbol} alone: of {$others} it has to be asked one at a time.',
  'date.none':
    'There is no {$askedDate} in the calendar; the last day of that month is {$nearestDate}.',
  'residue.named': 'I did not read "{$residue}" in your question.',
  'choices.named':
    'The question may have been meant in another way: for {$choices}, choose it below.',
  'assumed.named':
    'The question leaves this open, so it was taken as {$reading}; a chip of this answer changes it.',
  'namesakes.named':
    'The name was read as {$symbol}; it may also mean {$candidates}, which its chip offers.',
  'unsure.plain': 'If something else was meant, say it in other words.',
  'unsure.named': 'This was read as {$reading}; a chip of this answer changes it.',
  'choices.ask': 'Did you mean {$choices}? Choose it below, or say it in other words.',
  'residue.ask':
    'I do not know "{$residue}", so I answer nothing in its place. Which instrument, term or figure do you mean?',
  'task.of': 'For {$symbol}, ',
  'task.alert':
    'Vela can watch this. How often it would have happened before stands below, beside the alert to set up.',
  'task.screening': 'Vela cannot search a whole market yet.',
  'task.screening.instead':
    'What it can do is look through your own lists, describe one instrument, or compare up to ten by name.',
  'task.fundamentals': 'Which company do you mean? Name it, and Vela reads its filings.',
  'task.dividends':
    'Vela reads the dividends that filings report as paid, and no dates of dividends or what will be paid.',
  'task.back-test': 'Vela cannot test rules or trades on past data yet.',
  'task.back-test.instead': 'What it can do is count how often a structure was followed by what.',
  'task.portfolio': 'Vela knows no holdings and computes no position sizes.',
  'task.portfolio.instead': 'What it can do is describe the chart of an instrument you name.',
  'task.forecast': 'Vela does not forecast prices.',
  'task.forecast.instead':
    'What it can do is say where price stands and what a close beyond a level would change.',
  'task.trade': 'Vela places no orders and connects to no broker.',
  'task.trade.instead': 'What it can do is explain a chart.',
  'task.options': 'Vela has no data of options or other derivatives, and no funding rates.',
  'task.options.instead': 'What it can do is measure how much the price itself has moved.',
  'task.order-flow': 'Vela has no order books, funding rates or flows.',
  'task.order-flow.instead': 'What it can do is read closed candles and their volume.',
  'task.sentiment': 'Vela does not measure moods or opinions.',
  'task.sentiment.instead': 'What it can do is describe what the candles show.',
  'task.real-estate':
    'For a property deal Vela needs your figures: say the price and the rent, and it calculates the rest.',
  'task.export':
    'Vela cannot write files of a chart’s numbers yet. The page of a company or a property is saved as CSV there; of a chart every number stands in the table beside it.',
  'task.tax': 'Vela knows nothing about taxes.',
  'task.tax.instead': 'What it can do is explain a chart.',
  'task.drawing': 'Vela cannot draw lines by hand yet.',
  'task.drawing.instead': 'What it draws are the structures it speaks of.',
  'task.other-language':
    'Vela answers in English and Turkish so far: ask in one of the two, for example “trend of bitcoin” or “bitcoin trendi”.',
  'small-talk.a': 'I am Vela, a program that explains charts in plain language.',
  'small-talk.b':
    'You can ask, for example, “what did bitcoin do this month” or “which rose more, Apple or Microsoft”.',
  'talk.thanks': 'Happy to help.',
  'talk.greeting': 'Hello, all is well here.',
  'talk.farewell': 'Goodbye. Your conversation stays here for the next time.',
  'talk.praise': 'Good to hear that it helps.',
  'talk.complaint':
    'Sorry that this did not help. Put the question in other words, or say which instrument and which figure it is about, and Vela looks again.',
  'distress.a':
    'That sounds very hard, and the worry in it is real; no chart and no loss matters as much as you do.',
  'distress.b':
    'Please talk to somebody you trust today; if you might harm yourself, call your local emergency number now, which is {$emergency} in Turkey and in most of Europe.',
  'distress.c':
    'No decision has to be made today, and most countries have free and confidential helplines for such a situation.',
  'off-topic.a': 'I cannot help with that: I explain the charts of markets.',
  'off-topic.b':
    'What I can do is answer questions such as “what did gold do this year” or “what is an order block”.',
} as const;
