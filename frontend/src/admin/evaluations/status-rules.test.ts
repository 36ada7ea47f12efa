import { describe, expect, it } from 'vitest';
import {
  canPreview,
  evaluationStatuses,
  hasTexts,
  isEvaluationStatus,
  nextStep,
  resetTargetsOf,
  type EvaluationStatus,
} from './status-rules.ts';

const facts = (status: EvaluationStatus, generatedAt: string | null = null) => ({
  status,
  generatedAt,
  hasSnapshot: false,
});

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

describe('texts', () => {
  it('exist for every status after generation', () => {
    const withTexts = evaluationStatuses.filter((status) => hasTexts(facts(status)));
    expect(withTexts).toEqual(['generated', 'verified', 'sent', 'opened', 'clicked']);
  });

  it('exist for an evaluation that was reset to pending after a generation', () => {
    expect(hasTexts(facts('pending', '2026-11-20T10:00:00Z'))).toBe(true);
    expect(canPreview(facts('error', '2026-11-20T10:00:00Z'))).toBe(true);
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
