import { composeTimeline, MOST_ENTRIES, type TimelineSource } from './compose-timeline.js';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 25, 8, minute));
const source: TimelineSource = {
  evaluation: { submittedAt: at(0), generatedAt: at(1), openedAt: at(20), clickedAt: null },
  acts: [
    { at: at(5), action: 'evaluation.verify', adminId: 3, details: { approval: 'person' } },
    { at: at(2), action: 'evaluation.edit', adminId: 3, details: { texts: 2 } },
    { at: at(3), action: 'evaluation.edit', adminId: 3, details: { texts: 0 } },
    { at: at(4), action: 'evaluation.export-pdf', adminId: 3, details: null },
  ],
  mails: [
    { kind: 'result', state: 'accepted', delivery: 'bounced', acceptedAt: at(10), changedAt: at(12) },
    { kind: 'test', state: 'accepted', delivery: null, acceptedAt: at(9), changedAt: at(9) },
  ],
  offers: [{ at: at(25), product: 'Időpontfoglaló' }],
};

describe('composeTimeline', () => {
  it('tells what happened from all its sources, newest first', () => {
    expect(composeTimeline(source).map(({ what, adminId, about }) => [what, adminId, about])).toEqual([
      ['offer', null, 'Időpontfoglaló'],
      ['opened', null, null],
      ['mail-bounced', null, null],
      ['handed-over', null, null],
      ['approved-person', 3, null],
      ['edited', 3, '2'],
      ['written', null, null],
      ['received', null, null],
    ]);
  });

  it('tells the newest ones of very many', () => {
    const acts = Array.from({ length: 300 }, (_, index) => ({ ...source.acts[0]!, at: at(30 + index) }));
    const timeline = composeTimeline({ ...source, acts });
    expect(timeline).toHaveLength(MOST_ENTRIES);
    expect(timeline[0]!.at).toEqual(at(329));
  });
});
