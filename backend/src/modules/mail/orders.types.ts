import type { Language } from '../../platform/http/languages.js';
import type { NoticeKind } from './messages/outlines.js';

/** The result of an evaluation, for its client or, as a test, for one of ours. */
export interface ResultMail {
  evaluationId: string;
  questionnaireId: number;
  to: string;
  language: Language;
  content: { clientName: string; clinicName: string; link: string };
}

/** What follows from what clients do, to one recipient each. Nothing of it is theirs to word. */
export interface RequestedMails {
  kind: 'receipt' | 'offer' | 'share';
  evaluationId: string;
  questionnaireId: number;
  offerRequestId?: string;
  to: string[];
  language: Language;
  content: Record<string, string>;
}

/** What admins are told, in one mail each. */
export interface Notice {
  kind: NoticeKind;
  to: string[];
  language: Language;
  content: Record<string, string>;
}
