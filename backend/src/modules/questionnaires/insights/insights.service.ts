import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import { BadRequest, Conflict, NotFound } from '../../../platform/errors/app-error.js';
import { CONDITION_LIMITS, type Condition, isCondition } from '../conditions/condition.js';
import { ConfigurationService, type SectionWithQuestions } from '../configuration.service.js';
import { changedFields } from '../editing/changed-fields.js';
import { DeletedPartsService } from '../trash/deleted-parts.service.js';
import { gapOf, type InsightFields, insightsOfCopy, MOST_INSIGHTS } from './insight.js';
import { Insight } from './insight.entity.js';

/** What an upload does to insights; ids are row ids, and what is updated is whole. */
export interface InsightChanges {
  create: InsightFields[];
  update: (InsightFields & { id: number })[];
  remove: number[];
}

/** A questionnaire's insights as a person edits them. Every change is one of the configuration; scores stay (rules: insights). */
@Injectable()
export class InsightsService {
  constructor(
    private readonly database: Database,
    private readonly configuration: ConfigurationService,
    private readonly parts: DeletedPartsService,
  ) {}

  /** All of them, heaviest first. */
  async list(questionnaireId: number): Promise<Insight[]> {
    return this.database
      .repository(Insight)
      .find({ where: { questionnaireId }, order: { weight: 'DESC', id: 'ASC' } });
  }

  /** Throws BadRequest for what the questionnaire does not have, Conflict where there are too many. */
  async create(questionnaireId: number, fields: InsightFields): Promise<Insight> {
    let id = 0;
    await this.configuration.change(questionnaireId, async () => {
      const insights = this.database.repository(Insight);
      if ((await insights.countBy({ questionnaireId })) >= MOST_INSIGHTS)
        throw new Conflict('too_many_insights', { most: MOST_INSIGHTS });
      const wanted = await this.checked(questionnaireId, fields);
      const { identifiers } = await insights.insert({ ...wanted, questionnaireId });
      id = (identifiers[0] as { id: number }).id;
      return { action: 'insight.create', target: id };
    });
    return this.one(id);
  }

  /**
   * Writes the fields that differ. What it names is asked for anew only where that is changed: one that names what is gone can
   * still be switched off or reworded. Throws as `create`, and NotFound.
   */
  async change(questionnaireId: number, id: number, fields: InsightFields): Promise<Insight> {
    await this.configuration.change(questionnaireId, async () => {
      const present = await this.one(id);
      const { when, ...others } = withoutIdleSection(fields);
      const isMeant = isDeepStrictEqual(when, present.when);
      const changes = { ...changedFields<Partial<Insight>>(present, others), ...(isMeant ? {} : { when }) };
      const names = Object.keys(changes);
      if (names.length === 0) return null;
      if (['when', 'place', 'sectionId'].some((name) => names.includes(name)))
        await this.checked(questionnaireId, fields);
      await this.database.repository(Insight).update({ id }, changes);
      return { action: 'insight.change', target: id, details: { fields: names.join(', ') } };
    });
    return this.one(id);
  }

  /** Answers the id by which it is undone. */
  async delete(questionnaireId: number, id: number): Promise<string> {
    let deletionId = '';
    await this.configuration.change(questionnaireId, async () => {
      deletionId = await this.parts.keepInsight(await this.one(id));
      await this.database.repository(Insight).delete({ id });
      return { action: 'insight.delete', target: id };
    });
    return deletionId;
  }

  /** Gives a copied questionnaire the insights of its original, in the transaction that makes it. */
  async copy(originalId: number, copyId: number): Promise<void> {
    const insights = await this.list(originalId);
    if (insights.length === 0) return;
    const [original, copy] = [
      await this.configuration.read(originalId),
      await this.configuration.read(copyId),
    ];
    const inOrder = insights.toSorted((a, b) => a.id - b.id);
    await this.fill(copyId, insightsOfCopy(inOrder, original, copy));
  }

  /** Gives a questionnaire its insights in the transaction that makes it; they name what it has. */
  async fill(questionnaireId: number, insights: readonly InsightFields[]): Promise<void> {
    if (insights.length === 0) return;
    await this.database
      .repository(Insight)
      .insert(insights.map((fields) => ({ ...fields, questionnaireId })));
  }

  /** The condition that a value is. Throws BadRequest where it is none, or names what the questionnaire does not have. */
  condition(value: unknown, sections: readonly SectionWithQuestions[]): Condition {
    return requireNamed({ when: value as Condition, place: 'summary', sectionId: null }, sections).when;
  }

  /** Writes all of these changes or none, as one change of the configuration. Throws Conflict where there would be too many. */
  async apply(questionnaireId: number, { create, update, remove }: InsightChanges): Promise<void> {
    if (create.length + update.length + remove.length === 0) return;
    await this.configuration.change(questionnaireId, async () => {
      const insights = this.database.repository(Insight);
      if (remove.length > 0) await insights.delete({ questionnaireId, id: In(remove) });
      for (const { id, ...fields } of update) await insights.update({ questionnaireId, id }, fields);
      if (create.length > 0) await insights.insert(create.map((fields) => ({ ...fields, questionnaireId })));
      if ((await insights.countBy({ questionnaireId })) > MOST_INSIGHTS)
        throw new Conflict('too_many_insights', { most: MOST_INSIGHTS });
      const details = { created: create.length, updated: update.length, removed: remove.length };
      return { action: 'insight.import', target: questionnaireId, details };
    });
  }

  private async checked(questionnaireId: number, fields: InsightFields): Promise<InsightFields> {
    return requireNamed(withoutIdleSection(fields), await this.configuration.read(questionnaireId));
  }

  private async one(id: number): Promise<Insight> {
    const insight = await this.database.repository(Insight).findOneBy({ id });
    if (!insight) throw new NotFound();
    return insight;
  }
}

function requireNamed<T extends Pick<InsightFields, 'when' | 'place' | 'sectionId'>>(
  fields: T,
  sections: readonly SectionWithQuestions[],
): T {
  if (!isCondition(fields.when)) throw new BadRequest('insight_no_condition', CONDITION_LIMITS);
  const gap = gapOf(fields, sections);
  if (gap) throw new BadRequest(`insight_${gap}_unknown`);
  return fields;
}

/** Of the summary no section is stored, whichever was chosen before. */
const withoutIdleSection = (fields: InsightFields): InsightFields =>
  fields.place === 'summary' ? { ...fields, sectionId: null } : fields;
