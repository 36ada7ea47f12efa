import { Injectable } from '@nestjs/common';
import type { Evaluation } from '../../evaluations/evaluation.entity.js';
import { EvaluationsService } from '../../evaluations/evaluations.service.js';
import { isByHand } from '../../evaluations/evaluation.types.js';
import type { ScoredSection } from '../../scoring/scoring.types.js';
import { fieldsOf } from '../../evaluations/texts/text-fields.js';
import { ConfigurationService } from '../../questionnaires/configuration.service.js';
import { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';
import { type Fact, factsOfEvaluation, presentFacts } from './facts.js';
import { type SentenceWithEvidence, sentencesWithEvidence } from './sentences.js';

export interface TextOnFacts {
  field: string;
  text: string;
  /** The admin's id, where they or a program of theirs wrote it. */
  author: number | null;
  sentences: SentenceWithEvidence[];
}

/** Which answers every sentence of an evaluation rests on, as texts and questionnaire now are (rules: evidence). */
@Injectable()
export class EvidenceService {
  constructor(
    private readonly evaluations: EvaluationsService,
    private readonly configuration: ConfigurationService,
    private readonly questionnaires: QuestionnairesService,
  ) {}

  async of(evaluation: Evaluation): Promise<{ facts: Fact[]; texts: TextOnFacts[] }> {
    const sections = await this.configuration.read(evaluation.questionnaireId);
    const { language } = await this.questionnaires.one(evaluation.questionnaireId);
    return {
      facts: factsOfEvaluation(evaluation, sections, language),
      texts: await this.texts(evaluation, sections),
    };
  }

  /** Texts that nobody wrote are left out. */
  async texts(evaluation: Evaluation, sections: readonly ScoredSection[]): Promise<TextOnFacts[]> {
    if (!evaluation.generatedTexts) return [];
    const present = presentFacts(evaluation, sections);
    const evidence = await this.evaluations.evidenceOf(evaluation.id);
    return [...fieldsOf(evaluation.generatedTexts)].flatMap(([field, text]) => {
      if (text.trim() === '') return [];
      const origin = evaluation.textOrigins[field];
      const sentences = sentencesWithEvidence(text, origin, evidence[field] ?? [], present);
      return [{ field, text, author: origin && isByHand(origin.by) ? origin.author : null, sentences }];
    });
  }
}
