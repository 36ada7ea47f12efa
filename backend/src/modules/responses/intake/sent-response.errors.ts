import type messages from './texts/messages.en.json';

export interface SentReason {
  code: keyof typeof messages;
  params?: Record<string, string | number>;
  /** The question it is about. */
  questionId?: string;
  /** The answer it is about, by its place among `answers`. */
  answerIndex?: number;
}
