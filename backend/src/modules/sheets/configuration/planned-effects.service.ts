import { Injectable } from '@nestjs/common';
import { ImpactService } from '../../evaluations/impact/impact.service.js';
import type { ScoredSection } from '../../evaluations/scoring/scoring.types.js';
import type { ConfigurationPlan } from './configuration-plan.js';
import type { PlannedEffectResponse } from './planned-effect.dto.js';
import { plannedSections } from './planned-sections.js';

/** Foretells what a plan does to evaluations (rules: impact of a change). */
@Injectable()
export class PlannedEffectsService {
  constructor(private readonly impact: ImpactService) {}

  /**
   * In numbers alone: the answer is kept with its job, which should hold nobody's name. A plan with errors is not carried out
   * and does nothing.
   */
  async of(
    questionnaireId: number,
    existing: ScoredSection[],
    plan: ConfigurationPlan,
  ): Promise<PlannedEffectResponse> {
    const after = plan.errors.length > 0 ? existing : plannedSections(existing, plan);
    const { examples: _examples, ...effect } = await this.impact.between(questionnaireId, existing, after);
    return effect;
  }
}
