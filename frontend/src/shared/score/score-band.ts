import { colorVariable } from '../theme/tokens.ts';

export type Band = 'green' | 'blue' | 'amber' | 'red';

export interface ScoreBand {
  band: Band;
  /** CSS value of the band's colour. */
  colorVar: string;
  /** Text key of the band's word; colour never speaks alone. */
  wordKey: string;
}

const bands: readonly { from: number; answer: ScoreBand }[] = [
  { from: 75, answer: { band: 'green', colorVar: colorVariable('bandGreen'), wordKey: 'score.band.green' } },
  { from: 50, answer: { band: 'blue', colorVar: colorVariable('bandBlue'), wordKey: 'score.band.blue' } },
  { from: 25, answer: { band: 'amber', colorVar: colorVariable('bandAmber'), wordKey: 'score.band.amber' } },
];
const lowest: ScoreBand = { band: 'red', colorVar: colorVariable('bandRed'), wordKey: 'score.band.red' };

/** The band of a percentage: green from 75, blue from 50, amber from 25, red below (rules: Score bands). */
export function scoreBand(percentage: number): ScoreBand {
  return bands.find((band) => percentage >= band.from)?.answer ?? lowest;
}
