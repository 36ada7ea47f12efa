import { Injectable } from '@nestjs/common';
import { caller } from '../../platform/http/caller.js';
import { ConfigurationService } from '../questionnaires/configuration.service.js';
import { QuestionnairesService } from '../questionnaires/questionnaires.service.js';
import { factsForChecks } from './checks/check-facts.js';
import './checks/check-messages.js';
import { checkTexts } from './checks/check-texts.js';
import type { Finding } from './checks/finding.js';
import type { Evaluation } from '../evaluations/evaluation.entity.js';
import type { Waiver } from '../evaluations/evaluation.types.js';
import { ChecksFailed } from './review.errors.js';

/** A finding with the reason for which a person accepted it, if anybody has. */
export interface ReviewedFinding extends Finding {
  waiver: Waiver | null;
}

/** Checks texts before a client may see them (rules: checks of texts, waivers). */
@Injectable()
export class ReviewService {
  constructor(
    private readonly questionnaires: QuestionnairesService,
    private readonly configuration: ConfigurationService,
  ) {}

  /** Every finding in the texts as they now are, with its waiver. */
  async findings(evaluation: Evaluation): Promise<ReviewedFinding[]> {
    if (!evaluation.generatedTexts) return [];
    const language = await this.questionnaires.languageOf(evaluation.questionnaireId);
    const sections = await this.configuration.read(evaluation.questionnaireId);
    const names = [evaluation.clientName, evaluation.clinicName];
    const facts = factsForChecks({ language, score: evaluation, sections, names });
    const waivers = new Map(evaluation.waivers.map((waiver) => [waiver.finding, waiver]));
    return checkTexts(evaluation.generatedTexts, facts).map((finding) => ({
      ...finding,
      waiver: waivers.get(finding.id) ?? null,
    }));
  }

  /** The waivers to keep, when every finding is waived, now or before. Throws ChecksFailed with the open findings. */
  async requireClean(
    evaluation: Evaluation,
    given: { finding: string; reason: string }[],
  ): Promise<Waiver[]> {
    const findings = await this.findings(evaluation);
    const reasons = new Map(given.map(({ finding, reason }) => [finding, reason.trim()]));
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
}
