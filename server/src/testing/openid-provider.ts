import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { exportJWK, jwtVerify, SignJWT } from 'jose';
import { Provider, type ClientMetadata, type Configuration } from 'oidc-provider';

/** What goes wrong at the provider: of its token endpoint, or of everything with `down`. */
export type ProviderFault = 'wrong-audience' | 'wrong-issuer' | 'down' | 'silent' | 'broken';

type Person = { readonly subject: string; readonly claims: Readonly<Record<string, unknown>> };
/** Who signs in next, what goes wrong, and what the last authorization asked for. */
type State = { person: Person; fault: ProviderFault | undefined; nonce: string; clientId: string };

export type OpenidProvider = {
  readonly issuer: string;
  /** With which Apple's secret is signed (PKCS #8, PEM). */
  readonly appleKey: string;
  /** Who signs in next: the claims of the ID token beside `sub`. */
  signsIn(subject: string, claims: Person['claims']): void;
  breakBy(fault: ProviderFault | undefined): void;
  /** Ends a code that was issued. */
  expireCode(code: string): Promise<void>;
  close(): Promise<void>;
};

const signing = generateKeyPairSync('rsa', { modulusLength: 2048 });
const apple = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const algorithm = 'RS256';

function createClient(id: string, redirectUris: readonly string[]): ClientMetadata {
  return {
    client_id: `${id}-client`,
    client_secret: `the secret of ${id} at the provider`,
    redirect_uris: [...redirectUris],
    response_types: ['code'],
    grant_types: ['authorization_code'],
    token_endpoint_auth_method: 'client_secret_post',
  };
}

async function createConfiguration(base: string, state: State): Promise<Configuration> {
  const pages = [`${base}/login`, `${base}/profile`];
  const key = { ...(await exportJWK(signing.privateKey)), kid: 'signing', use: 'sig' };
  return {
    clients: [
      createClient('google', pages),
      createClient('microsoft', pages),
      createClient('apple', [`${base}/api/auth/oauth/apple/callback`]),
    ],
    jwks: { keys: [{ ...key, alg: algorithm }] },
    claims: { openid: ['sub', 'email', 'email_verified', 'xms_edov', 'name'] },
    conformIdTokenClaims: false,
    scopes: ['openid', 'email', 'profile', 'name'],
    pkce: { required: () => true },
    cookies: { keys: ['a key of the test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: { Interaction: 60, Session: 60, Grant: 60, AuthorizationCode: 60, AccessToken: 60 },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: async () => ({ sub, ...state.person.claims }),
    }),
  };
}

/** Apple's secret is a token that the client signs anew each time. */
function acceptAppleSecrets(provider: Provider, issuer: string): void {
  provider.Client.prototype.compareClientSecret = async function compare(given: string) {
    if (this.clientId !== 'apple-client') return given === this.clientSecret;
    const expected = { issuer: 'TEAM', subject: 'apple-client', audience: issuer };
    const { payload } = await jwtVerify(given, apple.publicKey, {
      algorithms: ['ES256'],
      ...expected,
    });
    return payload.exp !== undefined;
  };
}

/** Signs in the person that the test names, without a page that asks. */
function createInteraction(provider: Provider, state: State) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { params, prompt } = await provider.interactionDetails(request, response);
    const accountId = state.person.subject;
    if (prompt.name === 'login') {
      await provider.interactionFinished(request, response, { login: { accountId } });
      return;
    }
    const grant = new provider.Grant({ accountId, clientId: String(params['client_id']) });
    grant.addOIDCScope('openid email profile name');
    const consent = { grantId: await grant.save() };
    await provider.interactionFinished(request, response, { consent });
  };
}

/** A token answer that is signed rightly, with an audience or issuer that is another. */
async function answerForged(response: ServerResponse, state: State, issuer: string): Promise<void> {
  const { fault, person, nonce, clientId } = state;
  const token = await new SignJWT({ ...person.claims, nonce })
    .setProtectedHeader({ alg: algorithm, kid: 'signing' })
    .setIssuer(fault === 'wrong-issuer' ? 'http://127.0.0.1:9/another' : issuer)
    .setAudience(fault === 'wrong-audience' ? 'another-client' : clientId)
    .setSubject(person.subject)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(signing.privateKey);
  const body = { access_token: randomUUID(), token_type: 'Bearer', id_token: token };
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

/** A real OpenID provider (oidc-provider) that is Google, Apple and Microsoft to an app at `base`. */
export async function startOpenidProvider(base: string): Promise<OpenidProvider> {
  const person = { subject: 'none', claims: {} };
  const state: State = { person, fault: undefined, nonce: '', clientId: '' };
  const server = createServer();
  const issuer = await listen(server);
  const provider = new Provider(issuer, await createConfiguration(base, state));
  acceptAppleSecrets(provider, issuer);
  const interact = createInteraction(provider, state);
  const handle = provider.callback();
  server.on('request', (request, response) => {
    const url = new URL(request.url ?? '', issuer);
    state.nonce = url.searchParams.get('nonce') ?? state.nonce;
    state.clientId = url.searchParams.get('client_id') ?? state.clientId;
    const fault = url.pathname === '/token' ? state.fault : undefined;
    if (state.fault === 'down') request.socket.destroy();
    else if (fault === 'silent') return;
    else if (fault === 'broken') response.writeHead(503).end('{}');
    else if (fault !== undefined) void answerForged(response, state, issuer);
    else if (url.pathname.startsWith('/interaction/')) void interact(request, response);
    else void handle(request, response);
  });
  return {
    issuer,
    appleKey: apple.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    signsIn: (subject, claims) => {
      state.person = { subject, claims };
    },
    breakBy: (fault) => {
      state.fault = fault;
    },
    expireCode: async (code) => {
      await (await provider.AuthorizationCode.find(code))?.destroy();
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
