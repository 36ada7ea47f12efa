/** Server and browser judge a percentage alike. */
export {
  type Band,
  bandOfPercentage,
} from '../../../../backend/src/modules/results/page-rules/score-band.ts';
