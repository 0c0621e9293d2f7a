/** Words of where alerts are sent beside the page and mail. */
export const delivery = {
  title: 'Where alerts are sent',
  lead: 'Everything that fires is on this page, and in a mail where an alert asks for one. It can be sent to a browser or a program as well.',
  addBrowser: 'Notify this browser',
  addWebhook: 'Add a program',
  subscribed: 'This browser is notified of what fires.',
  denied:
    'The browser does not allow notifications from this site. Allow them in its settings, and try again.',
  unsupported: 'This browser cannot be notified. On iOS, add the site to the home screen first.',
  kinds: { webhook: 'Program at {{host}}', browser: 'Browser, by {{host}}' },
  failing: 'turned off after failures',
  test: 'Send a test',
  tested: 'The test was accepted.',
  rotate: 'New secret',
  rotated:
    'The secret of before is valid for a day more: until then each message carries both signatures.',
  remove: 'Remove',
  removeTitle: 'Send nothing there any longer?',
  removeText: '{{name}} is removed with the list of what was sent there.',
  url: 'Address',
  urlHint:
    'https, port 443 or 8443. It is sent a challenge at once, which it answers in its body. Messages are signed as Standard Webhooks describes.',
  name: 'Name',
  check: 'Check and add',
  secretTitle: 'Keep the secret now',
  secretText:
    'The program checks signatures with it. It is not shown again; a new one can be made.',
  copy: 'Copy',
  copied: 'Copied.',
  kept: 'I have kept it',
  history: 'What was sent',
  historyNone: 'Nothing was sent yet.',
  states: { waiting: 'waiting', sent: 'sent', failed: 'not delivered' },
  tries_one: '{{count}} try',
  tries_other: '{{count}} tries',
  faults: {
    'not-public': 'The address is not one of the public internet.',
    unreachable: 'No answer came within five seconds.',
    refused: 'The message was refused.',
    'no-echo': 'The answer did not hold the challenge.',
  },
};
