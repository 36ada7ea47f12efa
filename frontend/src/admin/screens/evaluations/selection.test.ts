import { describe, expect, it } from 'vitest';
import { makeMail, makeRow } from '../../testing/make.ts';
import {
  nothingSelected,
  pageShare,
  pickRows,
  planBulk,
  togglePage,
  togglePick,
  withPresentRows,
  type Selection,
} from './selection.ts';

const row = (id: string, patch: Parameters<typeof makeRow>[0] = {}) => makeRow({ id, ...patch });
const ids = (selection: Selection) => [...selection.keys()];
const page = [row('a'), row('b')];

describe('picking', () => {
  it('leaves out rows that are nothing but numbers any more', () => {
    const rows = [...page, row('gone', { anonymisedAt: '2026-11-21T01:00:00.000Z' })];
    const all = togglePage(nothingSelected, rows);
    expect(ids(all)).toEqual(['a', 'b']);
    expect(pageShare(all, rows)).toBe('all');
    expect(ids(togglePage(all, rows))).toEqual([]);
  });

  it('picks and lets go', () => {
    const one = togglePick(nothingSelected, page[0]!);
    expect(ids(one)).toEqual(['a']);
    expect(ids(togglePick(one, page[0]!))).toEqual([]);
    expect(nothingSelected.size).toBe(0);
  });

  it('takes the rest of the page, then lets the page go, and leaves other pages alone', () => {
    const before = togglePick(togglePick(nothingSelected, row('z')), page[0]!);
    expect(pageShare(before, page)).toBe('some');
    const all = togglePage(before, page);
    expect(ids(all)).toEqual(['z', 'a', 'b']);
    expect(pageShare(all, page)).toBe('all');
    expect(ids(togglePage(all, page))).toEqual(['z']);
    expect(pageShare(all, [])).toBe('none');
  });

  it('adds rows of other pages, but none that is nothing but numbers any more', () => {
    const others = [row('c'), row('gone', { anonymisedAt: '2026-11-21T01:00:00.000Z' })];
    expect(ids(pickRows(togglePage(nothingSelected, page), others))).toEqual(['a', 'b', 'c']);
  });

  it('knows what the list says now', () => {
    const picked = togglePage(nothingSelected, page);
    const now = withPresentRows(picked, [row('a', { status: 'verified' }), row('c')]);
    expect(ids(now)).toEqual(['a', 'b']);
    expect(now.get('a')?.status).toBe('verified');
  });
});

describe('planBulk', () => {
  const picked = togglePage(nothingSelected, [
    row('new'),
    row('failed', { status: 'error' }),
    row('written', { status: 'generated' }),
    row('ready', { status: 'verified' }),
    row('leaving', { status: 'verified', mail: makeMail('queued') }),
    row('bounced', { status: 'verified', mail: makeMail('failed') }),
    row('gone', { status: 'opened' }),
  ]);

  it('verifies what was generated', () => {
    expect(planBulk(picked, 'verify')).toMatchObject({ ids: ['written'], left: 6 });
  });

  it('sends what is verified and not on its way', () => {
    expect(planBulk(picked, 'send')).toMatchObject({ ids: ['ready', 'bounced'], left: 5 });
  });

  it('leaves out of sending the person who has not confirmed the address, and names them', () => {
    const rows = [
      row('ready', { status: 'verified' }),
      row('stranger', { status: 'verified', addressCheck: 'awaited' }),
      row('waived', { status: 'verified', addressCheck: 'waived' }),
    ];
    const plan = planBulk(togglePage(nothingSelected, rows), 'send');
    expect(plan).toMatchObject({ ids: ['ready', 'waived'], left: 0 });
    expect(plan.unconfirmed.map(({ id }) => id)).toEqual(['stranger']);
  });

  it('generates for all and says what is written over', () => {
    expect(planBulk(picked, 'generate')).toMatchObject({ left: 0, rewritten: 5, withClient: 1 });
  });
});
