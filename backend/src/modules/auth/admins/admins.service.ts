import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { AdminUser } from './admin.entity.js';

@Injectable()
export class AdminsService {
  constructor(private readonly database: Database) {}

  byEmail(email: string): Promise<AdminUser | null> {
    return this.database.repository(AdminUser).findOneBy({ email });
  }

  byId(id: number): Promise<AdminUser | null> {
    return this.database.repository(AdminUser).findOneBy({ id });
  }

  /** Makes the first admin while there is none; two processes that start at once make one. Answers its id. */
  async ensureFirst(email: string): Promise<number | null> {
    const [made] = await this.database.query<{ id: number }>(
      `INSERT INTO admin (email) SELECT $1 WHERE NOT EXISTS (SELECT 1 FROM admin)
       ON CONFLICT (email) DO NOTHING RETURNING id`,
      [email],
    );
    return made?.id ?? null;
  }

  async setPassword(id: number, passwordHash: string): Promise<void> {
    await this.database.repository(AdminUser).update({ id }, { passwordHash });
  }
}
