import type { Database } from '../../../platform/database/database.js';
import { Unauthorized } from '../../../platform/errors/app-error.js';
import { caller } from '../../../platform/http/caller.js';

/**
 * Changes of admins and grants wait for each other until the transaction ends, in every process: else two could each
 * take away what the other relied on, such as the last but one admin. An admin who was deleted, or given
 * another address, while waiting changes nothing any more: throws Unauthorized.
 */
export async function lockAdminChanges(database: Database): Promise<void> {
  await database.query(`SELECT pg_advisory_xact_lock(hashtextextended('admins and grants', 0))`);
  const { adminId, adminEmail } = caller();
  if (adminId === null) return;
  const [acting] = await database.query(`SELECT id FROM admin WHERE id = $1 AND email = $2`, [
    adminId,
    adminEmail,
  ]);
  if (!acting) throw new Unauthorized();
}
