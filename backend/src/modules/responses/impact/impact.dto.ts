import { Choice, Flag, Int, QueryFlag, QueryInt, Text, Uuid } from '../../../platform/http/fields.js';
import { ListOf, TextList } from '../../../platform/http/list-fields.js';
import { LANGUAGES, type Language } from '../../../platform/http/languages.js';
import { MOST_POINTS, OTHER_TEXT } from '../../questionnaires/limits.js';

const PLANNED_CHANGES = ['delete', 'configuration', 'language', 'section', 'question'] as const;

/** A change somebody has in mind; what it does not name stays as it is. */
export class ImpactParams {
  @Choice(PLANNED_CHANGES, { about: 'configuration: a change that is not known yet, such as an import.' })
  change: (typeof PLANNED_CHANGES)[number];
  @Choice(LANGUAGES, { optional: true, about: 'The language that the questionnaire will have.' })
  language?: Language;
  @QueryInt({ optional: true, min: 1, about: 'The section that changes, or that a question comes to.' })
  sectionId?: number;
  @QueryFlag({ optional: true, about: 'Of a section: what its switch will say.' })
  includeInEvaluation?: boolean;
  @Uuid({ optional: true, about: 'The question that changes; without it a new one is meant.' })
  questionId?: string;
  @QueryInt({ optional: true, max: MOST_POINTS, about: 'Points it will have.' }) pointValue?: number;
  @Text({ optional: true, nullable: true, max: OTHER_TEXT, about: 'Correct answer it will have.' })
  correctAnswer?: string | null;
  @QueryFlag({ optional: true, about: 'true: the section or question is deleted.' }) remove?: boolean;
}

export class ImpactExample {
  @Uuid() id: string;
  @Text() clientName: string;
  @Text() clinicName: string;
}

/** What a change would do to evaluations that have not been sent. */
export class EffectResponse {
  @Int({ about: 'Unsent evaluations whose scores will be worked out again.' }) rescored: number;
  @Int({ about: 'Of these, texts that will no longer fit the scores.' }) staleTexts: number;
  @Int({ about: 'Of these, verified evaluations that will go back to generated.' }) verifiedBack: number;
  @Flag({ about: 'false: staleTexts and verifiedBack say how many it can be at most.' }) exact: boolean;
  @ListOf(() => ImpactExample, { about: 'The first few whose texts will no longer fit.' })
  examples: ImpactExample[];
}

/** What a change of a section or question would do, and what rests on what it would delete. */
export class PartEffectResponse extends EffectResponse {
  @TextList({ about: 'Texts of insights that will rest, as they name what is deleted.' })
  restingInsights: string[];
  @TextList({
    about:
      'Sections and questions, by their texts, that are shown under a condition over what would be deleted. As long as there are any, the change is refused, and nothing else is foretold.',
  })
  neededBy: string[];
}

/** What a change would do, and what hangs on the questionnaire. */
export class ImpactResponse extends PartEffectResponse {
  @Int() evaluations: number;
  @Int({ about: 'Pending, generated, verified and in error.' }) unsent: number;
  @Int({ about: 'Sent, opened and clicked: they stay as they are.' }) sent: number;
  @Int() sections: number;
  @Int() questions: number;
  @Int({ about: 'Admins who may manage the questionnaire.' }) grants: number;
  @Int({ about: 'Interface texts of its own.' }) uiTexts: number;
  @Int() offerRequests: number;
  @Int() runningJobs: number;
}
