import type { MigrationInterface } from 'typeorm';
import { Initial1795265292290 } from './1795265292290-initial.js';
import { SearchAndCounts1795270000000 } from './1795270000000-search-and-counts.js';
import { FastLists1795280000000 } from './1795280000000-fast-lists.js';
import { OffersAndSchedule1795290000000 } from './1795290000000-offers-and-schedule.js';
import { IntegrationStatus1795300000000 } from './1795300000000-integration-status.js';
import { SheetRows1795300001000 } from './1795300001000-sheet-rows.js';
import { ContentVersion1795320000000 } from './1795320000000-content-version.js';
import { ReadyPages1795330000000 } from './1795330000000-ready-pages.js';
import { PeopleAndAudit1795370000000 } from './1795370000000-people-and-audit.js';
import { AnalyticsColumns1795400000000 } from './1795400000000-analytics-columns.js';
import { AnalyticsCounts1795400001000 } from './1795400001000-analytics-counts.js';
import { MailDeliveries1795410000000 } from './1795410000000-mail-deliveries.js';
import { ScheduledSync1795420000000 } from './1795420000000-scheduled-sync.js';
import { TrelloCards1795430000000 } from './1795430000000-trello-cards.js';
import { AiUsage1795440000000 } from './1795440000000-ai-usage.js';
import { Retention1795450000000 } from './1795450000000-retention.js';
import { Webhooks1795460000000 } from './1795460000000-webhooks.js';
import { QuickerCounts1795480000000 } from './1795480000000-quicker-counts.js';
import { CodeInFiles1795500000000 } from './1795500000000-code-in-files.js';
import { EvaluationEvents1795510000000 } from './1795510000000-evaluation-events.js';
import { Answers1795520000000 } from './1795520000000-answers.js';
import { TextEvidence1795530000000 } from './1795530000000-text-evidence.js';
import { Doubts1795540000000 } from './1795540000000-doubts.js';
import { OnlineForms1795550000000 } from './1795550000000-online-forms.js';
import { IdempotentCalls1795551000000 } from './1795551000000-idempotent-calls.js';
import { InvitationMails1795552000000 } from './1795552000000-invitation-mails.js';
import { ResultMail1795553000000 } from './1795553000000-result-mail.js';
import { SharedLinks1795554000000 } from './1795554000000-shared-links.js';
import { EmptyEvaluations1795560000000 } from './1795560000000-empty-evaluations.js';
import { Plans1795562000000 } from './1795562000000-plans.js';
import { Reviewers1795562500000 } from './1795562500000-reviewers.js';
import { OffersWithWords1795563000000 } from './1795563000000-offers-with-words.js';
import { Effort1795566000000 } from './1795566000000-effort.js';
import { Pictures1795566500000 } from './1795566500000-pictures.js';
import { Trash1795568000000 } from './1795568000000-trash.js';
import { SecondMeasurement1795569000000 } from './1795569000000-second-measurement.js';
import { InvitingAgain1795569100000 } from './1795569100000-inviting-again.js';
import { Review1795570000000 } from './1795570000000-review.js';
import { SavedMails1795572000000 } from './1795572000000-saved-mails.js';
import { Inbox1795572100000 } from './1795572100000-inbox.js';
import { InboxDigest1795572200000 } from './1795572200000-inbox-digest.js';
import { ChangedEvaluations1795575000000 } from './1795575000000-changed-evaluations.js';
import { NarrowTokens1795575100000 } from './1795575100000-narrow-tokens.js';
import { Installation1795580000000 } from './1795580000000-installation.js';
import { Passkeys1795590000000 } from './1795590000000-passkeys.js';
import { ListViews1795591000000 } from './1795591000000-list-views.js';
import { DraftAddresses1795596000000 } from './1795596000000-draft-addresses.js';
import { PagesAsTheyAre1795600000000 } from './1795600000000-pages-as-they-are.js';
import { EventsOfImports1795600100000 } from './1795600100000-events-of-imports.js';
import { TrelloDeliveries1795601000000 } from './1795601000000-trello-deliveries.js';
import { RecountedWeeks1795597000000 } from './1795597000000-recounted-weeks.js';
import { Traces1795593000000 } from './1795593000000-traces.js';

/** Every migration, oldest first. Append only. */
export const MIGRATIONS: (new () => MigrationInterface)[] = [
  Initial1795265292290,
  SearchAndCounts1795270000000,
  FastLists1795280000000,
  OffersAndSchedule1795290000000,
  IntegrationStatus1795300000000,
  SheetRows1795300001000,
  ContentVersion1795320000000,
  ReadyPages1795330000000,
  PeopleAndAudit1795370000000,
  AnalyticsColumns1795400000000,
  AnalyticsCounts1795400001000,
  MailDeliveries1795410000000,
  ScheduledSync1795420000000,
  TrelloCards1795430000000,
  AiUsage1795440000000,
  Retention1795450000000,
  Webhooks1795460000000,
  QuickerCounts1795480000000,
  CodeInFiles1795500000000,
  EvaluationEvents1795510000000,
  Answers1795520000000,
  TextEvidence1795530000000,
  Doubts1795540000000,
  OnlineForms1795550000000,
  IdempotentCalls1795551000000,
  InvitationMails1795552000000,
  ResultMail1795553000000,
  SharedLinks1795554000000,
  EmptyEvaluations1795560000000,
  Plans1795562000000,
  Reviewers1795562500000,
  OffersWithWords1795563000000,
  Effort1795566000000,
  Pictures1795566500000,
  Trash1795568000000,
  SecondMeasurement1795569000000,
  InvitingAgain1795569100000,
  Review1795570000000,
  SavedMails1795572000000,
  Inbox1795572100000,
  InboxDigest1795572200000,
  ChangedEvaluations1795575000000,
  NarrowTokens1795575100000,
  Installation1795580000000,
  Passkeys1795590000000,
  ListViews1795591000000,
  Traces1795593000000,
  DraftAddresses1795596000000,
  RecountedWeeks1795597000000,
  PagesAsTheyAre1795600000000,
  EventsOfImports1795600100000,
  TrelloDeliveries1795601000000,
];
