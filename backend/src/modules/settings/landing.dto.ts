import { Choice, Int, Nested, Text } from '../../platform/http/fields.js';
import { LANGUAGES, type Language } from '../../platform/http/languages.js';
import { ListOf, TextList } from '../../platform/http/list-fields.js';

/** Who is behind the pages and mails, as far as the settings say so. */
export class OrganisationResponse {
  @Text({ nullable: true }) name: string | null;
  @Text({ nullable: true }) address: string | null;
  @Text({ nullable: true }) phone: string | null;
  @Text({ nullable: true }) email: string | null;
  @Text({ optional: true, about: 'Path of its logo, which holds its size; absent where there is none.' })
  logo?: string;
}

/** Where a questionnaire is filled in on this site. */
export class QuestionnairePath {
  @Choice(LANGUAGES) language: Language;
  @Text({ example: '/q/digital-maturity' }) path: string;
}

/** What the landing page needs; missing settings are already replaced by their fallbacks. */
export class LandingSettingsResponse {
  @Text({ about: 'Where the questionnaire can be filled in by those in whose language there is none.' })
  questionnaireUrl: string;
  @ListOf(() => QuestionnairePath, {
    about: 'Online forms that are open, one a language; none where the settings name another address.',
  })
  questionnaires: QuestionnairePath[];
  @Text({ nullable: true }) contactEmail: string | null;
  @Nested(() => OrganisationResponse) organisation: OrganisationResponse;
  @Text() privacyUrl: string;
  @Text() digitalSolutionsUrl: string;
  @Text() consultationUrl: string;
  @Int({
    nullable: true,
    about: 'Months after a response when its names and answers are removed; null while nobody has set any.',
  })
  retentionMonths: number | null;
  @TextList({ about: 'Names of the addresses that nobody has set: what stands for them leads nowhere.' })
  placeholders: string[];
}
