/** Language models: consent before the first question, the settings, and the details of an answer. */
export const models = {
  consent: {
    heading: 'May a language model write your answers?',
    gets: '{{model}} of {{name}} ({{host}}) would get your question, how it and the one before were read, and the computed facts of the answer.',
    never:
      'It does not get your name, your e-mail address, other conversations or candles. Every number is checked against the facts.',
    without:
      "Without it, Vela's own narrator answers as before. You can change this in the account settings.",
    agree: 'Agree',
    refuse: 'No, thanks',
  },
  settings: {
    heading: 'Language model',
    lead: "A model can write the answers in its own words. The numbers always come from Vela's facts.",
    none: "No language model is set up here: Vela's own narrator writes the answers.",
    consent: 'Answers may be written by {{model}}',
    consentHint:
      '{{name}} ({{host}}) gets your questions, how they were read, and the computed facts.',
    key: 'Own key',
    keyHint: 'Stored encrypted, sent to its provider only, and never shown again.',
    provider: 'Provider',
    store: 'Store the key',
    stored: 'The key is stored.',
    keyOf: 'A key of yours is stored for {{name}}.',
    remove: 'Delete the key',
    removed: 'The key is deleted.',
  },
  details: {
    author: 'Written by {{model}}, checked by Vela',
    took: '{{model}} of {{provider}}: {{input}} tokens read, {{output}} written, {{steps}} calls, {{seconds}} s',
    cost: 'Cost: about ${{cost}}',
    checked: 'Sentences of the model: {{written}} shown, {{refused}} not shown',
  },
};
