import { account } from './account.ts';
import { chart } from './chart.ts';
import { chat } from './chat.ts';
import { home } from './home.ts';
import { legal } from './legal.ts';
import { problems } from './problems.ts';
import { site } from './site.ts';

export const en = { site, home, account, legal, problems, chat, chart };
