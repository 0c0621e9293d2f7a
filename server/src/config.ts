/** Parsed configuration. Only this file reads the environment. */
export type Config = {
  readonly profile: 'local' | 'production';
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly trustProxy: string | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly allowEmbeddedDatabase: boolean;
  readonly sessionSecret: string;
  readonly encryptionKey: string;
  readonly marketData: 'auto' | 'live' | 'files' | 'simulated';
  readonly marketDataDir: string | undefined;
  readonly binanceUrl: string;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
};
