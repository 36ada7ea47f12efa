import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Audit } from '../../platform/audit/audit.js';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors/app-error.js';
import { Events } from '../../platform/events/events.js';
import { caller } from '../../platform/http/caller.js';
import type { Language } from '../../platform/http/languages.js';
import { AccessService } from '../auth/access/access.service.js';
import { ConfigurationService } from './configuration.service.js';
import { changedFields } from './editing/changed-fields.js';
import { Questionnaire } from './questionnaire.entity.js';
import { QuestionnaireChanged } from './questionnaires.events.js';

type Fields = Partial<
  Pick<
    Questionnaire,
    | 'language'
    | 'googleFormUrl'
    | 'googleSheetsUrl'
    | 'demoButtonUrl'
    | 'isActive'
    | 'syncEnabled'
    | 'syncMinutes'
    | 'mailShowsScore'
    | 'minAnsweredPercent'
    | 'aiWording'
    | 'reviewerName'
    | 'reviewerRole'
    | 'reviewerPicture'
  >
>;
type WelcomeTexts = Partial<Pick<Questionnaire, 'welcomeGreeting' | 'welcomeContent' | 'welcomeTips'>>;

@Injectable()
export class QuestionnairesService {
  constructor(
    private readonly database: Database,
    private readonly access: AccessService,
    private readonly configuration: ConfigurationService,
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  /** The questionnaires an admin is granted, by id; or the hidden ones of them that can still be restored. */
  async listFor(adminId: number, { deleted = false } = {}): Promise<Questionnaire[]> {
    return this.database
      .repository(Questionnaire)
      .createQueryBuilder('q')
      .where(deleted ? `q.deleted_at > now() - interval '30 days'` : 'q.deleted_at IS NULL')
      .andWhere(
        'EXISTS (SELECT 1 FROM access_grant g WHERE g.questionnaire_id = q.id AND g.admin_id = :adminId)',
        { adminId },
      )
      .orderBy('q.id')
      .getMany();
  }

  async one(id: number): Promise<Questionnaire> {
    const questionnaire = await this.database
      .repository(Questionnaire)
      .findOneBy({ id, deletedAt: IsNull() });
    if (!questionnaire) throw new NotFound();
    return questionnaire;
  }

  /** The named questionnaire, or the first active one, as visitors may see it. */
  async forVisitors(id: number | undefined): Promise<Questionnaire> {
    if (id !== undefined) return this.one(id);
    const first = await this.database
      .repository(Questionnaire)
      .findOne({ where: { isActive: true, deletedAt: IsNull() }, order: { id: 'ASC' } });
    if (!first) throw new NotFound();
    return first;
  }

  /** The admin who creates a questionnaire is granted it. */
  async create(
    name: string,
    fields: Fields & WelcomeTexts = {},
    adminId = caller().adminId,
  ): Promise<Questionnaire> {
    return this.database.transaction(async () => {
      const { identifiers } = await this.database.repository(Questionnaire).insert({ name, ...fields });
      const { id } = identifiers[0] as { id: number };
      if (adminId !== null) await this.access.grant(adminId, id);
      await this.audit.record({ action: 'questionnaire.create', target: id, questionnaireId: id });
      return this.one(id);
    });
  }

  /** Another language lets other words count as a yes, so scores follow. */
  async change(id: number, fields: Fields & WelcomeTexts & { name?: string }): Promise<Questionnaire> {
    return this.database.transaction(async () => {
      await this.configuration.lock(id);
      const changes = changedFields(await this.one(id), fields);
      if (changes === null) return this.one(id);
      await this.database.repository(Questionnaire).update({ id }, changes);
      if (changes.language !== undefined) await this.configuration.announceChange(id);
      await this.events.emit(new QuestionnaireChanged(id, Object.keys(changes)));
      await this.audit.record({
        action: 'questionnaire.change',
        target: id,
        questionnaireId: id,
        details: { fields: Object.keys(changes).join(', ') },
      });
      return this.one(id);
    });
  }

  async languageOf(id: number): Promise<Language> {
    return (await this.one(id)).language;
  }

  /** Those that have been hidden for so many days. */
  async hiddenFor(days: number): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(
      `SELECT id FROM questionnaire WHERE deleted_at < now() - make_interval(days => $1) ORDER BY id`,
      [days],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Removes a hidden questionnaire with its sections, questions and grants, once its evaluations are gone. False when
   * it is not hidden any more.
   */
  async removeForGood(id: number): Promise<boolean> {
    return this.database.transaction(async () => {
      const removed = await this.database.query(
        `DELETE FROM questionnaire WHERE id = $1 AND deleted_at IS NOT NULL RETURNING id`,
        [id],
      );
      if (removed.length === 0) return false;
      await this.access.revokeAll(id);
      await this.audit.record({ action: 'questionnaire.purge', target: id, questionnaireId: id });
      return true;
    });
  }

  /** How many there are, hidden ones included: an empty database is seeded with the demo. */
  async count(): Promise<number> {
    return this.database.repository(Questionnaire).count();
  }
}
