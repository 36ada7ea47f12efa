import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Conflict, NotFound } from '../../../platform/errors/app-error.js';
import { fold } from '../../../platform/text/fold.js';
import { ConfigurationService } from '../configuration.service.js';
import { MOST_SECTIONS } from '../limits.js';
import { Section } from '../section.entity.js';
import { DeletedPartsService } from '../trash/deleted-parts.service.js';
import { changedFields } from './changed-fields.js';

/** What a person may change of a section; what is not given stays. */
export type SectionChange = Partial<
  Pick<Section, 'name' | 'description' | 'includeInEvaluation' | 'shownIf'>
>;

/** A questionnaire's sections as a person edits them, one at a time. */
@Injectable()
export class SectionsService {
  constructor(
    private readonly database: Database,
    private readonly configuration: ConfigurationService,
    private readonly parts: DeletedPartsService,
  ) {}

  /** Adds a section at the end and answers its id. Throws Conflict when the name is taken. */
  async create(
    questionnaireId: number,
    { name, ...fields }: SectionChange & { name: string },
  ): Promise<number> {
    let id = 0;
    await this.configuration.change(questionnaireId, async () => {
      const present = await this.sectionsOf(questionnaireId);
      if (present.length >= MOST_SECTIONS) throw new Conflict('too_many_sections', { most: MOST_SECTIONS });
      requireFreeName(name, present);
      const position = Math.max(0, ...present.map((section) => section.position)) + 1;
      const { identifiers } = await this.database
        .repository(Section)
        .insert({ ...fields, name, position, questionnaireId });
      id = (identifiers[0] as { id: number }).id;
      return { action: 'section.create', target: id };
    });
    return id;
  }

  /** Writes the fields that differ; the others stay as they are. */
  async change(questionnaireId: number, id: number, fields: SectionChange): Promise<void> {
    await this.configuration.change(questionnaireId, async () => {
      const present = await this.sectionsOf(questionnaireId);
      const section = present.find((one) => one.id === id);
      if (!section) throw new NotFound();
      const changes = changedFields(section, fields);
      if (changes === null) return null;
      if (changes.name !== undefined)
        requireFreeName(
          changes.name,
          present.filter((one) => one !== section),
        );
      await this.database.repository(Section).update({ id }, changes);
      return { action: 'section.change', target: id, details: { fields: Object.keys(changes).join(', ') } };
    });
  }

  /**
   * Puts a section with its questions into the trash; answers the id by which that is undone. Throws Conflict when it holds
   * another number of questions than expected, so that one which somebody has just added or moved there does not go unseen.
   */
  async delete(questionnaireId: number, id: number, expectedCount: number): Promise<string> {
    let deletionId = '';
    await this.configuration.change(questionnaireId, async () => {
      const section = await this.database.repository(Section).findOneBy({ id, questionnaireId });
      if (!section) throw new NotFound();
      const [row] = await this.database.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM question WHERE section_id = $1`,
        [id],
      );
      const count = row?.count ?? 0;
      if (expectedCount !== count) throw new Conflict('section_has_changed', { count });
      deletionId = await this.parts.keepSection(section);
      await this.database.repository(Section).delete({ id });
      return { action: 'section.delete', target: id, details: { questions: count } };
    });
    return deletionId;
  }

  private sectionsOf(questionnaireId: number): Promise<Section[]> {
    return this.database.repository(Section).findBy({ questionnaireId });
  }
}

/** Workbooks and people tell sections apart by their folded names. */
function requireFreeName(name: string, others: Section[]): void {
  if (others.some((section) => fold(section.name) === fold(name)))
    throw new Conflict('section_name_taken', { name });
}
