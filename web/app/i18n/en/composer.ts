/** Words of what "/" and "@" suggest in the message field. */
export const composer = {
  suggestions: 'Suggestions',
  command: {
    explain: { name: 'explain', question: 'Analyze {{symbol}} {{interval}}' },
    levels: { name: 'levels', question: 'Support and resistance of {{symbol}} {{interval}}' },
    gaps: { name: 'gaps', question: 'Where is the nearest open gap on {{symbol}} {{interval}}?' },
    compare: { name: 'compare', question: 'Compare {{symbol}} with ETHUSDT on {{interval}}' },
    timeframes: {
      name: 'timeframes',
      question: 'Do the timeframes of {{symbol}} {{interval}} agree?',
    },
    help: { name: 'help', question: 'What can I ask?' },
  },
};
