import { Injectable } from '@nestjs/common';
import { BadRequest } from '../../platform/errors/app-error.js';
import { clinicZone } from '../../platform/time/time.js';
import { wallClockAt } from '../../platform/time/wall-clock.js';
import { AnalyticsQuery } from './analytics.query.js';
import type { TrendWeek } from './count-rows.js';
import { bandsOf, figuresOf, type FiguresOfPeriod } from './figures.js';
import { funnelOf, type FunnelStep } from './funnel.js';
import {
  BEGINNING,
  MOST_WEEKS,
  type Period,
  periodOf,
  previousOf,
  trendPeriodOf,
  weekCountOf,
  weeksOf,
} from './period.js';
import { type AnswerShares, answerSharesOf, type QuestionShares, sharesOf } from './question-shares.js';

/** Days, YYYY-MM-DD; any day stands for its week. */
export interface Days {
  from?: string;
  to?: string;
}

/** What the owner of a questionnaire sees of its evaluations as a whole (rules: statistics, periods). */
@Injectable()
export class AnalyticsService {
  constructor(private readonly query: AnalyticsQuery) {}

  /** The figures of a period, and of the one of the same length before it. */
  async figures(
    questionnaireId: number,
    days: Days,
  ): Promise<{ now: FiguresOfPeriod; previous: FiguresOfPeriod | null }> {
    const period = this.periodOf(days);
    const before = previousOf(period);
    const [now, previous] = await Promise.all([
      this.of(questionnaireId, period),
      before && this.of(questionnaireId, before),
    ]);
    return { now, previous };
  }

  /** How many results lie in each quarter of the scale, the lowest first (rules: score bands). */
  async bands(questionnaireId: number, days: Days): Promise<number[]> {
    return bandsOf((await this.query.counts(questionnaireId, this.periodOf(days))).scores);
  }

  /** Every week of a period, empty ones too; the last year where none is named. */
  async trend(questionnaireId: number, { from, to }: Days): Promise<TrendWeek[]> {
    const period = requirePeriod(trendPeriodOf(from, to, today()));
    const weeks = await this.query.weeks(questionnaireId, period);
    const byWeek = new Map(weeks.map((row) => [row.week, row]));
    return weeksOf(period).map((week) => {
      const { n, answered, tenths } = byWeek.get(week) ?? { n: 0, answered: 0, tenths: 0 };
      return { week, completions: n, meanPercentage: answered === 0 ? null : tenths / (10 * answered) };
    });
  }

  async funnel(questionnaireId: number, days: Days): Promise<FunnelStep[]> {
    const period = this.periodOf(days);
    const [answer] = await this.query.progress(questionnaireId, period);
    return funnelOf(answer?.rows ?? []);
  }

  async questions(questionnaireId: number, days: Days): Promise<QuestionShares[]> {
    const period = this.periodOf(days);
    return (await this.query.questions(questionnaireId, period)).map(sharesOf);
  }

  async answers(questionnaireId: number, days: Days): Promise<AnswerShares[]> {
    const period = this.periodOf(days);
    return (await this.query.answers(questionnaireId, period)).map(answerSharesOf);
  }

  /** The weeks that days stand for; null: everything. Throws period_reversed or period_too_long (rules: periods). */
  periodOf({ from, to }: Days): Period | null {
    return requirePeriod(periodOf(from, to, today()));
  }

  /** Throws period_reversed or period_too_long for days that no figures can be given of. */
  requireDays({ from, to }: Days): void {
    this.periodOf({ from, to });
    requirePeriod(trendPeriodOf(from, to, today()));
  }

  private async of(questionnaireId: number, period: Period | null): Promise<FiguresOfPeriod> {
    return { period, ...figuresOf(await this.query.counts(questionnaireId, period)) };
  }
}

function requirePeriod<P extends Period | null>(period: P): P {
  if (period === null) return period;
  const weeks = weekCountOf(period);
  if (weeks < 1) throw new BadRequest('period_reversed');
  if (weeks > MOST_WEEKS && period.from !== BEGINNING)
    throw new BadRequest('period_too_long', { most: MOST_WEEKS });
  return period;
}

/** By the clinics' clock. */
const today = (): string => wallClockAt(new Date(), clinicZone()).slice(0, 10);
