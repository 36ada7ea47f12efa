import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Audit } from '../../platform/audit/audit.js';
import { Database } from '../../platform/database/database.js';
import { updateRows } from '../../platform/database/update-rows.js';
import { Events } from '../../platform/events/events.js';
import { fold } from '../../platform/text/fold.js';
import type { AnswerOption } from './answer-option.entity.js';
import { type ConfigurationChanges, type FormLinks, isEmpty, writeChanges } from './write-changes.js';
import { Question } from './question.entity.js';
import { writeOptionPoints, writeProductIds } from './configuration.query.js';
import { productsBasis } from './products.js';
import type { ShownIf } from './conditions/shown.js';
import { type Needs, refuseFaultyNeeds } from './needs.js';
import { refuseNewFaults } from './shown-if.js';
import { ConfigurationChanged, CountedFactsChanged } from './questionnaires.events.js';
import { optionsBasis, scoringBasis } from './scoring-basis.js';
import { Section } from './section.entity.js';

/** An option without the way back to its question. */
export type OptionRow = Omit<AnswerOption, 'question'>;
export type QuestionWithOptions = Question & { options: OptionRow[] };
export type SectionWithQuestions = Section & { questions: QuestionWithOptions[] };

/** Conditions over other questions, and which questions come after which. */
export type PartLinks = ShownIf & { needs?: Needs };

export interface Rehearsed {
  before: SectionWithQuestions[];
  after: SectionWithQuestions[];
}

/** What the audit log says of a change. */
export interface ConfigurationAct {
  action: string;
  target: string | number;
  details?: Record<string, string | number | boolean | null>;
}

/** Sections and questions of a questionnaire. */
@Injectable()
export class ConfigurationService {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  /** All sections with their questions and options, in order: three queries whatever the size. */
  async read(questionnaireId: number): Promise<SectionWithQuestions[]> {
    const sections = await this.database
      .repository(Section)
      .find({ where: { questionnaireId }, order: { position: 'ASC', id: 'ASC' } });
    const questions = await this.database.repository(Question).find({
      where: { sectionId: In(sections.map(({ id }) => id)) },
      order: { position: 'ASC', id: 'ASC' },
    });
    const bySection = new Map<number, QuestionWithOptions[]>(sections.map(({ id }) => [id, []]));
    const byId = new Map(
      questions.map((one) => [one.id, Object.assign(one, { options: [] as OptionRow[] })]),
    );
    for (const question of byId.values()) bySection.get(question.sectionId)?.push(question);
    for (const option of await this.optionsOf(questionnaireId))
      byId.get(option.parentId)?.options.push(option);
    return sections.map((section) => ({ ...section, questions: bySection.get(section.id) ?? [] }));
  }

  /** As plain rows: there may be thousands, and making entities of them takes longer than reading them. */
  private optionsOf(questionnaireId: number): Promise<OptionRow[]> {
    return this.database.query<OptionRow>(
      `SELECT o.id, o.question_id AS parent_id, o.position, o.label, o.aliases, o.points, o.meaning, o.advice, o.leads_to,
              o.prepares, o.exclusive, o.not_applicable, o.from_number AS "from", o.meaning_draft, o.advice_draft
         FROM section s JOIN question n ON n.section_id = s.id JOIN answer_option o ON o.question_id = n.id
        WHERE s.questionnaire_id = $1 ORDER BY o.position, o.id`,
      [questionnaireId],
    );
  }

  /** As `read`, for a copy that leaves the house. */
  async export(
    questionnaireId: number,
    action: 'configuration.export' | 'configuration.export-question-ids' | 'responses.export-sample',
  ): Promise<SectionWithQuestions[]> {
    await this.audit.record({ action, questionnaireId });
    return this.read(questionnaireId);
  }

