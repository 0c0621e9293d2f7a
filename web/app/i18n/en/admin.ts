/** Words of the admin area and of its sign-in. */
export const admin = {
  login: {
    title: 'Admin sign-in · Vela',
    description:
      'Sign in to the admin area of Vela with the e-mail address and password of an admin.',
    heading: 'Admin sign-in',
    lead: 'For those who run this service. Everybody else signs in on the ordinary sign-in page.',
  },
  forbidden: {
    title: 'Not an admin account',
    eyebrow: 'Error 403',
    text: 'You are signed in as {{email}}, and this account is not an admin. You stay signed in; the admin area is closed to it.',
    chat: 'Go to the chat',
    another: 'Sign out and use another account',
  },
  notFound: {
    title: 'No such admin page',
    eyebrow: 'Error 404',
    text: 'There is no page at this address in the admin area.',
    back: 'Go to the state of the service',
  },
  service: {
    title: 'State of the service · Vela',
    description: 'Whether the service is ready, and the state of everything it depends on.',
    eyebrow: 'Admin area',
    heading: 'State of the service',
    lead: 'What the server says of itself and of what it depends on, at the moment it is asked.',
    loading: 'Asking the server…',
    refresh: 'Read again',
    readAt: 'Read at {{time}}',
    failed: {
      title: 'There is no reading',
      text: 'The server did not answer, or not in a way this page understands. It may be down, starting or out of reach from here.',
      retry: 'Try again',
    },
    outdated:
      'The server did not answer when it was asked again. What stands below is the reading of {{time}}.',
    status: {
      ready: { title: 'Ready', text: 'The server takes requests.' },
      'not-ready': {
        title: 'Not ready',
        text: 'The database does not answer, or it is not in the shape this version needs. Most requests fail.',
      },
      stopping: {
        title: 'Stopping',
        text: 'The server was asked to stop. It ends what is running and takes nothing new; until it has been started again, there will be no reading.',
      },
    },
    table: { caption: 'Dependencies', dependency: 'Dependency', state: 'State', readAt: 'Read at' },
    states: { ok: 'Works', failing: 'Fails' },
    dependencies: {
      database: { name: 'Database', text: 'Accounts, conversations, analyses and news' },
      migrations: {
        name: 'Shape of the database',
        text: 'Every change this version needs has been made',
      },
      disk: {
        name: 'Room on the disk',
        text: 'The folder of the data has room to write',
      },
      mail: { name: 'Mail', text: 'Where mails are handed over; the rest works without' },
      marketData: {
        name: 'Market data',
        text: 'At least one source of candles answers; the rest works without',
      },
    },
    nothingElse: {
      title: 'Nothing else is administered here yet',
      text: 'Accounts, messages, applications and news cannot be seen or changed on these pages. The operator does that in the database.',
    },
  },
  vendors: {
    title: 'Vendors of candles',
    lead: 'What this process knows of each vendor. An unused one says why.',
    loading: 'Reading the vendors…',
    failed: 'The list of vendors could not be read.',
    columns: {
      vendor: 'Vendor',
      state: 'State',
      quota: 'Requests left',
      lastAnswer: 'Last answer',
      terms: 'Delay and who may see it',
    },
    states: { ok: 'Answers', unasked: 'Not asked yet', failing: 'Fails', off: 'Not used' },
    off: {
      'no-key': 'No key is set.',
      'no-opt-in': 'Only on opt-in.',
      'no-right': 'Its data may not be shown to others.',
      'no-setting': 'MARKET_DATA names other sources.',
    },
    quota: '{{left}} of {{most}}',
    broken: 'Not asked for a while (circuit breaker open)',
    never: 'none yet',
    rights: { public: 'everyone', own: 'the operator alone', licence: 'by contract' },
    delays: {
      'real-time': 'real time',
      'delayed-15m': '15 minutes',
      'end-of-day': 'end of the day',
      reference: 'reference rate',
      file: 'as in the file',
      simulated: 'simulated',
    },
  },
};
