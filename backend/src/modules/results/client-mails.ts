import type { PublishedPage } from '../evaluations/published-page.js';
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

/** A result mail that tells nothing of the result. */
export const NO_RESULT = { score: '', step: '', change: '' };

/** What the receipt of a response is filled with; whichever name is missing, the other stands in for it. Pure. */
export const receiptContent = (named: Named, link: string) => ({ ...namesOf(named), link });

/** What the result mail is filled with; `page`: where its score and first step may be shown. Pure. */
export const resultContent = (named: Named, link: string, page: PublishedPage | null) => ({
  ...receiptContent(named, link),
  ...(page && page.evaluation.maxScore > 0 ? resultOf(page) : NO_RESULT),
});

function resultOf({ evaluation, language, sectionData }: PublishedPage) {
  const { percentage } = evaluation;
  const words = new Words(PDF_TEXTS[language], language);
  const tips = Object.values(sectionData).flatMap((section) => section.tips);
  const [first] = tips.toSorted((one, other) => one.rank - other.rank);
  return {
    score: `${words.percent(percentage)} (${words.bandOfPercentage(percentage)})`,
    step: first?.tip ?? '',
    change: changeOf(evaluation, words)[0] ?? '',
  };
}

/** What a shared page's mail is filled with: as the page, it names the clinic and nobody. Pure. */
export const shareContent = ({ clinicName }: Pick<Named, 'clinicName'>, link: string) => ({
  clinicName,
  link,
});