  /** Which of these question ids belong to other questionnaires. */
  async foreignQuestionIds(questionnaireId: number, questionIds: string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ questionId: string }>(
      `SELECT n.question_id FROM question n JOIN section s ON s.id = n.section_id
        WHERE n.question_id = ANY($1::uuid[]) AND s.questionnaire_id <> $2`,
      [questionIds, questionnaireId],
    );
    return new Set(rows.map(({ questionId }) => questionId));
  }

  /**
   * The one way to change sections and questions: a lock serialises the changes of a questionnaire, each in one transaction.
   * `write` answers what it did, or null when there was nothing to do. Only where scores can differ does the
   * version rise, once, and scores follow (rules: rescoring).
   */
  async change(questionnaireId: number, write: () => Promise<ConfigurationAct | null>): Promise<void> {
    await this.database.transaction(async () => {
      await this.lock(questionnaireId);
      const before = await this.basisOf(questionnaireId);
      const act = await write();
      if (act === null) return;
      await this.database.query(
        `UPDATE questionnaire SET content_version = content_version + 1 WHERE id = $1`,
        [questionnaireId],
      );
      await writeProductIds(this.database, questionnaireId);
      await writeOptionPoints(this.database, questionnaireId);
      const after = await this.basisOf(questionnaireId);
      refuseNewFaults(before.sections, after.sections);
      refuseFaultyNeeds(after.sections);
      if (after.scores !== before.scores) await this.announceChange(questionnaireId);
      if (after.counted !== before.counted) await this.events.emit(new CountedFactsChanged(questionnaireId));
      await this.audit.record({ ...act, questionnaireId });
    });
  }

  /**
   * The configuration before and after changes that are made as ever, checks included, and taken back at once. Nobody else changes it
   * meanwhile. Throws what making them throws.
   */
  rehearse(
    questionnaireId: number,
    change: (before: SectionWithQuestions[]) => Promise<unknown>,
  ): Promise<Rehearsed> {
    return this.database.rehearse(async () => {
      await this.lock(questionnaireId);
      const before = await this.read(questionnaireId);
      await change(before);
      return { before, after: await this.read(questionnaireId) };
    });
  }

  /** Until the transaction ends nobody else changes this configuration: what is read now is what will be written to. */
  async lock(questionnaireId: number): Promise<void> {
    await this.database.query(`SELECT id FROM questionnaire WHERE id = $1 FOR NO KEY UPDATE`, [
      questionnaireId,
    ]);
  }

  /** Until the transaction ends nobody changes this configuration; any number may hold it still at once. */
  async lockForShare(questionnaireId: number): Promise<void> {
    await this.database.query(`SELECT id FROM questionnaire WHERE id = $1 FOR SHARE`, [questionnaireId]);
  }

  private async basisOf(
    questionnaireId: number,
  ): Promise<{ sections: BasisRow[]; scores: string; counted: string }> {
    const rows = await this.database.query<BasisRow>(BASIS, [questionnaireId]);
    return { sections: rows, scores: scoringBasis(rows), counted: productsBasis(rows) + optionsBasis(rows) };
  }

  /** Gives every question the id of the product it names, where it has another one. */
  async nameProducts(questionnaireId: number): Promise<void> {
    await this.database.transaction(async () => {
      await this.lock(questionnaireId);
      await writeProductIds(this.database, questionnaireId);
    });
  }

  /**
   * Writes all changes or none, with what parts say of others that are there then. Nothing to write: nothing happens.
   */
  async apply(
    questionnaireId: number,
    changes: ConfigurationChanges,
    links?: (written: SectionWithQuestions[]) => PartLinks,
  ): Promise<void> {
    if (isEmpty(changes) && !links) return;
    await this.change(questionnaireId, async () => {
      await writeChanges(this.database, questionnaireId, changes);
      if (links) await this.setLinks(links(await this.read(questionnaireId)));
      return { action: 'configuration.change', target: questionnaireId };
    });
  }

  /** Writes what parts of a questionnaire say of others, in the caller's transaction. */
  async setLinks({ sections, questions, needs = [] }: PartLinks): Promise<void> {
    const changed = ({ id, shownIf = null }: ShownIf['questions'][number]) => ({ id, changes: { shownIf } });
    await updateRows(this.database, Section, sections.map(changed));
    const needing = needs.map(({ id, needs: needed }) => ({ id, changes: { needs: needed } }));
    await updateRows(this.database, Question, [...questions.map(changed), ...needing]);
  }

  /** Remembers the form's ids. Nobody sees them and no score depends on them, so this is no change. */
  async linkToForm(questionnaireId: number, { sections, questions }: FormLinks): Promise<void> {
    if (sections.length > 0) {
      const wanted = new Map(sections.map(({ key, externalId }) => [key, externalId]));
      const named = await this.database.repository(Section).findBy({ questionnaireId });
      const links = named.flatMap(({ id, name }) => {
        const externalId = wanted.get(fold(name));
        return externalId === undefined ? [] : { id, changes: { externalId } };
      });
      await updateRows(this.database, Section, links);
    }
    await this.database.query(
      `UPDATE question n SET external_id = link.external_id FROM section s, unnest($2::uuid[], $3::text[]) AS link(question_id, external_id)
        WHERE n.question_id = link.question_id AND s.id = n.section_id AND s.questionnaire_id = $1`,
      [
        questionnaireId,
        questions.map(({ questionId }) => questionId),
        questions.map(({ externalId }) => externalId),
      ],
    );
  }

  /** Raises the configuration's version and emits the change, for those who store scores. */
  async announceChange(questionnaireId: number): Promise<void> {
    const [row] = await this.database.query<{ configVersion: number }>(
      `UPDATE questionnaire SET config_version = config_version + 1 WHERE id = $1 RETURNING config_version`,
      [questionnaireId],
    );
    if (row) await this.events.emit(new ConfigurationChanged(questionnaireId, row.configVersion));
  }
}

type BasisRow = Parameters<typeof scoringBasis>[0][number] &
  Parameters<typeof productsBasis>[0][number] &
  Parameters<typeof refuseNewFaults>[1][number] &
  Parameters<typeof refuseFaultyNeeds>[0][number];

const BASIS = `
  SELECT s.id, s.name, s.include_in_evaluation, s.shown_if,
         coalesce(json_agg(json_build_object('id', n.id, 'kind', n.kind, 'correctAnswer', n.correct_answer, 'pointValue', n.point_value,
                                             'relatedProduct', n.related_product, 'questionText', n.question_text, 'shownIf', n.shown_if,
                                             'needs', n.needs_question_id, 'min', n.min, 'max', n.max, 'decimals', n.decimals,
                                             'options', coalesce(o.options, '[]')) ORDER BY n.position, n.id)
                    FILTER (WHERE n.id IS NOT NULL), '[]') AS questions
    FROM section s LEFT JOIN question n ON n.section_id = s.id
    LEFT JOIN LATERAL (
           SELECT json_agg(json_build_object('id', id, 'label', label, 'aliases', aliases, 'points', points, 'exclusive', exclusive,
                                           'notApplicable', not_applicable, 'from', from_number)
                             ORDER BY position, id) AS options
             FROM answer_option WHERE question_id = n.id) AS o ON true
   WHERE s.questionnaire_id = $1 GROUP BY s.id ORDER BY s.position, s.id`;
