import type { Config } from '@react-router/dev/config';

const capacitor = process.env.APP_TARGET === 'capacitor';

export default {
  appDirectory: 'app',
  buildDirectory: capacitor ? 'build/capacitor' : 'build',
  ssr: !capacitor,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
