/** What the name of an operation is made of. */
export interface NamedCall {
  method: string;
  /** As the document writes it: /api/admin/evaluation/{id}. */
  path: string;
  /** Whether the answer is a list. */
  isList: boolean;
}

/** Names that the address does not tell well, by method and address. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'DELETE /api/admin/drafts/{id}': 'eraseDraft',
  'DELETE /api/admin/evaluation/{id}': 'trashEvaluation',
  'DELETE /api/admin/invitations/{id}': 'withdrawInvitation',
  'DELETE /api/admin/password': 'removePassword',
  'DELETE /api/admin/passkeys/{id}': 'removePasskey',
  'DELETE /api/admin/users/{id}/passkeys': 'removePasskeysOfAdmin',
  'POST /api/admin/passkeys': 'addPasskey',
  'POST /api/admin/passkeys/options': 'beginPasskey',
  'POST /api/passkey-sign-in': 'signInWithPasskey',
  'POST /api/passkey-sign-in/options': 'beginPasskeySignIn',
  'DELETE /api/admin/questionnaire/{questionnaireId}/access/{adminId}': 'revokeAccess',
  'DELETE /api/admin/questionnaires/{id}': 'hideQuestionnaire',
  'DELETE /api/admin/settings/{key}': 'clearSetting',
  'DELETE /api/admin/tokens/{id}': 'revokeToken',
  'DELETE /api/evaluation/{hashedUrl}/shared-links/{linkId}': 'revokeSharedLink',
  'GET /api/admin/analytics/{questionnaireId}/returned': 'getReturnedClinics',
  'GET /api/admin/evaluation/{id}/consent': 'getConsent',
  'GET /api/admin/evaluation/{id}/former': 'getFormerResponse',
  'GET /api/admin/evaluation/{id}/opened': 'getOpenedTexts',
  'GET /api/admin/online-form/invite-again': 'countClinicsToInviteAgain',
  'GET /api/admin/personal-data': 'findPersonalData',
  'GET /api/admin/questionnaire-access': 'listAccess',
  'GET /api/admin/questions': 'listQuestions',
  'GET /api/admin/search': 'searchEverywhere',
  'GET /api/admin/trash': 'listTrash',
  'GET /api/admin/users/{id}/impact': 'getAdminImpact',
  'GET /api/admin/users': 'listAdmins',
  'GET /api/admin/admins': 'listAdminNames',
  'GET /api/evaluation/{hashedUrl}': 'getPage',
  'GET /api/evaluation/{hashedUrl}/offers': 'getPageOffers',
  'GET /api/evaluation/{hashedUrl}/pdf': 'getPagePdf',
  'GET /api/evaluation/{hashedUrl}/plan': 'getPlan',
  'GET /api/evaluation/{hashedUrl}/plan/calendar': 'getPlanCalendar',
  'GET /api/evaluation/{hashedUrl}/plan/workbook': 'getPlanWorkbook',
  'GET /api/evaluation/{hashedUrl}/shared-links': 'listSharedLinks',
  'GET /api/evaluation/{hashedUrl}/texts': 'getPageTexts',
  'GET /api/landing/settings': 'getLandingSettings',
  'GET /api/mail/opt-out': 'openOptOutPage',
  'GET /api/single-sign-on': 'getSingleSignOn',
  'GET /api/single-sign-on/callback': 'finishSingleSignOn',
  'GET /api/single-sign-on/start': 'beginSingleSignOn',
  'GET /api/ui-texts/{questionnaireId}/{language}': 'getDictionary',
  'GET /api/user': 'getOwnUser',
  'GET /api/welcome-texts': 'getPublicWelcomeTexts',
  'PATCH /api/admin/users/{id}': 'updateAdmin',
  'DELETE /api/admin/users/{id}': 'deleteAdmin',
  'POST /api/admin/users': 'createAdmin',
  'POST /api/admin/users/{id}/sign-out': 'signOutAdmin',
  'POST /api/admin/evaluation/{id}/address-check': 'waiveAddressCheck',
  'POST /api/admin/evaluation/{id}/opened': 'noteOpenedTexts',
  'POST /api/admin/evaluations/bulk': 'startBulkStep',
  'POST /api/admin/evaluations/delete': 'trashEvaluations',
  'DELETE /api/admin/delete-all-evaluations': 'trashAllEvaluations',
  'POST /api/admin/invitations': 'inviteClinics',
  'POST /api/admin/invitations/upload': 'inviteClinicsOfFile',
  'POST /api/admin/personal-data/lift': 'liftAddress',
  'POST /api/admin/question/{id}/impact': 'foretellQuestionImpact',
  'POST /api/admin/questionnaire/{questionnaireId}/access': 'grantAccess',
  'POST /api/admin/responses': 'sendResponses',
  'POST /api/admin/webhooks/{id}/resend-failed': 'resendFailedDeliveries',
  'POST /api/admin/session/questionnaire': 'chooseQuestionnaire',
  'POST /api/admin/settings': 'saveSetting',
  'POST /api/admin/settings/send-test': 'sendTestMail',
  'POST /api/admin/settings/test/{integration}': 'testIntegration',
  'POST /api/admin/trash/restore': 'restoreFromTrash',
  'POST /api/admin/warnings/dismiss': 'dismissWarning',
  'POST /api/admin/ui-texts/import': 'importUiTexts',
  'GET /api/admin/ui-texts/export': 'exportUiTexts',
  'GET /api/admin/ui-texts/catalogue': 'listUiTextCatalogue',
  'GET /api/admin/ui-texts/places': 'listUiTextPlaces',
  'GET /api/admin/audit': 'listAuditEntries',
  'GET /api/admin/audit/actions': 'listAuditActions',
  'GET /api/admin/audit/export': 'exportAuditEntries',
  'POST /api/admin/unknown-answers/map': 'mapUnknownAnswer',
  'POST /api/evaluation/{hashedUrl}/events': 'reportPageUse',
  'POST /api/evaluation/{hashedUrl}/request-offer': 'requestOffer',
  'POST /api/evaluation/{hashedUrl}/share': 'sharePageByMail',
  'POST /api/evaluation/{hashedUrl}/shared-links': 'createSharedLink',
  'PUT /api/evaluation/{hashedUrl}/plan/{questionId}': 'updatePlanStep',
  'POST /api/forms/{slug}/visits': 'reportFormVisit',
  'POST /api/forms/{slug}/confirm-address': 'confirmFormAddress',
  'POST /api/forms/{slug}/draft/continue-later': 'mailFormDraftLink',
  'POST /api/forms/{slug}/draft/read': 'readFormDraft',
  'POST /api/forms/{slug}/draft/submit': 'submitFormDraft',
  'PUT /api/forms/{slug}/draft/answers': 'saveFormDraftAnswers',
  'POST /api/login': 'signInWithPassword',
  'POST /api/logout': 'signOut',
  'POST /api/mail-events': 'takeMailReports',
  'POST /api/mail/opt-out': 'optOut',
  'POST /api/register': 'setPassword',
  'POST /api/sign-out-everywhere': 'signOutEverywhere',
  'POST /api/admin/send-magic-link': 'sendSignInCode',
  'POST /api/admin/verify-magic-link': 'signInWithCode',
  'PUT /api/admin/configuration/order': 'reorderConfiguration',
  'PUT /api/admin/evaluation/{id}': 'updateEvaluationTexts',
  'PUT /api/admin/evaluation/{id}/assignee': 'assignEvaluation',
  'PUT /api/admin/evaluation/{id}/former': 'chooseFormerResponse',
  'PUT /api/admin/welcome-texts': 'updateWelcomeTexts',
  'GET /api/admin/questionnaires/{id}/sync-schedule': 'getSyncSchedule',
  'GET /api/admin/settings/trello-lists': 'listTrelloLists',
  'GET /api/admin/settings/retention-impact': 'getRetentionImpact',
};

/** An address that ends with one of these says itself what is done. */
const VERBS = new Set(
  (
    'cancel copy correct download draft export import regenerate resend reset restore retry rotate send sync test ' +
    'verify withdraw erase'
  ).split(' '),
);

