/** Query parameters whose values are logged: they name markets, times and languages. */
const loggedParameters = new Set(
  'symbol interval limit before from to lng language kind mode timeframe include page'.split(' '),
);

const masked = '[redacted]';
// Bounded, so that a long text is read in linear time.
const emailAddress = /[^\s/?&=#"'<>@]{1,64}@[^\s/?&=#"'<>]{1,255}/g;
/** The secret of a mailed link, or what looks like a token: ids of analyses are shorter. */
const secretSegments = /(\/reset-password\/+)[^/]+|(?<=\/)[\w-]{40,}(?=[/.]|$)/gi;
const maxDecodings = 4;
const maxLoggedLength = 500;

/** The text with escapes resolved, also escapes of escapes; as it is where they are not valid. */
function decode(text: string): string {
  let decoded = text;
  for (let time = 0; time < maxDecodings && decoded.includes('%'); time += 1)
    try {
      decoded = decodeURIComponent(decoded);
    } catch {
      return decoded.replaceAll(/%[0-7][0-9a-f]/gi, (escape) =>
        String.fromCharCode(Number.parseInt(escape.slice(1), 16)),
      );
    }
  return decoded;
}

function maskPath(path: string): string {
  const plain = decode(path)
    .replaceAll('\\', '/')
    .replaceAll(/\/(?:\.?\/)+/g, '/');
  const maskedPath = plain
    .replaceAll(secretSegments, (_found, start: string | undefined) => `${start ?? ''}${masked}`)
    .replaceAll(emailAddress, masked);
  return maskedPath === plain ? path : maskedPath;
}

function maskParameter(parameter: string): string {
  const [name = '', ...rest] = parameter.split('=');
  if (rest.length === 0) return loggedParameters.has(name) ? name : masked;
  const isLogged = loggedParameters.has(name) && /^[\w.:-]{0,40}$/.test(rest.join('='));
  return isLogged ? parameter : `${/^\w{1,40}$/.test(name) ? name : masked}=${masked}`;
}

/**
 * URL as it may be logged, however its parts are spelled: no value of a parameter that is not known
 * to be harmless, no token of a mailed link, no email address.
 */
export function maskUrl(url: string): string {
  const [address = ''] = url.split('#');
  const queryAt = address.indexOf('?');
  if (queryAt < 0) return maskPath(address).slice(0, maxLoggedLength);
  const query = address
    .slice(queryAt + 1)
    .split('&')
    .map(maskParameter)
    .join('&');
  return `${maskPath(address.slice(0, queryAt))}?${query}`.slice(0, maxLoggedLength);
}

/** A message without email addresses and tokens of links that it names. */
export function maskText(text: string): string {
  return text
    .replaceAll(/(\/reset-password\/+)[^\s/"']+/gi, `$1${masked}`)
    .replaceAll(emailAddress, masked);
}
