import { Client } from 'pg';
import type { Database } from './database.ts';
import { runOnDedicatedConnection } from './dedicated-connection.ts';

/** The role the server runs with: no superuser, owner of nothing. */
export const appRoleName = 'vela_app';

/** Rights of the role: rows of every table, but of the audit trail only to read and to add. */
function createGrants(role: string): string[] {
  return [
    'revoke create on schema public from public',
    `grant usage on schema public, drizzle to ${role}`,
    `grant select on all tables in schema drizzle to ${role}`,
    `grant select, insert, update, delete on all tables in schema public to ${role}`,
    `grant usage, select, update on all sequences in schema public to ${role}`,
    `revoke all on audit_events from ${role}`,
    `grant select, insert on audit_events to ${role}`,
    'revoke execute on function remove_audit_events(timestamptz) from public',
    `grant execute on function remove_audit_events(timestamptz) to ${role}`,
  ];
}

/** Gives an existing role its rights in a migrated database; `db` is connected as the owner. */
export async function grantAppRights(db: Database, role: string): Promise<void> {
  await runOnDedicatedConnection(db, async (client) => {
    await client.query('begin');
    // Two servers that start at once must not change the same rights at once.
    await client.query('select pg_advisory_xact_lock(7335103)');
    for (const grant of createGrants(client.escapeIdentifier(role))) await client.query(grant);
    await client.query('commit');
  });
}

/** Creates the role of the embedded database, or sets its password; `url` is the superuser's. */
export async function createAppRole(url: string, password: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [
      appRoleName,
    ]);
    await client.query(
      `${rowCount === 0 ? 'create' : 'alter'} role ${appRoleName} login nosuperuser nocreatedb
       nocreaterole noreplication nobypassrls password ${client.escapeLiteral(password)}`,
    );
  } finally {
    await client.end();
  }
}

/** What a role may do that the server's must not: 'superuser', 'audit' (change the trail). */
export async function findExcessRight(db: Database): Promise<'superuser' | 'audit' | undefined> {
  const { rows } = await db.$client.query<{ superuser: boolean; audit: boolean }>(
    `select r.rolsuper or r.rolcreaterole as superuser,
       has_table_privilege(current_user, 'audit_events', 'update, delete, truncate')
         or pg_has_role(current_user, c.relowner, 'member') as audit
     from pg_roles r, pg_class c
     where r.rolname = current_user and c.oid = 'audit_events'::regclass`,
  );
  if (rows[0]?.superuser === true) return 'superuser';
  return rows[0]?.audit === true ? 'audit' : undefined;
}
