import { account } from './account.ts';
import { admin } from './admin.ts';
import { calendar } from './calendar.ts';
import { chart } from './chart.ts';
import { chat } from './chat.ts';
import { home } from './home.ts';
import { legal } from './legal.ts';
import { problems } from './problems.ts';
import { site } from './site.ts';
import { faq } from './faq.ts';
import { plans } from './plans.ts';
import { profile } from './profile.ts';
import { deal } from './deal.ts';
import { property } from './property.ts';
import { company } from './company.ts';
import { contact } from './contact.ts';
import { careers } from './careers.ts';
import { forms } from './forms.ts';
import { models } from './models.ts';
import { news } from './news.ts';
import { methods } from './methods.ts';
import { sample } from './sample.ts';
import { search } from './search.ts';
import { composer } from './composer.ts';
import { design } from './design.ts';
import { palette } from './palette.ts';
import { explore } from './explore.ts';
import { workspace } from './workspace.ts';

export const catalogue = {
  site,
  home,
  account,
  admin,
  legal,
  problems,
  chat,
  calendar,
  chart,
  faq,
  plans,
  profile,
  company,
  property,
  deal,
  contact,
  careers,
  forms,
  news,
  methods,
  search,
  sample,
  composer,
  design,
  palette,
  explore,
  workspace,
  models,
};
