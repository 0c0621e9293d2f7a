/** Words of the contact form. */
export const contact = {
  title: 'Contact',
  description:
    'Write to Vela about questions, problems, ideas or partnerships: what the form asks for, when an answer comes, and which addresses there are.',
  eyebrow: 'Contact',
  heading: 'Write to us',
  lead: 'A person reads every message. You get an answer by e-mail within {{days}} business days, within {{billing}} where it is about billing.',
  form: {
    label: 'Contact form',
    email: 'Your e-mail address',
    emailHint: 'The answer goes here, and a confirmation right away.',
    reason: 'Reason',
    reasonPlaceholder: 'Please choose',
    reasonMissing: 'Please choose a reason',
    message: 'Message',
    messageBounds: 'From {{min}} to {{max}} characters.',
    messageCount: '{{used}} of {{max}} characters; at least {{min}}.',
    messageTooShort: 'Please write at least {{min}} characters',
    messageTooLong: 'Please write at most {{max}} characters; these are {{used}}',
    noSecrets:
      'Please send no passwords, and no keys of a broker or an exchange. We never need them.',
    submit: 'Send message',
  },
  accepted: {
    title: 'Your message has arrived',
    text: 'A confirmation is on its way to your mailbox. You get an answer within {{days}} business days, within {{billing}} where it is about billing.',
    another: 'Write another message',
  },
  aside: {
    addresses: 'Addresses',
    support: 'Questions and help',
    privacy: 'Your data',
    security: 'Vulnerabilities',
    careers: 'Applications',
    data: 'What happens with your message',
    dataText:
      'It is stored and mailed to the people who answer it, and used for nothing else. How long it is kept, and what you can ask for, is in the <a>privacy policy</a>.',
    before: 'Before you write',
    beforeText:
      'Perhaps the answer is there already: in the <faq>frequently asked questions</faq> or in the <methods>method library</methods>.',
  },
};
