import { expect, it } from 'vitest';
import { makeReview, makeMissingPlace } from '../../../testing/make-configuration.ts';
import { toDosOf } from './to-dos.ts';

const known = {
  totals: { sections: 2, questions: 3, maxScore: 5 },
  items: makeReview().items,
  unknownAnswers: 0,
  services: [],
  hasOrganisation: true,
};
const state = { missing: [], lastSuccessAt: null, lastFailure: null };

it('begins with a section, then with a question, whatever else is wanted', () => {
  const services = [
    { ...state, service: 'mail' as const, configured: true, lastFailureAt: '2026-05-01T08:00:00Z' },
  ];
  const totals = { sections: 0, questions: 0, maxScore: 0 };
  expect(toDosOf({ ...known, totals, services })).toEqual([
    { label: 'config.next.section', count: 1, to: '/config#add-section' },
  ]);
  expect(toDosOf({ ...known, totals: { ...totals, sections: 1 } })[0]?.label).toBe('config.next.question');
});

it('names what is left with its number and its first place', () => {
  const welcome = makeMissingPlace({ field: 'welcomeTips', questionId: null, sectionId: null });
  const { items } = makeReview({
    meanings: [
      makeMissingPlace({ field: 'meaning', optionId: 5 }),
      makeMissingPlace({ field: 'meaning', optionId: 6 }),
    ],
    welcome: [welcome],
  });
  const services = [
    { ...state, service: 'mail' as const, configured: true, lastFailureAt: '2026-05-01T08:00:00Z' },
    { ...state, service: 'trello' as const, configured: false, lastFailureAt: null },
  ];
  expect(toDosOf({ ...known, items, services, unknownAnswers: 4 })).toEqual([
    { label: 'config.unknown.title', count: 4, to: '/config#unknown-answers' },
    { label: 'config.complete.meanings', count: 2, to: '/config#answer-11-5-meaning', item: items[2] },
    { label: 'config.complete.welcome', count: 1, to: '/config#welcome-tips', item: items[6] },
    { label: 'config.next.services', count: 1, to: '/config#services' },
  ]);
  expect(toDosOf(known)).toEqual([]);
});

it('names the organisation without which no form can be opened', () => {
  expect(toDosOf({ ...known, hasOrganisation: false })).toEqual([
    { label: 'config.next.organisation', count: 1, to: '/settings#organisation_name' },
  ]);
});
