import { expect, it } from 'vitest';
import { open, settled, typed, type Edits } from './edits.ts';

const saved = { name: 'Régi', note: 'Marad' };
type Record = typeof saved;

it('holds what differs from what is saved, and nothing else', () => {
  const edits = typed<Record, 'name'>({}, saved, ['name', 'Új']);
  expect(edits).toEqual({ name: 'Új' });
  expect(typed<Record, 'name'>(edits, saved, ['name', 'Régi'])).toEqual({});
});

it('leaves what was changed again while a save was under way', () => {
  const sent: Edits<Record> = { name: 'Új', note: 'Más' };
  expect(settled<Record>({ name: 'Újabb', note: 'Más' }, sent)).toEqual({ name: 'Újabb' });
});

it('is open no more where somebody else has saved the same', () => {
  expect(open<Record>({ name: 'Új', note: 'Más' }, { name: 'Új', note: 'Marad' })).toEqual({ note: 'Más' });
});
