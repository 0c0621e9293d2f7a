import type { Language } from '@vela/contracts';
import type { Config } from '../../config.ts';

type Link = {
  readonly path: string;
  readonly language: Language;
  readonly query?: Readonly<Record<string, string>>;
};

/** Absolute URL of a page for a mail, from the configured public URL, never from a Host header. */
export function createPageLink(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { path, language, query = {} }: Link,
): string {
  const url = new URL(path, publicUrl);
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  url.searchParams.set('lng', language);
  return url.href;
}

/** For a mail about what changed: the own security settings, and a new password when signed out. */
export function createSafetyLinks(
  config: Pick<Config, 'publicUrl'>,
  language: Language,
): { readonly securityLink: string; readonly forgotLink: string } {
  const query = { tab: 'security' };
  return {
    securityLink: createPageLink(config, { path: '/profile', language, query }),
    forgotLink: createPageLink(config, { path: '/forgot-password', language }),
  };
}
