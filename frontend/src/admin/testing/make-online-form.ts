import { type Schemas } from '../../shared/api/operations.ts';
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

/** How far invited clinics have come: nobody was invited, but for those of the patch. */
export function makeInvited(
  patch: Partial<Schemas['InvitationCountsResponse']> = {},
): Schemas['InvitationSummaryResponse'] {
  const none = { waiting: 0, invited: 0, opened: 0, started: 0, finished: 0, 'opted-out': 0, undelivered: 0 };
  return { counts: { ...none, ...patch }, mailWay: 'sent', formState: 'open' };
}
