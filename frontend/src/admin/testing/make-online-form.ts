import { type OnlineForm } from '../kit/online-form/online-form.api.ts';

/** The online form of the questionnaire 7 as the API sends it: closed, with questions. */
export function makeOnlineForm(patch: Partial<OnlineForm> = {}): OnlineForm {
  return {
    questionnaireId: 7,
    isOpen: false,
    opensAt: null,
    closesAt: null,
    intro: null,
    closedText: null,
    confirmAddress: true,
    showScore: false,
    slug: 'felmeres',
    formerSlugs: [],
    allowedOrigins: [],
    reminderDays: [],
    inviteAgainMonths: null,
    url: 'https://felmeres.pelda.hu/q/felmeres',
    state: 'closed',
    isActive: true,
    questions: 5,
    responses: 0,
    mailsGoOut: true,
    hasOrganisation: true,
    underWay: 0,
    sentIn: 0,
    ...patch,
  };
}
