/** Words of the last price on a chart and of its candle that has not closed. */
export const live = {
  live: {
    live: 'Live',
    simulated: 'Simulated, live',
    delayed: 'Delayed',
    polled: 'Last price',
    closed: 'Market closed',
    waiting: 'Reconnecting',
    forming: 'last candle provisional',
    about: {
      live: 'The vendor tells this price as it trades. The last candle is provisional until it closes.',
      simulated:
        'A simulated market on this machine tells this price. The last candle is provisional until it closes.',
      delayed:
        'The vendor tells this price with a delay. The last candle is provisional until it closes.',
      polled: 'This source is looked at now and then; it tells no prices as they trade.',
      closed: 'The market rests; the chart ends with the last price it told.',
      waiting:
        'No prices are heard at the moment. The chart stays as it is and follows again on its own.',
    },
  },
  terms: { delay: 'Delay', rights: 'May be shown' },
  delay: {
    'real-time': 'real time',
    'delayed-15m': '15 minutes',
    'end-of-day': 'end of the day',
    reference: 'reference rate',
    file: 'as in the file',
    simulated: 'simulated',
  },
  rights: { public: 'to everyone', own: 'to the operator alone', licence: 'by contract' },
};
