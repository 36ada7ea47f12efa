import type { Language } from '../../platform/http/languages.js';
import type { NoticeKind } from './messages/mail-templates.js';

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
