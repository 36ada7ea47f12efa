import type { Language } from '../../../platform/http/languages.js';
import { percentText } from '../../../platform/text/percent.js';
import { say } from '../../../platform/text/say.js';
import type { Status } from '../../evaluations/status/status.js';
import en from './texts/cards.en.json' with { type: 'json' };
import hu from './texts/cards.hu.json' with { type: 'json' };
import ro from './texts/cards.ro.json' with { type: 'json' };

const TEXTS = { hu, en, ro };
const MOST_NAME = 200;
/** Trello takes 16,384. */
const MOST_COMMENT = 4000;

export interface CardFacts {
  id: string;
  clinicName: string;
  totalScore: number;
  maxScore: number;
  percentage: number;
}

/** What a comment is about: a status, a request for an offer, or that the evaluation was deleted, brought back or anonymised. */
export type CommentNews =
  | { kind: 'status'; from: Status; to: Status; byHand?: boolean }
  | { kind: 'offer'; product: string }
  | { kind: 'deleted' }
  | { kind: 'restored' }
  | { kind: 'anonymised' };

/** The words that tell a card of ours from others in a list. */
export const markerOf = (evaluationId: string): string => `ref:${evaluationId}`;

/** Name and description of an evaluation's card: its clinic, its score and where it is in the app (rules: Trello cards). Pure. */
export function wordCard(
  facts: CardFacts,
  language: Language,
  publicUrl: string,
): { name: string; desc: string } {
  const texts = TEXTS[language];
  const clinic = oneLine(facts.clinicName) || texts.unnamed;
  const percentage = percentText(facts.percentage, language);
  const link = `${publicUrl}/dashboard?${new URLSearchParams({ edit: facts.id }).toString()}`;
  const lines = [
    `**${texts.clinic}:** ${escapeMarkdown(clip(clinic, MOST_NAME))}`,
    `**${texts.score}:** ${facts.totalScore} / ${facts.maxScore}`,
    '',
    `[${texts.open}](${link})`,
    '',
    markerOf(facts.id),
  ];
  return { name: `${clip(clinic, MOST_NAME - 20)} – ${percentage}`, desc: lines.join('\n') };
}

/** A comment in the questionnaire's language. Pure. */
export function wordComment(news: CommentNews, language: Language): string {
  const texts = TEXTS[language];
  if (news.kind === 'status')
    return say(texts, language, news.byHand ? 'comment.marked' : 'comment.status', {
      from: texts[`status.${news.from}`],
      to: texts[`status.${news.to}`],
    });
  if (news.kind === 'offer')
    return say(texts, language, 'comment.offer', {
      product: escapeMarkdown(clip(oneLine(news.product), MOST_COMMENT)),
    });
  return texts[`comment.${news.kind}`];
}

/** Text that Markdown shows as it stands: no links, mentions, headings or emphasis come of it. Pure. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()<>#+\-.!|~@:&]/g, '\\$&');
}

/** Cut at a whole character. */
const clip = (text: string, most: number) => Array.from(text).slice(0, most).join('');
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
