import { Text, TextList } from '../../platform/http/fields.js';

/** What the landing page needs; missing settings are already replaced by their fallbacks. */
export class LandingSettingsResponse {
  @Text() questionnaireUrl: string;
  @Text({ nullable: true }) contactEmail: string | null;
  @Text() privacyUrl: string;
  @Text() digitalSolutionsUrl: string;
  @Text() consultationUrl: string;
  @TextList({ about: 'Names of the addresses that nobody has set: what stands for them leads nowhere.' })
  placeholders: string[];
}
