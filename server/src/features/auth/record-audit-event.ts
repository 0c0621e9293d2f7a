import type { AuditAction } from '@vela/contracts';
import { auditEvents } from '../../db/schema/account.ts';
import type { Writer } from '../../mail/mail-queue.ts';
import type { Client } from './auth-deps.ts';

type AuditEvent = {
  readonly action: AuditAction;
  readonly result: 'success' | 'failure';
  readonly actorId?: number;
  /** Id of the object acted on, such as a session. Never an address or a secret. */
  readonly target?: string;
  readonly details?: Readonly<Record<string, string | number | boolean>>;
};

/** Adds a row to the audit trail. */
export async function recordAuditEvent(
  writer: Writer,
  { at, client, event }: { at: number; client: Client; event: AuditEvent },
): Promise<void> {
  await writer.insert(auditEvents).values({
    at: new Date(at),
    action: event.action,
    result: event.result,
    actorId: event.actorId ?? null,
    target: event.target ?? null,
    ip: client.ip,
    userAgent: client.userAgent?.slice(0, 400) ?? null,
    requestId: client.requestId,
    details: event.details ?? null,
  });
}