const BY_METHOD: Readonly<Record<string, string>> = {
  POST: 'create',
  PUT: 'update',
  PATCH: 'update',
  DELETE: 'delete',
};

/** `listEvaluations`, `getEvaluation`, `verifyEvaluation` …: made of method and address. Pure. */
export function operationName({ method, path, isList }: NamedCall): string {
  const known = EXCEPTIONS[`${method} ${path}`];
  if (known) return known;
  const parts = path.split('/').filter((part) => part !== '' && part !== 'api' && part !== 'admin');
  const fixed = parts.filter((part) => !part.startsWith('{'));
  const last = fixed.at(-1)!;
  const before = fixed.slice(0, -1).map((part) => capital(singular(camel(part))));
  const [first = '', ...rest] = last.split('-');
  if (VERBS.has(first)) return [first, ...before, ...rest.map(capital)].join('');
  const isRead = method === 'GET';
  const verb = isRead ? (isList ? 'list' : 'get') : BY_METHOD[method]!;
  const isMany = isRead && (isList || !parts.at(-1)!.startsWith('{'));
  return [verb, ...before, capital(isMany ? camel(last) : singular(camel(last)))].join('');
}

/** The names of all calls; a second address of a call that names its questionnaire says so. */
export function operationNames(calls: readonly NamedCall[]): string[] {
  const known = new Set(calls.map(({ method, path }) => `${method} ${path}`));
  return calls.map((call) => {
    const { method, path } = call;
    const shorter = path.replace('/{questionnaireId}', '');
    if (shorter === path || !known.has(`${method} ${shorter}`)) return operationName(call);
    return `${operationName({ ...call, path: shorter })}OfQuestionnaire`;
  });
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const camel = (part: string) =>
  part
    .split('-')
    .map((word, index) => (index === 0 ? word : capital(word)))
    .join('');

function singular(word: string): string {
  if (/(?:ss|us|analytics|configuration|usage)$/i.test(word)) return word;
  return word.replace(/ies$/, 'y').replace(/s$/, '');
}

/** Whoever names a route here that is gone is told. */
export const namedExceptions = (): string[] => Object.keys(EXCEPTIONS);
