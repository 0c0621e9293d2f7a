import { workerData } from 'node:worker_threads';
import {
  createPeerReader,
  createPeerSource,
  createSeriesAnalyses,
  type Question,
} from '@vela/analyst';
import {
  createFilingsSource,
  instrumentCatalogue,
  type CandleSeries,
  type MarketData,
} from '@vela/market-data';
import type { Analyst } from '../analyst.ts';
import { cacheBytes } from '../cache-bytes.ts';
import { createAnalyst } from '../create-analyst.ts';
import { createDatabase } from '../db/create-database.ts';
import { createFilingsStore } from '../db/filings/filings-store.ts';
import type { AnalystTask, AnalystThreadSettings, AnalystWork } from './analyst-task.ts';
import { createMainThread, type MainThread } from './main-thread.ts';

/** Connections of a thread to the database; opened when they are needed. */
const maxConnections = 2;
/** While tasks compute, their thread takes no answer of the database; requests end before. */
const waitMs = 35_000;

function openFilings({ filings, threads }: AnalystThreadSettings) {
  const { folder, sec, databaseUrl, simulated } = filings;
  const store =
    databaseUrl === undefined
      ? undefined
      : createFilingsStore(createDatabase(databaseUrl, { maxConnections, waitMs }));
  const client = sec && { ...sec, clock: () => performance.now(), sharedBy: threads };
  const cache = { cacheBytes: cacheBytes.filings / threads };
  return createFilingsSource({ folder, store, sec: client, simulated, ...cache });
}

const settings: AnalystThreadSettings = workerData;
const filings = openFilings(settings);
const readPeer = createPeerReader(filings);
const seriesAnalyses = createSeriesAnalyses(cacheBytes.analysedSeries / settings.threads);

function createTaskAnalyst(main: MainThread): Analyst {
  const marketData: MarketData = {
    catalogue: instrumentCatalogue,
    getSeries: (request) => main.getSeries(request),
    check: () => Promise.resolve([]),
  };
  const baseRates = { find: (series: CandleSeries) => main.findBaseRates(series) };
  const { corporateActions, events } = main;
  const peers = createPeerSource(filings, (symbol, knownOn) => main.readPeer(symbol, knownOn));
  const sources = { filings, peers, seriesAnalyses, baseRates, corporateActions, events };
  return createAnalyst(marketData, sources);
}

async function sendAnswer(analyst: Analyst, question: Question, main: MainThread): Promise<void> {
  for await (const part of analyst.answer(question)) {
    if (main.isStopped) return;
    main.send(part);
  }
}

function work(wanted: AnalystWork, analyst: Analyst, main: MainThread): Promise<unknown> {
  switch (wanted.kind) {
    case 'answer':
      return sendAnswer(analyst, wanted.question, main);
    case 'analyze':
      return analyst.analyze(wanted.request, wanted.now);
    case 'analyze-to-text':
      return analyst.analyzeToText(wanted.request, wanted.now);
    case 'findings':
      return analyst.findings(wanted.request);
    case 'value-company':
      return analyst.valueCompany(wanted.asked);
    case 'find-company':
      return analyst.findCompany(wanted.symbol);
    case 'read-statements':
      return analyst.readStatements(wanted.asked);
    case 'check-company':
      return analyst.checkCompany(wanted.asked);
    case 'create-workbook':
      return analyst.createWorkbook(wanted.asked);
    case 'read-peer':
      break;
  }
  return readPeer(wanted.symbol, wanted.knownOn);
}

/** On a worker thread: what the analyst computes for one request takes up to 100 ms. */
export async function runAnalystTask({ work: wanted, port }: AnalystTask): Promise<unknown> {
  const main = createMainThread(port);
  try {
    return await work(wanted, createTaskAnalyst(main), main);
  } finally {
    main.end();
  }
}
