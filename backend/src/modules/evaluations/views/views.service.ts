import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Conflict, NotFound } from '../../../platform/errors/app-error.js';
import { SavedView } from './saved-view.entity.js';
import { TableColumns } from './table-columns.entity.js';
import type { ChangeViewRequest, SaveViewRequest } from './views.dto.js';

const MOST = 50;

/** How people look at the evaluation table: their columns, and views under a name (rules: saved views). */
@Injectable()
export class ViewsService {
  constructor(private readonly database: Database) {}

  /** The person's own and those that colleagues share, by name. */
  list(questionnaireId: number, adminId: number): Promise<SavedView[]> {
    const where = [
      { questionnaireId, adminId },
      { questionnaireId, isShared: true },
    ];
    return this.database.repository(SavedView).find({ where, order: { name: 'ASC', createdAt: 'ASC' } });
  }

  /** Throws views_full. */
  async save(
    questionnaireId: number,
    adminId: number,
    { name, query, isShared = false }: SaveViewRequest,
  ): Promise<void> {
    const views = this.database.repository(SavedView);
    if ((await views.countBy({ questionnaireId, adminId })) >= MOST) throw new Conflict('views_full');
    await views.insert({ questionnaireId, adminId, name, query, isShared });
  }

  /** Throws NotFound for a view that is not the person's own. */
  async change(
    questionnaireId: number,
    adminId: number,
    id: string,
    { name, query, isShared }: ChangeViewRequest,
  ): Promise<void> {
    const view = await this.own(questionnaireId, adminId, id);
    await this.database
      .repository(SavedView)
      .update(
        { id },
        { name: name ?? view.name, query: query ?? view.query, isShared: isShared ?? view.isShared },
      );
  }

  /** Throws as `change` does. */
  async remove(questionnaireId: number, adminId: number, id: string): Promise<void> {
    await this.own(questionnaireId, adminId, id);
    await this.database.repository(SavedView).delete({ id });
  }

  async columnsOf(adminId: number): Promise<string[]> {
    return (await this.database.repository(TableColumns).findOneBy({ adminId }))?.columns ?? [];
  }

  /** None brings the usual ones back. */
  async chooseColumns(adminId: number, columns: string[]): Promise<void> {
    const chosen = this.database.repository(TableColumns);
    if (columns.length === 0) await chosen.delete({ adminId });
    else await chosen.upsert({ adminId, columns }, ['adminId']);
  }

  private async own(questionnaireId: number, adminId: number, id: string): Promise<SavedView> {
    const view = await this.database.repository(SavedView).findOneBy({ id, questionnaireId, adminId });
    if (!view) throw new NotFound();
    return view;
  }
}
