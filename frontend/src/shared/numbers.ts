/** Numbers are read alike by server and browser: this is the server's own code, which imports nothing. */
export {
  bandOf,
  type NumberFault,
  numberIn,
  type NumberRange,
  numberWords,
  rangeOf,
  readNumber,
} from '../../../backend/src/modules/questionnaires/numbers/number-answer.ts';
