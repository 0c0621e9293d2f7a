import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { createPropertyAnalysis } from '@vela/analyst';
import {
  candleLimitSchema,
  concepts,
  dealInputsSchema,
  intervalSchema,
  languageSchema,
  type Language,
} from '@vela/contracts';
import type { MarketData } from '@vela/market-data';
import { z } from 'zod';
import type { Analyst } from '../analyst.ts';
import { collectFacts, type RequestFacts, type ToolRequest } from './collect-facts.ts';
import { toFactsAnswer, toFailure, toToolAnswer, type ToolAnswer } from './mcp-facts.ts';

export type McpDeps = {
  readonly analyst: Pick<Analyst, 'answer'>;
  readonly catalogue: MarketData['catalogue'];
  readonly now: () => number;
  readonly newId: () => string;
};

const maxFound = 10;
const defaultLimit = 500;
const symbol = z.string().min(1).max(80).describe('symbol or name of an instrument');
const language = languageSchema.default('en');
const chart = {
  symbol,
  interval: intervalSchema.default('1d'),
  limit: candleLimitSchema.default(defaultLimit),
  language,
};

function toAnswer({ facts, analysis, failure }: RequestFacts, spoken: Language): ToolAnswer {
  if (failure !== undefined) return toFailure(spoken, failure);
  const about =
    analysis !== undefined && 'instrument' in analysis
      ? { instrument: analysis.instrument, mode: analysis.mode }
      : {};
  const source = analysis?.mode === 'technical' ? { source: analysis.source } : {};
  return toFactsAnswer(facts, spoken, { ...about, ...source });
}

/** Tools about charts and companies: one request each, answered by the same engine as the chat. */
function addFactTools(server: McpServer, { analyst, now }: McpDeps): void {
  const ask = async (request: ToolRequest): Promise<ToolAnswer> =>
    toAnswer(await collectFacts(analyst, request, now()), request.language);
  server.registerTool(
    'analyze_technical',
    { description: 'Facts of a chart: trend, levels, zones, momentum.', inputSchema: chart },
    (given) => ask({ ...given, mode: 'technical', plan: { intent: 'analyze' } }),
  );
  server.registerTool(
    'analyze_fundamental',
    {
      description: 'Figures of a company from its filings, each with the filing.',
      inputSchema: { symbol, language },
    },
    (given) =>
      ask({
        ...given,
        interval: '1d',
        limit: defaultLimit,
        mode: 'fundamental',
        plan: { intent: 'company' },
      }),
  );
  server.registerTool(
    'compare',
    {
      description: 'Facts of two charts side by side.',
      inputSchema: { ...chart, other: symbol },
    },
    ({ other, ...given }) =>
      ask({ ...given, mode: 'technical', plan: { intent: 'compare', otherSymbol: other } }),
  );
  server.registerTool(
    'base_rate',
    {
      description: 'What followed structures of a kind, counted, beside chance.',
      inputSchema: { ...chart, concept: z.enum(concepts) },
    },
    ({ concept, ...given }) =>
      ask({ ...given, mode: 'technical', plan: { intent: 'base-rate', concept } }),
  );
}

async function defineConcept(
  { analyst, now }: McpDeps,
  { concept, language: spoken }: { concept: (typeof concepts)[number]; language: Language },
): Promise<ToolAnswer> {
  const request = {
    mode: 'technical',
    interval: '1d',
    window: { limit: defaultLimit },
    language: spoken,
    plan: { intent: 'concept', concept },
  } as const;
  const question = { message: '', language: spoken, chosen: {}, request, context: {}, now: now() };
  const sentences: string[] = [];
  for await (const part of analyst.answer(question))
    if (part.type === 'sentence') sentences.push(part.data.text);
  return toToolAnswer(spoken, { concept, definition: sentences.join(' ') });
}

/** Tools that need no candles: names, terms and property deals. */
function addOtherTools(server: McpServer, deps: McpDeps): void {
  server.registerTool(
    'look_up_instrument',
    {
      description: 'Instruments by symbol or name.',
      inputSchema: { query: z.string().min(1).max(80), language },
    },
    ({ query, language: spoken }) =>
      toToolAnswer(spoken, { instruments: deps.catalogue.search(query, maxFound) }),
  );
  server.registerTool(
    'define_concept',
    {
      description: 'What a term of technical analysis means.',
      inputSchema: { concept: z.enum(concepts), language },
    },
    (given) => defineConcept(deps, given),
  );
  server.registerTool(
    'analyze_real_estate',
    {
      description: 'All facts of a property deal by month and year.',
      inputSchema: { ...dealInputsSchema.shape, language },
    },
    ({ language: spoken, ...inputs }) => {
      const { now, newId } = deps;
      const result = createPropertyAnalysis(inputs, { language: spoken, now: now(), newId });
      if (result.kind === 'faults')
        return { ...toToolAnswer(spoken, { faults: result.faults }), isError: true as const };
      return toFactsAnswer(result.analysis.facts, spoken, { inputs: result.analysis.inputs });
    },
  );
}

/** The tools of Vela's engine for MCP clients: facts with their sources, and no prose advice. */
export function createMcpServer(deps: McpDeps): McpServer {
  const server = new McpServer({ name: 'vela', version: '0.1.0' });
  addFactTools(server, deps);
  addOtherTools(server, deps);
  return server;
}
