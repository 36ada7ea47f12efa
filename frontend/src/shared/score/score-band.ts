import {
  type Band,
  bandOfPercentage,
} from '../../../../backend/src/modules/results/page-rules/score-band.ts';
import { colorVariable } from '../theme/tokens.ts';

export type { Band };

export interface ScoreBand {
  band: Band;
  /** CSS value of the band's colour. */
  colorVar: string;
  /** Text key of the band's word; colour never speaks alone. */
  wordKey: string;
}

const COLORS = { green: 'bandGreen', blue: 'bandBlue', amber: 'bandAmber', red: 'bandRed' } as const;

/** The band of a percentage with its colour and word. */
export function scoreBand(percentage: number): ScoreBand {
  const band = bandOfPercentage(percentage);
  return { band, colorVar: colorVariable(COLORS[band]), wordKey: `score.band.${band}` };
}
