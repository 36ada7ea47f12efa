import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import { BadRequest } from '../../../platform/errors/app-error.js';
import { fileNameOf } from '../../../platform/http/downloads.js';
import { writeWorkbook } from '../../../platform/workbooks/write-workbook.js';
import type { PublishedPage } from '../../evaluations/published-page.js';
import { UiTextsService } from '../../ui-texts/ui-texts.service.js';
import { pageTexts } from '../pdf/page-texts.js';
import { Words } from '../pdf/words.js';
import { planCalendar } from './plan-calendar.js';
import { PLAN_LABELS } from './plan-labels.js';
import { notedSteps, planSteps } from './plan-steps.js';
import { planSheet } from './plan-workbook.js';
import { PlanService } from './plan.service.js';

const FILES_PER_HOUR = { name: 'plan-files', max: 60, seconds: 3600 };

export interface PlanFile {
  bytes: Buffer;
  name: string;
}

/** The plan of an evaluation to be taken elsewhere, by the owner's link alone (rules: plan of an evaluation). */
@Injectable()
export class PlanFilesService {
  constructor(
    private readonly plans: PlanService,
    private readonly texts: UiTextsService,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {}

  /** Every step of the page. Throws NotFound without a snapshot, TooMany. */
  async workbook(link: string, ip: string): Promise<PlanFile> {
    const { evaluation, saved } = await this.plans.forFile(link, FILES_PER_HOUR, ip);
    const page = evaluation.published;
    const words = new Words(await pageTexts(this.texts, page), page.language);
    const bytes = await writeWorkbook([
      planSheet(notedSteps(page, saved), PLAN_LABELS[page.language], words),
    ]);
    return { bytes, name: `${nameOf(page)}.xlsx` };
  }

  /** The steps that were started and have a day. Throws NotFound without a snapshot, plan_without_days, TooMany. */
  async calendar(link: string, ip: string): Promise<PlanFile> {
    const { evaluation, saved } = await this.plans.forFile(link, FILES_PER_HOUR, ip);
    const page = evaluation.published;
    const steps = planSteps(page).flatMap((step) => {
      const notes = saved.get(step.questionId);
      if (notes?.state !== 'planned' || notes.due === null) return [];
      return [{ ...step, ...notes, due: notes.due, uid: this.uidOf(evaluation.id, step.questionId) }];
    });
    if (steps.length === 0) throw new BadRequest('plan_without_days');
    const { title } = PLAN_LABELS[page.language];
    return { bytes: Buffer.from(planCalendar(steps, title)), name: `${nameOf(page)}.ics` };
  }

  /** Reveals neither the evaluation nor the question. */
  private uidOf(evaluationId: string, questionId: string): string {
    const hash = createHash('sha256').update(`${evaluationId}:${questionId}`).digest('hex').slice(0, 32);
    return `${hash}@${new URL(this.env.publicUrl).hostname}`;
  }
}

const nameOf = ({ language, evaluation: { clinicName, clientName } }: PublishedPage): string =>
  fileNameOf([PLAN_LABELS[language].title, clinicName.trim() || clientName.trim()]);
