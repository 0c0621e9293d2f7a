import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { precompress } from './precompress.ts';

const capacitor = process.env.APP_TARGET === 'capacitor';

export default {
  appDirectory: 'app',
  buildDirectory: capacitor ? 'build/capacitor' : 'build',
  ssr: !capacitor,
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig, viteConfig }) => {
    if (!capacitor)
      precompress(
        path.join(path.resolve(viteConfig.root, reactRouterConfig.buildDirectory), 'client'),
      );
  },
} satisfies Config;
