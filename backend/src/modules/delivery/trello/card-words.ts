import { messageOf } from '../../../platform/errors/messages.js';
import type { Language } from '../../../platform/http/languages.js';
import { percentText } from '../../../platform/text/percent.js';
import type { Status } from '../../evaluations/status/status.js';

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

/** What a card is told: a status, a request for an offer, or that its evaluation was deleted, brought back or anonymised. */
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
  const clinic = oneLine(facts.clinicName) || messageOf('trello_card_unnamed', language);
  const percentage = percentText(facts.percentage, language);
  const link = `${publicUrl}/dashboard?${new URLSearchParams({ edit: facts.id }).toString()}`;
  const lines = [
    `**${messageOf('trello_card_clinic', language)}:** ${escapeMarkdown(clip(clinic, MOST_NAME))}`,
    `**${messageOf('trello_card_score', language)}:** ${facts.totalScore} / ${facts.maxScore}`,
    '',
    `[${messageOf('trello_card_open', language)}](${link})`,
    '',
    markerOf(facts.id),
  ];
  return { name: `${clip(clinic, MOST_NAME - 20)} – ${percentage}`, desc: lines.join('\n') };
}

/** A comment in the questionnaire's language. Pure. */
export function wordComment(news: CommentNews, language: Language): string {
  const status = (of: Status) => messageOf(`trello_status_${of}`, language);
  if (news.kind === 'status')
    return messageOf(news.byHand ? 'trello_comment_marked' : 'trello_comment_status', language, {
      from: status(news.from),
      to: status(news.to),
    });
  if (news.kind === 'offer')
    return messageOf('trello_comment_offer', language, {
      product: escapeMarkdown(clip(oneLine(news.product), MOST_COMMENT)),
    });
  return messageOf(`trello_comment_${news.kind}`, language);
}

/** Text that Markdown shows as it stands: no links, mentions, headings or emphasis come of it. Pure. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()<>#+\-.!|~@:&]/g, '\\$&');
}

/** Cut at a whole character. */
const clip = (text: string, most: number) => Array.from(text).slice(0, most).join('');
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
