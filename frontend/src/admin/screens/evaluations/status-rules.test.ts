import { describe, expect, it } from 'vitest';
import { makeMail } from '../../testing/make.ts';
import {
  type EvaluationStatus,
  evaluationStatuses,
  isEvaluationStatus,
} from '../../kit/evaluations/evaluations.api.ts';
import { canEdit, fits, hasTexts, isWithClient, nextStep, resetTargetsOf, rowStep } from './status-rules.ts';

const facts = (status: EvaluationStatus, generatedAt: string | null = null) => ({
  status,
  generatedAt,
  hasSnapshot: false,
});
const unedited = { editedSinceApproval: false };

describe('nextStep', () => {
  it.each([
    ['pending', 'generate'],
    ['error', 'generate'],
    ['generated', 'verify'],
    ['verified', 'send'],
    ['sent', null],
    ['opened', null],
    ['clicked', null],
  ] as const)('of %s is %s', (status, step) => {
    expect(nextStep(status)).toBe(step);
  });
});

it('what has not arrived is sent again, once the address is right', () => {
  const bounced = makeMail('accepted', { delivery: 'bounced' });
  expect(rowStep({ ...unedited, status: 'sent', mail: bounced })).toBe('correct');
  expect(
    rowStep({ ...unedited, status: 'verified', mail: makeMail('failed', { delivery: 'bounced' }) }),
  ).toBe('correct');
  expect(rowStep({ ...unedited, status: 'sent', mail: makeMail('failed') })).toBe('send');
  expect(rowStep({ ...unedited, status: 'sent', mail: makeMail('accepted') })).toBeNull();
  expect(rowStep({ ...unedited, status: 'opened', mail: bounced })).toBeNull();
  expect(rowStep({ ...unedited, status: 'generated', mail: bounced })).toBe('verify');
});

it('what was edited after it was approved is approved again before it is sent', () => {
  const edited = { editedSinceApproval: true, mail: null };
  for (const status of ['verified', 'sent', 'clicked'] as const) {
    expect(rowStep({ ...edited, status })).toBe('verify');
    expect(fits('verify', { ...edited, status })).toBe(true);
  }
  expect(fits('send', { ...edited, status: 'verified' })).toBe(false);
});

describe('texts', () => {
  it('exist for every status after generation', () => {
    const withTexts = evaluationStatuses.filter((status) => hasTexts(facts(status)));
    expect(withTexts).toEqual(['generated', 'verified', 'sent', 'opened', 'clicked']);
  });

  it('exist for an evaluation that was reset to pending after a generation', () => {
    expect(hasTexts(facts('pending', '2026-11-20T10:00:00Z'))).toBe(true);
  });
});

it('editing is offered for generated and everything after it', () => {
  const editable = evaluationStatuses.filter((status) => canEdit({ status }));
  expect(editable).toEqual(['generated', 'verified', 'sent', 'opened', 'clicked']);
  expect(evaluationStatuses.filter((status) => isWithClient({ status }))).toEqual([
    'sent',
    'opened',
    'clicked',
  ]);
});

describe('fits', () => {
  it('knows which step goes with which status', () => {
    const verified = { ...unedited, status: 'verified', mail: null } as const;
    expect(fits('verify', { ...unedited, status: 'generated', mail: null })).toBe(true);
    expect(fits('verify', verified)).toBe(false);
    expect(fits('send', verified)).toBe(true);
    expect(fits('send', { ...unedited, status: 'sent', mail: null })).toBe(false);
    expect(fits('generate', { ...unedited, status: 'clicked', mail: null })).toBe(true);
  });

  it('never starts a second mail while one is on its way', () => {
    for (const state of ['queued', 'sending'] as const) {
      expect(fits('send', { ...unedited, status: 'verified', mail: makeMail(state) })).toBe(false);
    }
    expect(fits('send', { ...unedited, status: 'verified', mail: makeMail('uncertain') })).toBe(true);
  });
});

describe('resetTargetsOf', () => {
  it('never offers the present status', () => {
    for (const status of evaluationStatuses) expect(resetTargetsOf(facts(status))).not.toContain(status);
  });

  it('offers all five from clicked', () => {
    expect(resetTargetsOf(facts('clicked'))).toEqual(['pending', 'generated', 'verified', 'sent', 'opened']);
  });

  it('offers nothing that needs texts when there are none', () => {
    expect(resetTargetsOf(facts('pending'))).toEqual([]);
    expect(resetTargetsOf(facts('error'))).toEqual(['pending']);
  });
});

describe('isEvaluationStatus', () => {
  it('refuses what is not a status', () => {
    expect(isEvaluationStatus('sent')).toBe(true);
    expect(isEvaluationStatus('SENT')).toBe(false);
    expect(isEvaluationStatus('')).toBe(false);
    expect(isEvaluationStatus(null)).toBe(false);
  });
});
