import { Flag, Int, Nested, Num, QueryInt, ReadOnly, Text } from '../../../platform/http/fields.js';
import { ListOf, UuidList } from '../../../platform/http/list-fields.js';
import type { Condition } from '../conditions/condition.js';
import { ShownIfField } from '../condition.dto.js';
import type { SectionWithQuestions } from '../configuration.service.js';
import { MOST_QUESTIONS, MOST_SECTIONS, OTHER_TEXT, SECTION_NAME } from '../limits.js';
import { countingSections, maxScoreOf, weightPercents } from '../points.js';

export class SectionResponse {
  @Int() id: number;
  @Text({ max: SECTION_NAME }) name: string;
  @Text({ nullable: true }) description: string | null;
  @Int({ about: 'Order within the questionnaire.' }) position: number;
  @Flag() includeInEvaluation: boolean;
  @Text({ nullable: true, about: 'The item of the form it comes from.' }) externalId: string | null;
  @Int() questionCount: number;
  @Int({ about: 'The most points its questions can bring, whether it is included or not.' }) maxScore: number;
  @Num({ max: 100, about: 'Its share of all points that count; 0 when it is not included.' })
  weightPercent: number;
  @ShownIfField(false) shownIf: Condition | null;

  static listFrom(sections: SectionWithQuestions[]): SectionResponse[] {
    const weights = weightPercents(sections);
    return sections.map((section) => ({
      id: section.id,
      name: section.name,
      description: section.description,
      position: section.position,
      includeInEvaluation: section.includeInEvaluation,
      externalId: section.externalId,
      shownIf: section.shownIf,
      questionCount: section.questions.length,
      maxScore: maxScoreOf(section),
      weightPercent: weights.get(section.id) ?? 0,
    }));
  }
}

export class ConfigurationTotals {
  @Int() sections: number;
  @Int() questions: number;
  @Int({ about: 'The most points an evaluation can reach.' }) maxScore: number;
}

export class ConfigurationResponse {
  @ListOf(() => SectionResponse) sections: SectionResponse[];
  @Nested(() => ConfigurationTotals) totals: ConfigurationTotals;
  @Int({ about: 'Grows with every change that can alter a score.' }) configVersion: number;

  static from(sections: SectionWithQuestions[], configVersion: number): ConfigurationResponse {
    return {
      sections: SectionResponse.listFrom(sections),
      totals: {
        sections: sections.length,
        questions: sections.reduce((sum, { questions }) => sum + questions.length, 0),
        maxScore: countingSections(sections).reduce((sum, section) => sum + maxScoreOf(section), 0),
      },
      configVersion,
    };
  }
}

/** Fields of the answers that writes may repeat. */
class SectionReadOnly {
  @ReadOnly() id?: unknown;
  @ReadOnly() position?: unknown;
  @ReadOnly() externalId?: unknown;
  @ReadOnly() questionCount?: unknown;
  @ReadOnly() maxScore?: unknown;
  @ReadOnly() weightPercent?: unknown;
}

export class CreateSectionRequest extends SectionReadOnly {
  @Text({ min: 1, max: SECTION_NAME }) name: string;
  @Text({ optional: true, nullable: true, max: OTHER_TEXT }) description?: string | null;
  @Flag({ optional: true }) includeInEvaluation?: boolean;
  @ShownIfField(true) shownIf?: Condition | null;
}

export class ChangeSectionRequest extends SectionReadOnly {
  @Text({ optional: true, min: 1, max: SECTION_NAME }) name?: string;
  @Text({ optional: true, nullable: true, max: OTHER_TEXT }) description?: string | null;
  @Flag({ optional: true }) includeInEvaluation?: boolean;
  @ShownIfField(true) shownIf?: Condition | null;
}

export class DeleteSectionParams {
  @QueryInt({
    optional: true,
    about:
      'How many questions the caller expects to go with it, 0 unless said; with any other number nothing is deleted (409).',
  })
  questionCount?: number;
}

export class SectionOrder {
  @Int({ min: 1 }) id: number;
  @UuidList({ max: MOST_QUESTIONS }) questionIds: string[];
}

export class ConfigurationOrderRequest {
  @ListOf(() => SectionOrder, { max: MOST_SECTIONS, about: 'All sections, each with all its questions.' })
  sections: SectionOrder[];
}
