import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { z } from 'zod';

/** Answers of the product, as they are sent: the bare server sends the same bytes. */
const recordedAnswersSchema = z.array(
  z.object({ path: z.string(), headers: z.record(z.string(), z.string()), base64: z.string() }),
);

/** A program: Fastify without hooks and logs serves the answers of a file on a port of its choice. */
async function runBareServer(file: string): Promise<void> {
  const app = Fastify();
  for (const { path, headers, base64 } of recordedAnswersSchema.parse(
    JSON.parse(readFileSync(file, 'utf8')),
  )) {
    const body = Buffer.from(base64, 'base64');
    app.get(path, (_request, reply) => reply.headers(headers).send(body));
  }
  process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
}

const [, program, file] = process.argv;
if (program === import.meta.filename && file !== undefined) await runBareServer(file);
