import { adviceIfMissing, adviceOf, sentencesIfMissing, wordingsOf } from './wordings.js';

it('A meaning has a wording per line', () => {
  expect(wordingsOf('Booking is online.\n\n  Patients book online. \r\n')).toEqual([
    'Booking is online.',
    'Patients book online.',
  ]);
  expect(wordingsOf(' ')).toEqual([]);
  expect(wordingsOf(null)).toEqual([]);
});

it('What a clinic lacks without an answer is no wording of it', () => {
  const meaning =
    'A link leads to booking.\nIf missing: No link leads to booking yet.\nif missing: Booking has no link.';
  expect(wordingsOf(meaning)).toEqual(['A link leads to booking.']);
  expect(sentencesIfMissing(meaning)).toEqual(['No link leads to booking yet.', 'Booking has no link.']);
  for (const marker of ['Ha hiányzik', 'Dacă lipsește'])
    expect(sentencesIfMissing(`${marker}: Nu.`)).toEqual(['Nu.']);
  expect(sentencesIfMissing(null)).toEqual([]);
});

it('What to do where an answer is missing is no advice on having it', () => {
  const advice = 'Check it.\n\nOnce a year.\nIf missing: Add it.';
  expect([adviceOf(advice), adviceIfMissing(advice)]).toEqual(['Check it.\n\nOnce a year.', 'Add it.']);
  expect([adviceOf('If missing: Add it.'), adviceIfMissing('Check it.')]).toEqual([null, null]);
  expect([adviceOf(null), adviceIfMissing(null)]).toEqual([null, null]);
});
