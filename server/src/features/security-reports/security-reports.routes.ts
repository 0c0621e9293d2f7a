import { apiPaths } from '@vela/contracts';
import { z } from 'zod';
import { maskUrl } from '../../http/mask-url.ts';
import type { AppDeps, CountWork, FeaturePlugin } from '../feature.ts';

type Deps = Pick<AppDeps, 'securityLog'> & { readonly countWork: CountWork };

const maxReports = 20;
const maxReportBytes = 16 * 1024;

/** Body of `report-uri`. @see CSP 3, 5.3 */
const cspReportSchema = z
  .object({
    'csp-report': z.object({
      'document-uri': z.string().optional(),
      'violated-directive': z.string().optional(),
      'effective-directive': z.string().optional(),
      'blocked-uri': z.string().optional(),
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      page: report['document-uri'],
      directive: report['effective-directive'] ?? report['violated-directive'],
      blocked: report['blocked-uri'],
    },
  ]);

/** Body of `report-to`. @see Reporting API, 2.4 */
const reportListSchema = z
  .array(
    z.object({
      body: z.object({
        documentURL: z.string().optional(),
        effectiveDirective: z.string().optional(),
        blockedURL: z.string().optional(),
      }),
    }),
  )
  .max(maxReports)
  .transform((reports) =>
    reports.map(({ body }) => ({
      page: body.documentURL,
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
    })),
  );

const reportsSchema = z.union([cspReportSchema, reportListSchema]);

const toShownUrl = (url: string | undefined) =>
  url === undefined ? undefined : maskUrl(url).slice(0, 200);

/** What browsers report of the Content-Security-Policy, limited by address and in all. */
export function createSecurityReportRoutes({ securityLog, countWork }: Deps): FeaturePlugin {
  return async (app) => {
    app.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: maxReportBytes },
      app.getDefaultJsonParser('error', 'error'),
    );
    const schema = { summary: 'Violations of the policy of a page', body: reportsSchema };
    app.post(
      apiPaths.securityReports,
      { schema, bodyLimit: maxReportBytes },
      async (request, reply) => {
        await countWork('security-report', { ip: request.ip });
        for (const { page, directive, blocked } of request.body)
          securityLog?.record('CSP_VIOLATION', request.ip, {
            page: toShownUrl(page),
            directive: directive?.slice(0, 60),
            blocked: toShownUrl(blocked),
          });
        return reply.code(204).send();
      },
    );
  };
}
