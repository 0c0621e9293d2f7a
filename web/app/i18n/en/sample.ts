/** The sample analysis of the home page. */
export const sample = {
  eyebrow: 'A real analysis to try',
  subject: '{{name}}, {{interval}} chart',
  asOf: 'as of {{time}}',
  simulated:
    'No market data was at hand, so these candles were simulated. The analysis itself is a real one.',
  hint: 'Choose any number: it lights up on the chart where it can, and a card says where it comes from.',
  more: 'Read the rest of the analysis',
  chart: {
    title: '{{symbol}}, {{interval}} candles with the structures that were found',
    description:
      '{{count}} candles up to {{asOf}}. The sentences beside the chart say the same in words, and the table of facts lists every number.',
    simulated: 'SIMULATED',
    breaker: 'Breaker',
  },
  card: {
    none: 'No number chosen yet. Its value, its source and its definition will stand here.',
    candles: 'Candles',
    source: 'Source',
    method: 'Definition',
    formed: 'What it speaks of formed on {{time}}, before the first candle shown.',
    beyond: 'Its price lies beyond the chart.',
  },
  story: {
    title: '{{symbol}}, {{interval}}: the three structures that the sentences speak of',
    legend: 'What the chart shows, in three sentences',
    play: 'Play on',
    playing: 'Playing. Press a sentence to hold it.',
  },
  made: 'Made on {{date}} by the analysis that members use; made anew every day. Educational, not advice. Fingerprint of the data: {{hash}}',
  facts: {
    open_one: 'The fact behind it',
    open_other: 'All {{count}} facts behind it',
    close: 'Back to the chart',
    caption: 'Every number of the analysis, and where it comes from',
    what: 'Fact',
    value: 'Value',
  },
  missing: {
    title: 'The sample analysis is not ready yet',
    text: 'It is being made, or the source of its candles does not answer at the moment. It appears here on its own; nothing is shown in its place.',
  },
};
