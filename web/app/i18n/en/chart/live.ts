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
      closed: 'The market rests; this is the last price it told.',
      waiting:
        'No prices are heard at the moment. The chart stays as it is and follows again on its own.',
    },
  },
};
