import { Text } from '../../platform/http/fields.js';
import { WELCOME_TEXT } from './limits.js';
import type { Questionnaire } from './questionnaire.entity.js';

export class WelcomeTextsResponse {
  @Text({ nullable: true, max: WELCOME_TEXT }) greeting: string | null;
  @Text({ nullable: true, max: WELCOME_TEXT }) content: string | null;
  @Text({ nullable: true, max: WELCOME_TEXT }) tips: string | null;

  static from({ welcomeGreeting, welcomeContent, welcomeTips }: Questionnaire): WelcomeTextsResponse {
    return { greeting: welcomeGreeting, content: welcomeContent, tips: welcomeTips };
  }
}

/** A field that is left out stays; an empty one lets the built-in text show. */
export class WelcomeTextsRequest {
  @Text({ optional: true, nullable: true, max: WELCOME_TEXT }) greeting?: string | null;
  @Text({ optional: true, nullable: true, max: WELCOME_TEXT }) content?: string | null;
  @Text({ optional: true, nullable: true, max: WELCOME_TEXT }) tips?: string | null;
}
