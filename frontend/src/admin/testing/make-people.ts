import { type Grant } from '../screens/users/grants.api.ts';
import { type Token } from '../screens/account/tokens/tokens.api.ts';
import { type AuditEntry } from '../screens/audit/audit.api.ts';
import { type UserImpact, type ListedAdmin } from '../screens/users/users.api.ts';

/** The admin that tests are signed in as, unless they say otherwise. */
export const self: ListedAdmin = {
  id: 1,
  email: 'admin@example.com',
  passkeys: 0,
  createdAt: '2026-11-01T08:00:00Z',
};

/** Another admin. */
export function makeUser(patch: Partial<ListedAdmin> = {}): ListedAdmin {
  return { id: 2, email: 'bela@rendelo.hu', passkeys: 0, createdAt: '2026-11-20T10:00:00Z', ...patch };
}

/** A grant as the API sends it. */
export function makeGrant(patch: Partial<Grant> = {}): Grant {
  return {
    id: 5,
    adminId: 2,
    adminEmail: 'bela@rendelo.hu',
    questionnaireId: 7,
    questionnaireName: 'Rendelők 2026',
    createdAt: '2026-11-20T10:00:00Z',
    revocable: true,
    ...patch,
  };
}

/** What a change takes away: nothing, unless the test says otherwise. */
export function makeUserImpact(patch: Partial<UserImpact> = {}): UserImpact {
  return {
    grantsLost: [],
    hiddenGrantsLost: 0,
    blocking: [],
    hiddenBlocking: 0,
    isLastAdmin: false,
    tokens: 0,
    ...patch,
  };
}

/** An API token. */
export function makeToken(patch: Partial<Token> = {}): Token {
  return {
    readsOnly: false,
    questionnaireId: null,
    id: 3,
    name: 'Kimutatás',
    createdAt: '2026-11-20T10:00:00Z',
    lastUsedAt: null,
    expiresAt: null,
    ...patch,
  };
}

/** An entry of the audit log. */
export function makeEntry(patch: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: '90',
    at: '2026-11-20T10:00:00Z',
    adminId: 2,
    adminEmail: 'bela@rendelo.hu',
    questionnaireId: 7,
    questionnaireName: 'Rendelők 2026',
    action: 'evaluation.send',
    target: '7c1d',
    targetName: null,
    result: 'done',
    details: null,
    ...patch,
  };
}
