/** Words of what is done with conversations and answers. */
export const conversation = {
  search: {
    label: 'Search conversations',
    placeholder: 'Search titles and questions',
    none: 'No conversation holds “{{query}}”.',
  },
  archived: { show: 'Archived', back: 'Back to the conversations', empty: 'Nothing is archived.' },
  row: {
    pin: 'Pin “{{title}}”',
    unpin: 'Unpin “{{title}}”',
    archive: 'Archive “{{title}}”',
    unarchive: 'Take “{{title}}” out of the archive',
    pinned: 'pinned',
  },
  rating: {
    up: 'Good answer',
    down: 'Bad answer',
    thanks: 'Thank you. Your rating is stored.',
    why: 'What was it?',
    note: 'In your words (optional)',
    send: 'Send',
    failed: 'The rating could not be stored. Try again.',
    reason: {
      misread: 'Question misread',
      'wrong-number': 'Wrong number',
      unclear: 'Unclear',
      incomplete: 'Incomplete',
      helpful: 'Helpful',
      other: 'Something else',
    },
  },
  export: {
    label: 'Export',
    markdown: 'Answer as Markdown',
    facts: 'Facts as CSV',
    notice:
      'For education only. No investment advice, no recommendation to buy or sell. Past data say nothing certain about the future.',
    simulated: 'Simulated data: the prices are not market prices.',
    columns: {
      id: 'Fact',
      label: 'Name',
      value: 'Value',
      unit: 'Unit',
      asOf: 'As of (UTC)',
      method: 'Method',
      source: 'Source',
      hash: 'Data hash',
    },
  },
};
