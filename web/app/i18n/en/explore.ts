import { links } from './explore/links.ts';

/** Words of the guests' workspace. */
export const explore = {
  title: 'A chart to try',
  description:
    'Open the workspace without an account: example charts of crypto, a share, a currency pair and gold, with stored explanations whose every number can be followed to its candles.',
  heading: 'Example charts',
  lead: 'Bitcoin, Ethereum, Apple, EUR/USD and gold: choose a chart, read it in three lines, and ask one of the prepared questions. Every number of an answer opens the candles it came from.',
  opening: 'The chart is opening.',
  symbol: 'Chart',
  question: {
    analyze: 'What has {{name}} done on this chart?',
    timeframes: 'Do the timeframes of {{name}} agree?',
    gaps: 'Where is the nearest open gap of {{name}}?',
    blocks: 'Which order blocks lie around the price of {{name}}?',
  },
  signUp: 'Create an account',
  signUpShort: 'Sign up',
  memberShort: 'Workspace',
  signIn: 'Sign in',
  member: 'Open your workspace',
  choices: 'Language and colours',
  own: {
    title: 'Your own questions need an account',
    text: 'It is free. This chart and what you typed stay: they are in your workspace after you register.',
    close: 'Back to the chart',
  },
  replay: 'Replay and indicators need an account.',
  links,
};
