import { Text } from '../../platform/http/fields.js';

export class WelcomeTextsResponse {
  @Text({ nullable: true }) greeting: string | null;
  @Text({ nullable: true }) content: string | null;
  @Text({ nullable: true }) tips: string | null;
}
