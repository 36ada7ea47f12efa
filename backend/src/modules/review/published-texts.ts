import type { Language } from '../../platform/http/languages.js';
import { fold } from '../../platform/text/fold.js';
import { rankedSteps } from '../scoring/ranked-steps.js';
import { suggestionsOf } from '../scoring/score-page.js';
import type { Score } from '../scoring/scoring.types.js';
import { type CheckRule, type Finding, findingId } from './checks/finding.js';
import { sentenceAt, sentencesOf } from './spans.js';
import { checkText, type ConfigurationRule } from './configuration/check-configuration.js';
import type { ReportSource, TextField } from './configuration/configuration-texts.js';

interface Published {
  /** 'tips.12' by the question's row id, 'products.<id>', 'descriptions.3' by the section's, 'welcome.greeting', 'wordings.<key>'. */
  field: string;
  text: string;
  kind: TextField;
}

/** A fault that no client should read, wherever it stands; style is a matter of the configuration. */
const FAULTS: readonly ConfigurationRule[] = ['placeholder', 'link', 'markup', 'language'];
/** A label is short, and has placeholders that the page fills in. */
const WORDING_FAULTS: readonly ConfigurationRule[] = ['link'];

/** People number and list what they write; as plain text that reads well. */
const LIST_MARK = /^\s*(?:\p{N}{1,2}[.)]|[-*•▪◦·‣●–—+])\s*$/u;

const isFault = ({ field }: Published, { rule, text }: { rule: ConfigurationRule; text: string }): boolean =>
  (field.startsWith('wordings.') ? WORDING_FAULTS : FAULTS).includes(rule) &&
  !(rule === 'markup' && LIST_MARK.test(text));

/** Whether a finding is in a text that other evaluations publish as well. */
export const isShared = (field: string): boolean =>
  /^(?:tips|products|descriptions|welcome|wordings)\./.test(field);

/**
 * Faults in what an evaluation publishes beside its own texts: tips and advice, products, sections, welcome texts and own
 * wordings of the page. They are findings like those of its texts. Pure (rules: checks of texts).
 */
export function findInPublished(
  score: Score,
  source: ReportSource & { language: Language; wordings: Record<string, string> },
): Finding[] {
  return publishedTexts(score, source).flatMap((published) => {
    const { field, text, kind } = published;
    const place = { field: kind, text, sectionId: null, questionId: null, optionId: null };
    const sentences = sentencesOf(text);
    return checkText(place, source.language)
      .filter((found) => isFault(published, found))
      .map(({ rule, start, end, text: part }) => {
        const sentence = sentenceAt(sentences, start, text);
        const finding = { rule: rule as CheckRule, field, text: part };
        return {
          id: findingId(finding, text.slice(sentence.start, sentence.end), 0),
          ...finding,
          start,
          end,
        };
      });
  });
}

function publishedTexts(
  score: Score,
  { sections, welcome, wordings, language }: ReportSource & Parameters<typeof findInPublished>[1],
): Published[] {
  const scored = new Set(score.sectionScores.map(({ sectionId }) => sectionId));
  const tips = new Map(
    rankedSteps(sections, score).map(({ question, text }) => [fold(text ?? ''), { id: question.id, text }]),
  );
  const all: [string, string | null, TextField][] = [
    ['welcome.greeting', welcome.welcomeGreeting, 'welcomeGreeting'],
    ['welcome.content', welcome.welcomeContent, 'welcomeContent'],
    ['welcome.tips', welcome.welcomeTips, 'welcomeTips'],
    ...sections
      .filter(({ id }) => scored.has(id))
      .map(({ id, description }): [string, string | null, TextField] => [
        `descriptions.${id}`,
        description,
        'description',
      ]),
    ...[...tips.values()].map(({ id, text }): [string, string | null, TextField] => [
      `tips.${id}`,
      text,
      'relatedTip',
    ]),
    ...suggestionsOf(sections, score, language).products.map(
      ({ product }): [string, string | null, TextField] => [
        `products.${product.id}`,
        product.description,
        'productDescription',
      ],
    ),
    ...Object.entries(wordings).map(([key, text]): [string, string | null, TextField] => [
      `wordings.${key}`,
      text,
      'welcomeContent',
    ]),
  ];
  return all.flatMap(([field, text, kind]) =>
    text !== null && text.trim() !== '' ? [{ field, text, kind }] : [],
  );
}
