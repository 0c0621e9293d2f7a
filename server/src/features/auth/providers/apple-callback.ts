import { randomUUID } from 'node:crypto';
import { signInLimits, signInPaths } from '@vela/contracts';
import { z } from 'zod';
import { hashToken } from '../../../derived-key.ts';
import { AppError } from '../../../errors.ts';
import { errorAnswers } from '../../../http/error-answers-schema.ts';
import type { FeaturePlugin } from '../../feature.ts';
import type { AuthRoutesDeps } from '../auth.routes.ts';
import { issueTicket } from '../sign-in-tickets.ts';
import type { ProviderCookie } from './provider-cookie.ts';
import { verifyProviderAnswer, type Identity } from './verify-provider-answer.ts';

const callbackSchema = z.object({
  code: z.string().max(4000).optional(),
  state: z.string().max(400).optional(),
  iss: z.string().max(400).optional(),
  error: z.string().max(100).optional(),
  user: z.string().max(4000).optional(),
});
type Callback = z.infer<typeof callbackSchema>;

const nameSchema = z.object({
  name: z.object({ firstName: z.string().optional(), lastName: z.string().optional() }),
});

/** The name that Apple sends once, unsigned: it is only shown. */
function readName(user: string | undefined): string | null {
  try {
    const { name } = nameSchema.parse(JSON.parse(user ?? ''));
    return [name.firstName, name.lastName].filter(Boolean).join(' ') || null;
  } catch {
    return null;
  }
}

/** Enough of an address to recognise it: queries reach histories. */
const maskEmail = (email: string | null): string => (email ?? '').replace(/^(.).*(?=@)/, '$1***');

function toReturnQuery(token: string, { name, email }: Identity): URLSearchParams {
  return new URLSearchParams({
    apple_token: token,
    // Of this return only: the page trusts none of these three.
    user_id: randomUUID(),
    username: name ?? '',
    email: maskEmail(email),
  });
}

type Parts = { readonly deps: AuthRoutesDeps; readonly cookie: ProviderCookie };

/**
 * Apple's answer: a form from its own site, the only route that takes one and that has no check of
 * the Origin; state and cookie bind it to the browser that began. Answers 303 to the page that
 * began, with a token that counts once, for 60 seconds, in this browser.
 */
export function addAppleCallback({ deps, cookie }: Parts): FeaturePlugin {
  const handle = async (answer: Callback, started: ReturnType<ProviderCookie['read']>) => {
    // Cancelling shows no error.
    if (answer.error === 'user_cancelled_authorize') return new URLSearchParams();
    if (answer.error !== undefined || answer.code === undefined || started?.provider !== 'apple')
      throw new AppError('PROVIDER_FAILED', `Apple answered ${answer.error ?? 'without a code'}`);
    const { code, state = '', iss } = answer;
    const proved = await verifyProviderAnswer(deps, started, { code, state, iss });
    const identity = { ...proved, name: readName(answer.user) ?? proved.name };
    const content = {
      step: 'identity',
      browser: hashToken(started.verifier),
      identity: JSON.stringify(identity),
    } as const;
    const token = await issueTicket(deps, content, signInLimits.appleTokenSeconds);
    return toReturnQuery(token, identity);
  };
  return async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      async (_request: unknown, body: string | Buffer) =>
        Object.fromEntries(new URLSearchParams(String(body))),
    );
    const schema = {
      tags: ['accounts'],
      summary: 'The form by which Apple answers: redirects to the page that began',
      consumes: ['application/x-www-form-urlencoded'],
      body: callbackSchema,
      response: { 303: z.undefined().describe('to the page'), ...errorAnswers },
    };
    app.post(signInPaths.appleCallback, { schema }, async (request, reply) => {
      const started = cookie.read(request, deps.now());
      const page = started?.linkTo ? '/profile' : '/login';
      const query = await deps.limits
        .count('provider', { ip: request.ip })
        .then(() => handle(request.body, started))
        .catch((error: unknown) => {
          request.log.warn({ err: error }, 'the answer of Apple was refused');
          const code = error instanceof AppError ? error.code : 'PROVIDER_FAILED';
          return new URLSearchParams({ provider: 'apple', provider_error: code });
        });
      const search = query.size === 0 ? '' : `?${query.toString()}`;
      // 303: a 307 would send the form on to the page.
      return reply.header('referrer-policy', 'no-referrer').redirect(`${page}${search}`, 303);
    });
  };
}
