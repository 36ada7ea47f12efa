import type { PlannedCall, ReportedUsage } from '../writers/call-meter.js';

/** Hungarian and Romanian have about two and a half bytes a token, English four: two is on the safe side. */
const SAFE_BYTES_PER_TOKEN = 2;
/** What texts in these languages come to on average, for answers that report no tokens. */
const USUAL_BYTES_PER_TOKEN = 3;

export interface Tokens {
  prompt: number;
  completion: number;
}

export interface CallCost extends Tokens {
  isEstimated: boolean;
}

/** What a call may cost at most, before it is made. Pure (rules: daily token cap). */
export const mostOf = ({
  promptBytes,
  tokenLimit,
}: Pick<PlannedCall, 'promptBytes' | 'tokenLimit'>): Tokens => ({
  prompt: Math.ceil(promptBytes / SAFE_BYTES_PER_TOKEN),
  completion: tokenLimit,
});

/** What a call has cost: as the server reports, else estimated from the length of prompt and answer. Pure (rules: AI usage). */
export function costOf({ promptBytes }: Pick<PlannedCall, 'promptBytes'>, reported: ReportedUsage): CallCost {
  const prompt = reported.prompt ?? Math.ceil(promptBytes / USUAL_BYTES_PER_TOKEN);
  const completion = reported.completion ?? Math.ceil(reported.answerBytes / USUAL_BYTES_PER_TOKEN);
  return { prompt, completion, isEstimated: reported.prompt === null || reported.completion === null };
}

/** What a call has cost whose answer never came, though the server may have worked on it: its prompt. Pure. */
export const costOfNoAnswer = ({ promptBytes }: Pick<PlannedCall, 'promptBytes'>): CallCost => ({
  prompt: Math.ceil(promptBytes / USUAL_BYTES_PER_TOKEN),
  completion: 0,
  isEstimated: true,
});

/** Servers charge nothing for what they refuse. */
export const NO_COST: CallCost = { prompt: 0, completion: 0, isEstimated: false };
