import type { Glossary } from '../glossary.ts';
import { chart } from './glossary/chart.ts';
import { orders } from './glossary/orders.ts';
import { positions } from './glossary/positions.ts';
import { slang } from './glossary/slang.ts';
import { crypto } from './glossary/crypto.ts';
import { stocks } from './glossary/stocks.ts';
import { macro } from './glossary/macro.ts';
import { statistics } from './glossary/statistics.ts';
import { moves } from './glossary/moves.ts';
import { property } from './glossary/property.ts';
import { culture } from './glossary/culture.ts';
import { rates } from './glossary/rates.ts';
import { contracts } from './glossary/contracts.ts';
import { states } from './glossary/states.ts';
import { signals } from './glossary/signals.ts';

export const glossary: Glossary = {
  ...chart,
  ...orders,
  ...positions,
  ...slang,
  ...crypto,
  ...stocks,
  ...macro,
  ...statistics,
  ...moves,
  ...property,
  ...culture,
  ...rates,
  ...contracts,
  ...signals,
  ...states,
};
