import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { caller } from '../../../platform/http/caller.js';
import { ConfigurationService } from '../../questionnaires/configuration.service.js';
import { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';
import type { Evaluation } from '../../evaluations/evaluation.entity.js';
import { answeredOf } from '../../scoring/answered.js';
import { changeSince } from '../../scoring/change.js';
import {
  type Former,
  EarlierResponsesService,
} from '../../responses/earlier-responses/earlier-responses.service.js';
import { scoreEvaluation } from '../../scoring/score.js';
import type { ChosenOptions } from '../../scoring/scoring.types.js';
import './evaluation-snapshot.entity.js';
import type { PublishedPage } from '../../evaluations/published-page.js';
import { composePage } from './compose-page.js';

/** What changes together in an evaluation that is published. */
export interface Publication {
  published: PublishedPage;
  /** The earlier response that it compares with. */
  formerId: string | null;
}

/** Takes the snapshot that a client sees, and keeps every earlier one. */
@Injectable()
export class SnapshotService {
  constructor(
    private readonly database: Database,
    private readonly questionnaires: QuestionnairesService,
    private readonly configuration: ConfigurationService,
    private readonly earlier: EarlierResponsesService,
  ) {}

  /** In the caller's transaction. */
  async take(evaluation: Evaluation): Promise<Publication> {
    const former = await this.earlier.formerOf(evaluation, { lock: true });
    const page = await this.compose(evaluation, former);
    await this.database.query(
      `INSERT INTO evaluation_snapshot (evaluation_id, admin_id, page) VALUES ($1, $2, $3)`,
      [evaluation.id, caller().adminId, JSON.stringify(page)],
    );
    return { published: page, formerId: former?.id ?? null };
  }

  /** The page as it would be published now. */
  async live(evaluation: Evaluation): Promise<PublishedPage> {
    return this.compose(evaluation, await this.earlier.formerOf(evaluation));
  }

  private async compose(evaluation: Evaluation, former: Former | null): Promise<PublishedPage> {
    const questionnaire = await this.questionnaires.one(evaluation.questionnaireId);
    const sections = await this.configuration.read(evaluation.questionnaireId);
    const { chosenOptions, form } = await this.restOf(evaluation.id);
    return composePage({
      evaluation: { ...evaluation, chosenOptions },
      questionnaire,
      sections,
      form,
      change:
        former && answeredOf(former, questionnaire.minAnsweredPercent).isEnough
          ? changeSince(
              {
                date: former.date,
                stored: former,
                rescored: scoreEvaluation(sections, former.rawResponses, questionnaire.language),
              },
              evaluation,
            )
          : undefined,
    });
  }

  /** What the evaluation was not read with; of its form only an open one, and whether it still is, the form itself says to who comes later. */
  private async restOf(id: string): Promise<{ chosenOptions: ChosenOptions; form: string | null }> {
    const [row] = await this.database.query<{ chosenOptions: ChosenOptions; slug: string | null }>(
      `SELECT e.chosen_options, s.slug
         FROM evaluation e LEFT JOIN online_form f ON f.questionnaire_id = e.questionnaire_id AND f.is_open
         LEFT JOIN form_slug s ON s.questionnaire_id = f.questionnaire_id AND s.is_current
        WHERE e.id = $1`,
      [id],
    );
    const { chosenOptions, slug } = row!;
    return { chosenOptions, form: slug === null ? null : `/q/${slug}` };
  }
}
