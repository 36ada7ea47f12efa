import { wordingsOf } from './wordings.js';

it('A meaning has a wording per line', () => {
  expect(wordingsOf('Booking is online.\n\n  Patients book online. \r\n')).toEqual([
    'Booking is online.',
    'Patients book online.',
  ]);
  expect(wordingsOf(' ')).toEqual([]);
  expect(wordingsOf(null)).toEqual([]);
});
