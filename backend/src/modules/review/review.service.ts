import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { caller } from '../../platform/http/caller.js';
import { ConfigurationService } from '../questionnaires/configuration.service.js';
import { InsightsService } from '../questionnaires/insights/insights.service.js';
import { QuestionnairesService } from '../questionnaires/questionnaires.service.js';
import { PublicPageService } from '../results/public-page/public-page.service.js';
import { factsForChecks } from './checks/check-facts.js';
import { checkTexts } from './checks/check-texts.js';
import { findDoubted } from './doubts.js';
import type { Finding } from './checks/finding.js';
import { type Fact, factsOfEvaluation, presentFacts } from './evidence/facts.js';
import type { Evaluation } from '../evaluations/evaluation.entity.js';
import { EvaluationsService } from '../evaluations/evaluations.service.js';
import type { Waiver } from '../evaluations/evaluation.types.js';
import { answeredOf } from '../scoring/answered.js';
import type { ScoredSection } from '../scoring/scoring.types.js';
import { findMissingAnswers } from './missing-answers.js';
import { findInPublished, isShared } from './published-texts.js';
import { ChecksFailed } from './review.errors.js';
import { reasonsOf } from './waivers.js';

/** A finding with the reason for which a person accepted it, if anybody has. */
export interface ReviewedFinding extends Finding {
  waiver: Waiver | null;
}

export interface GivenWaiver {
  finding: string;
  reason: string;
}

/** Checks what a client is to see, before it is shown (rules: checks of texts, waivers). */
@Injectable()
export class ReviewService {
  constructor(
    private readonly database: Database,
    private readonly questionnaires: QuestionnairesService,
    private readonly configuration: ConfigurationService,
    private readonly insights: InsightsService,
    private readonly evaluations: EvaluationsService,
    private readonly pages: PublicPageService,
  ) {}

  /** Every finding in the texts as they now are, and in what is published beside them, with its waiver. */
  async findings(evaluation: Evaluation): Promise<ReviewedFinding[]> {
    if (!evaluation.generatedTexts) return [];
    const { questionnaireId } = evaluation;
    const { language, minAnsweredPercent, ...welcome } = await this.questionnaires.one(questionnaireId);
    const sections = await this.configuration.read(questionnaireId);
    const insights = await this.insights.list(questionnaireId);
    const wordings = await this.pages.ownWordings(questionnaireId, language);
    const names = [evaluation.clientName, evaluation.clinicName];
    const evidence = await this.evaluations.evidenceOf(evaluation.id);
    const hasResult = answeredOf(evaluation, minAnsweredPercent).isEnough;
    const facts = factsForChecks({
      language,
      score: evaluation,
      sections,
      insights,
      names,
      evidence,
      hasResult,
    });
    const answers = factsOfEvaluation(evaluation, sections, language);
    const found = [
      ...findMissingAnswers(evaluation, answers, minAnsweredPercent),
      ...checkTexts(evaluation.generatedTexts, facts),
      ...doubtsOf(evaluation, sections, answers),
      ...findInPublished(evaluation, { sections, welcome, wordings, language }),
    ];
    const waivers = await this.waiversFor(evaluation, found);
    return found.map((finding) => ({ ...finding, waiver: waivers.get(finding.id) ?? null }));
  }

  /**
   * The waivers to keep, when every finding is waived, now or before. Throws ChecksFailed with the open findings,
   * waiver_reason_short for a reason that says nothing, and waiver_person_needed where a token gives one.
   */
  async requireClean(evaluation: Evaluation, given: GivenWaiver[]): Promise<Waiver[]> {
    const reasons = reasonsOf(given);
    const findings = await this.findings(evaluation);
    const at = new Date().toISOString();
    const reviewed = findings.map((finding) => {
      const reason = reasons.get(finding.id);
      return {
        finding,
        waiver: reason ? { finding: finding.id, reason, adminId: caller().adminId, at } : finding.waiver,
      };
    });
    const open = reviewed.filter(({ waiver }) => waiver === null);
    if (open.length > 0) throw new ChecksFailed(open.map(({ finding }) => finding));
    return reviewed.flatMap(({ waiver }) => waiver ?? []);
  }

  /** A reason for a text that many evaluations publish was given once for all of its questionnaire. */
  private async waiversFor(
    { questionnaireId, waivers }: Evaluation,
    found: readonly Finding[],
  ): Promise<Map<string, Waiver>> {
    const own = new Map(waivers.map((waiver) => [waiver.finding, waiver]));
    const shared = found.flatMap(({ id, field }) => (isShared(field) && !own.has(id) ? [id] : []));
    if (shared.length === 0) return own;
    const rows = await this.database.query<{ waiver: Waiver }>(
      `SELECT DISTINCT ON (waiver ->> 'finding') waiver FROM evaluation e, jsonb_array_elements(e.waivers) AS waiver
        WHERE e.questionnaire_id = $1 AND e.deleted_at IS NULL AND e.waivers <> '[]' AND waiver ->> 'finding' = ANY($2::text[])
        ORDER BY waiver ->> 'finding', waiver ->> 'at'`,
      [questionnaireId, shared],
    );
    return new Map([...own, ...rows.map(({ waiver }) => [waiver.finding, waiver] as const)]);
  }
}

/** Nearly always there are none, and what the answers say need not be hashed. */
function doubtsOf(evaluation: Evaluation, sections: ScoredSection[], facts: Fact[]): Finding[] {
  const { doubts, generatedTexts } = evaluation;
  if (doubts.length === 0 || generatedTexts === null) return [];
  return findDoubted(generatedTexts, doubts, { facts, present: presentFacts(evaluation, sections) });
}
