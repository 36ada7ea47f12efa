import { sentencesOf } from '../../platform/text/sentences.js';
import { hasResult, type PublishedPage } from '../evaluations/published-page.js';
import { firstReasonOf } from './first-reason.js';
import { changeOf } from './pdf/compose-change.js';
import { PDF_TEXTS } from './pdf/texts.js';
import { Words } from './pdf/words.js';

interface Named {
  clientName: string;
  clinicName: string;
}

const namesOf = ({ clientName, clinicName }: Named) => ({
  clientName: clientName || clinicName,
  clinicName: clinicName || clientName,
});

/** A result mail that shows nothing of the result. */
export const NO_RESULT = { score: '', percent: '', step: '', reason: '', change: '' };

/** What the receipt of a response is filled with; whichever name is missing, the other stands in for it. Pure. */
export const receiptContent = (named: Named, link: string) => ({ ...namesOf(named), link });

/**
 * What the result mail is filled with; `showsScore`: whether its score and first step may be shown. Where there is no result the mail
 * says how much was answered, whatever may be shown. Pure.
 */
export const resultContent = (named: Named, link: string, page: PublishedPage, showsScore: boolean) => {
  const { answered, maxScore } = page.evaluation;
  const isShown = showsScore && maxScore > 0 && hasResult(page);
  return {
    ...receiptContent(named, link),
    ...(isShown ? resultOf(page) : NO_RESULT),
    expert: page.evaluation.reviewer?.name ?? '',
    expertRole: page.evaluation.reviewer?.role ?? '',
    ...(answered && !answered.isEnough
      ? { answered: String(answered.questions), questions: String(answered.of) }
      : {}),
  };
};

function resultOf({ evaluation, language, sectionData }: PublishedPage) {
  const { percentage } = evaluation;
  const words = new Words(PDF_TEXTS[language], language);
  const tips = Object.values(sectionData).flatMap((section) => section.tips);
  const ranked = tips.toSorted((one, other) => one.rank - other.rank);
  const reason = firstReasonOf(ranked);
  const percent = words.percent(percentage);
  return {
    percent,
    score: `${percent} (${words.bandOfPercentage(percentage)})`,
    step: sentencesOf(ranked[0]?.tip ?? '')[0] ?? '',
    // As the page's headline has it.
    reason: reason === null ? '' : words.say(reason),
    change: changeOf(evaluation, words)[0] ?? '',
  };
}

/** What a shared page's mail is filled with: as the page, it names the clinic and nobody. Pure. */
export const shareContent = ({ clinicName }: Pick<Named, 'clinicName'>, link: string) => ({
  clinicName,
  link,
});
