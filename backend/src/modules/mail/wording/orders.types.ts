import type { Language } from '../../../platform/http/languages.js';
import type { FORM_KINDS, NoticeKind } from './mail-templates.js';

/** What follows from what clients do, and what they are invited to, to one recipient each. Nothing of it is theirs to word. */
export type RequestedMails = (AboutEvaluation | AboutForm) & {
  questionnaireId: number;
  to: string[];
  language: Language;
  content: Record<string, string>;
};

interface AboutEvaluation {
  kind: 'receipt' | 'confirm' | 'offer' | 'offer-receipt' | 'share';
  evaluationId: string;
  offerRequestId?: string;
}

/** Of these nothing is kept once they have left but that they did. */
interface AboutForm {
  kind: (typeof FORM_KINDS)[number];
}

/** Notices to admins, one mail each. */
export interface Notice {
  kind: NoticeKind;
  to: string[];
  language: Language;
  content: Record<string, string>;
}
