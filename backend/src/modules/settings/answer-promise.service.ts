import { Injectable } from '@nestjs/common';
import type { Language } from '../../platform/http/languages.js';
import { dayAndHour, inHours } from '../../platform/text/long-day.js';
import { dueAt, warnAfter } from './answer-promise.js';
import { SettingsService } from './settings.service.js';

/** By when respondents are promised their result: one setting for form, mails and alarm (rules: late results). */
@Injectable()
export class AnswerPromiseService {
  constructor(private readonly settings: SettingsService) {}

  /** The day and hour for answers that came in at a moment; '' where that is over, as nothing can be promised then. */
  async due(received: Date, language: Language, now = new Date()): Promise<string> {
    const due = dueAt(received, await this.hours());
    return due > now ? dayAndHour(due, language) : '';
  }

  /** How long it takes at most, in words. */
  async within(language: Language): Promise<string> {
    return inHours(await this.hours(), language);
  }

  /** Hours after which a result that was not sent is reported. */
  async warnAfterHours(): Promise<number> {
    return warnAfter(await this.hours());
  }

  async hours(): Promise<number> {
    const { answer_hours: hours } = await this.settings.read('answer_hours');
    return Number(hours);
  }
}
