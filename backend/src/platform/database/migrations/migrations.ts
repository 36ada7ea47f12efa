import type { MigrationInterface } from 'typeorm';
import { Baseline1795700000000 } from './1795700000000-baseline.js';
import { NoAiCalls1795710000000 } from './1795710000000-no-ai-calls.js';
import { UnreadableAnswers1795715000000 } from './1795715000000-unreadable-answers.js';
import { WhereAdviceLeads1795720000000 } from './1795720000000-where-advice-leads.js';
import { LeastAnswers1795730000000 } from './1795730000000-least-answers.js';
import { Insights1795740000000 } from './1795740000000-insights.js';
import { AiWording1795760000000 } from './1795760000000-ai-wording.js';
import { ReadingTimes1795770000000 } from './1795770000000-reading-times.js';
import { AnswerHours1795790000000 } from './1795790000000-answer-hours.js';
import { ClinicsCountOnce1795800000000 } from './1795800000000-clinics-count-once.js';
import { NotApplicable1795900000000 } from './1795900000000-not-applicable.js';
import { ShownIf1795905000000 } from './1795905000000-shown-if.js';
import { ResponseMappings1795910000000 } from './1795910000000-response-mappings.js';
import { NumberQuestions1795920000000 } from './1795920000000-number-questions.js';
import { DueFirst1796020000000 } from './1796020000000-due-first.js';
import { QuestionNeeds1796050000000 } from './1796050000000-question-needs.js';

/** Every migration, oldest first. Append only. */
export const MIGRATIONS: (new () => MigrationInterface)[] = [
  Baseline1795700000000,
  NoAiCalls1795710000000,
  UnreadableAnswers1795715000000,
  WhereAdviceLeads1795720000000,
  LeastAnswers1795730000000,
  Insights1795740000000,
  AiWording1795760000000,
  ReadingTimes1795770000000,
  AnswerHours1795790000000,
  ClinicsCountOnce1795800000000,
  NotApplicable1795900000000,
  ShownIf1795905000000,
  ResponseMappings1795910000000,
  NumberQuestions1795920000000,
  DueFirst1796020000000,
  QuestionNeeds1796050000000,
];
