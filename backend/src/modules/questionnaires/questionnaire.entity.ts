import { Column, PrimaryGeneratedColumn } from 'typeorm';
import { Table } from '../../platform/database/table.js';
import type { Language } from '../../platform/http/languages.js';
import type { AiWording } from './ai-wording.js';

@Table('questionnaire')
export class Questionnaire {
  @PrimaryGeneratedColumn() id: number;
  @Column('varchar', { length: 200 }) name: string;
  @Column('varchar', { length: 2, default: 'hu' }) language: Language;
  @Column('text', { name: 'google_form_url', nullable: true }) googleFormUrl: string | null;
  @Column('text', { name: 'google_sheets_url', nullable: true }) googleSheetsUrl: string | null;
  @Column('text', { name: 'demo_button_url', nullable: true }) demoButtonUrl: string | null;
  @Column('boolean', { name: 'is_active', default: true }) isActive: boolean;
  /** Whether its spreadsheet is read by schedule, and every how many minutes. */
  @Column('boolean', { name: 'sync_enabled', default: false }) syncEnabled: boolean;
  @Column('int', { name: 'sync_minutes', default: 60 }) syncMinutes: number;
  /** Whether the result mail shows the score and the first step. */
  @Column('boolean', { name: 'mail_shows_score', default: true }) mailShowsScore: boolean;
  /** So many percent of the points that count must have been answered for a result (rules: too few answers). */
  @Column('int', { name: 'min_answered_percent', default: 50 }) minAnsweredPercent: number;
  @Column('varchar', { name: 'ai_wording', length: 5, default: 'free' }) aiWording: AiWording;
  /** The expert who reads its evaluations before they go out (rules: reviewers). */
  @Column('varchar', { name: 'reviewer_name', length: 100, nullable: true }) reviewerName: string | null;
  @Column('varchar', { name: 'reviewer_role', length: 100, nullable: true }) reviewerRole: string | null;
  /** The name of that person's picture (rules: pictures). */
  @Column('varchar', { name: 'reviewer_picture', length: 100, nullable: true }) reviewerPicture:
    | string
    | null;
  @Column('text', { name: 'welcome_greeting', nullable: true }) welcomeGreeting: string | null;
  @Column('text', { name: 'welcome_content', nullable: true }) welcomeContent: string | null;
  @Column('text', { name: 'welcome_tips', nullable: true }) welcomeTips: string | null;
  /** Raised by every change that can alter a score; evaluations scored under an older one are rescored. */
  @Column('int', { name: 'config_version', default: 1 }) configVersion: number;
  /** Raised by every change of sections and questions: what was read under it stays as it is. */
  @Column('int', { name: 'content_version', default: 1 }) contentVersion: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { name: 'deleted_at', nullable: true }) deletedAt: Date | null;
}
