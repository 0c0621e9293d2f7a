import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { articlePages, legalPages } from './site-pages.ts';

/** Text pages share one module; each path is its own route. */
const articles = articlePages.map(({ key, path }) =>
  route(path.slice(1), 'routes/article.tsx', { id: key }),
);
const legalDocuments = legalPages.map(({ key, path }) =>
  route(path.slice(1), 'routes/legal-document.tsx', { id: key }),
);

/** All routes. Paths match case-insensitively; the spelling here is canonical. */
export default [
  layout('routes/site.tsx', [
    index('routes/home.tsx'),
    ...articles,
    route('urunler', 'routes/plans.tsx'),
    route('sss', 'routes/faq.tsx'),
    route('news', 'routes/news.tsx'),
    route('news/:slug', 'routes/news-article.tsx'),
    route('methods', 'routes/methods.tsx'),
    route('methods/:slug', 'routes/method.tsx'),
    route('search', 'routes/search.tsx'),
    route('Contact', 'routes/contact.tsx'),
    route('Career', 'routes/careers.tsx'),
    ...legalDocuments,
    route('a/:key', 'routes/permalink.tsx'),
    route('410', 'routes/gone.tsx'),
    // The design system is for developers: a production build does not contain its page.
    ...(import.meta.env.DEV ? [route('design', 'routes/design.tsx')] : []),
  ]),
  route('explore', 'routes/explore.tsx'),
  route('offline', 'routes/offline.tsx'),
  layout('routes/guests-only.tsx', [
    route('login', 'routes/login.tsx'),
    route('register', 'routes/register.tsx'),
    route('forgot-password', 'routes/forgot-password.tsx'),
    route('reset-password/:token?', 'routes/reset-password.tsx'),
    route('email-verification', 'routes/email-verification.tsx'),
  ]),
  route('admin/login', 'routes/admin-login.tsx'),
  layout('routes/admins-only.tsx', [
    route('admin', 'routes/admin.tsx'),
    route('admin/*', 'routes/admin-not-found.tsx'),
  ]),
  layout('routes/members-only.tsx', [
    route('chat', 'routes/chat.tsx'),
    layout('routes/member-site.tsx', [
      route('profile', 'routes/profile.tsx'),
      route('property', 'routes/property.tsx'),
      route('markets/:page?', 'routes/markets.tsx'),
      route('watch', 'routes/watch.tsx'),
    ]),
    route('settings', 'routes/settings.tsx'),
  ]),
] satisfies RouteConfig;
