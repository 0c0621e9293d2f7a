import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** The map of all pages. Paths are matched in any letter case; the spelling here is the canonical one. */
export default [
  layout('routes/site.tsx', [index('routes/home.tsx')]),
  layout('routes/members-only.tsx', [route('chat', 'routes/chat.tsx'), route('settings', 'routes/settings.tsx')]),
] satisfies RouteConfig;
