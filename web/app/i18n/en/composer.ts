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
  action: {
    pdf: { name: 'pdf', about: 'Save the last answer as PDF' },
    markdown: { name: 'markdown', about: 'Save the last answer as Markdown' },
    csv: { name: 'csv', about: 'Save the facts of the last answer as CSV' },
    model: { name: 'model', about: 'Choose the language model' },
  },
};
