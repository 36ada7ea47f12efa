import { readCardId } from '../../evaluations/card-id.js';
import { escapeMarkdown, wordCard, wordComment } from './card-words.js';

const facts = { id: 'e1', clinicName: 'Tóth Belgyógyászat', totalScore: 34, maxScore: 44, percentage: 77.3 };

describe('The words of a card', () => {
  it('name the clinic, the score and the way to the evaluation, and end with the marker', () => {
    const { name, desc } = wordCard(facts, 'hu', 'https://felmeres.example');
    expect(name).toBe('Tóth Belgyógyászat – 77,3%');
    expect(desc).toContain('**Pontszám:** 34 / 44');
    expect(desc).toContain('(https://felmeres.example/dashboard?edit=e1)');
    expect(desc.endsWith('\nref:e1')).toBe(true);
  });

  it('fit Trello however long the name is, and do without one', () => {
    const long = wordCard({ ...facts, clinicName: '🦷'.repeat(5000) }, 'en', 'https://x.example');
    expect(long.name.length).toBeLessThanOrEqual(400);
    expect(long.desc.length).toBeLessThan(16_384);
    expect(wordCard({ ...facts, clinicName: ' \n ' }, 'ro', 'https://x.example').name).toBe(
      'Clinică fără nume – 77,3\u00a0%',
    );
  });

  it.each([
    ['[Click](https://evil.example)', '\\[Click\\]\\(https\\://evil\\.example\\)'],
    ['@board **x** <b>', '\\@board \\*\\*x\\*\\* \\<b\\>'],
    ['a\\b & c', 'a\\\\b \\& c'],
  ])('show %s as it stands', (text, escaped) => {
    expect(escapeMarkdown(text)).toBe(escaped);
    expect(wordCard({ ...facts, clinicName: text }, 'en', '').desc).toContain(escaped);
    expect(wordComment({ kind: 'offer', product: text }, 'en')).toContain(escaped);
  });

  it('say of a status set by hand that no mail went out', () => {
    expect(wordComment({ kind: 'status', from: 'verified', to: 'sent', byHand: true }, 'en')).toBe(
      'Status set by hand, without an e-mail: approved → sent',
    );
  });

  it('say a change of status in the language', () => {
    expect(wordComment({ kind: 'status', from: 'generated', to: 'verified' }, 'hu')).toBe(
      'Állapot: elkészült → jóváhagyva',
    );
    expect(wordComment({ kind: 'deleted' }, 'ro')).toBe('Evaluarea a fost ștearsă.');
  });
});

describe('A card id as it was typed', () => {
  it.each([
    [' https://trello.com/c/kL9mN2pQ/12-toth ', 'kL9mN2pQ'],
    ['trello.com/c/kL9mN2pQ', 'kL9mN2pQ'],
    ['kL9mN2pQ', 'kL9mN2pQ'],
    ['67c41b5e9f0a1b2c3d4e5f60', '67c41b5e9f0a1b2c3d4e5f60'],
    ['https://evil.example/trello.com/c/kL9mN2pQ', 'https://evil.example/trello.com/c/kL9mN2pQ'],
    ['  ', null],
  ])('%s is stored as %s', (typed, id) => expect(readCardId(typed)).toBe(id));

  it('is refused when it is nothing of the kind', () => {
    expect(() => readCardId(`https://trello.com/b/${'x'.repeat(80)}`)).toThrow('trello_card_unreadable');
  });
});
