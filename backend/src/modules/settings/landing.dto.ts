import { Int, Nested, Text } from '../../platform/http/fields.js';
import { TextList } from '../../platform/http/list-fields.js';

/** Who is behind the pages and mails, as far as the settings say so. */
export class OrganisationResponse {
  @Text({ nullable: true }) name: string | null;
  @Text({ nullable: true }) address: string | null;
  @Text({ nullable: true }) phone: string | null;
  @Text({ nullable: true }) email: string | null;
  @Text({ optional: true, about: 'Path of its logo, which tells its size; absent where there is none.' })
  logo?: string;
}

/** What the landing page needs; missing settings are already replaced by their fallbacks. */
export class LandingSettingsResponse {
  @Text() questionnaireUrl: string;
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
