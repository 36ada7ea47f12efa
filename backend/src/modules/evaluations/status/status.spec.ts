import {
  mayResetTo,
  needsSnapshot,
  next,
  REGENERATED,
  RESET_TARGETS,
  STATUSES,
  type Status,
  type StatusEvent,
} from './status.js';

const EVENTS: readonly StatusEvent[] = [
  'generated',
  'generation-failed',
  'rescored',
  'verify',
  'mail-accepted',
  'opened',
  'clicked',
];

/** Every change there is; a pair that is not listed changes nothing. */
const CHANGES: Record<string, Status> = {
  'pending generated': 'generated',
  'generated generated': 'generated',
  'verified generated': 'generated',
  'sent generated': 'generated',
  'opened generated': 'generated',
  'clicked generated': 'generated',
  'error generated': 'generated',
  'pending generation-failed': 'error',
  'error generation-failed': 'error',
  'verified rescored': 'generated',
  'generated verify': 'verified',
  'verified mail-accepted': 'sent',
  'sent opened': 'opened',
  'sent clicked': 'clicked',
  'opened clicked': 'clicked',
};

describe('statuses', () => {
  const pairs = STATUSES.flatMap((status) => EVENTS.map((event) => [status, event] as const));

  it.each(pairs)('%s after %s', (status, event) => {
    expect(next(status, event)).toBe(CHANGES[`${status} ${event}`] ?? null);
  });

  it('can all be reached from pending', () => {
    const reached = new Set<Status>(['pending']);
    for (const status of reached)
      for (const event of EVENTS) {
        const after = next(status, event);
        if (after) reached.add(after);
      }
    expect([...reached].sort()).toEqual([...STATUSES].sort());
  });

  it('never go backwards because a client looks', () => {
    for (const status of STATUSES)
      for (const event of ['opened', 'clicked'] as const) {
        const after = next(status, event);
        if (after) expect(STATUSES.indexOf(after)).toBeGreaterThan(STATUSES.indexOf(status));
      }
  });

  it('reach a client only through verify', () => {
    for (const status of STATUSES)
      expect(next(status, 'mail-accepted') === 'sent').toBe(status === 'verified');
    for (const status of STATUSES) expect(next(status, 'verify') === 'verified').toBe(status === 'generated');
  });

  it('may be reset to pending always, to the others only with texts', () => {
    for (const target of RESET_TARGETS) {
      expect(mayResetTo(target, true)).toBe(true);
      expect(mayResetTo(target, false)).toBe(target === 'pending');
    }
  });

  it('need a snapshot wherever a client may look', () => {
    expect(RESET_TARGETS.filter(needsSnapshot)).toEqual(['verified', 'sent', 'opened']);
  });

  it('are left alone by regenerate-all once the mail is out', () => {
    expect(STATUSES.filter((status) => !REGENERATED.includes(status))).toEqual(['sent', 'opened', 'clicked']);
  });
});
