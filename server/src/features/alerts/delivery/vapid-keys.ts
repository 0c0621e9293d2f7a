import { existsSync, linkSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import webPush from 'web-push';
import { z } from 'zod';
import { writeSecretFile } from '../../../data-dir/secret-file.ts';

const keysSchema = z.object({ publicKey: z.string(), privateKey: z.string() });

/** The key pair by which push services know this server (RFC 8292), base64url. */
export type VapidKeys = z.infer<typeof keysSchema>;

/**
 * The pair of DATA_DIR, made at first and readable by its owner alone. Subscriptions belong to it:
 * with another pair every browser has to subscribe anew.
 */
export function loadVapidKeys(dataDir: string): VapidKeys {
  const file = path.join(dataDir, 'vapid.json');
  if (!existsSync(file)) {
    // Of two starts at once one makes the file, and both read it.
    const whole = `${file}.${process.pid}`;
    writeSecretFile(whole, JSON.stringify(webPush.generateVAPIDKeys()));
    try {
      linkSync(whole, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    } finally {
      rmSync(whole, { force: true });
    }
  }
  return keysSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
