/** Words that the forms of the public pages share. */
export const forms = {
  required: 'Please fill in this field',
  emailInvalid: 'Please enter a valid e-mail address, such as name@example.com',
  sending: 'Sending…',
  sendAgain: 'Send again',
  leaveEmpty: 'Please leave this field empty',
  problem: {
    fields: 'Please look at the marked fields.',
    limited: 'Too many messages for now',
    limitedWait: 'Please send again in {{wait}}. What you entered stays here.',
    limitedSoon: 'Please wait a moment and send again. What you entered stays here.',
    unavailable: 'It could not be accepted just now',
    unavailableText:
      'The service is not available at the moment. What you entered stays here; please send it again shortly.',
    unreached: 'The server was not reached',
    unreachedText:
      'Nothing was lost: what you entered stays here. Please check your connection and send it again.',
    refused: 'This was not accepted',
  },
};
