import { Composition } from '../built-in/composition.js';
import { sentenceJudgeFor, type OfferedSentence, type Place } from './accept-sentence.js';
import { numberFacts } from './numbered-facts.js';
import type { FactRef } from '../../../evaluations/texts/text-evidence.js';
import type { SectionFacts, WriterFacts } from '../text-writer.js';

const WORDS = {
  booking: { en: 'Can patients book online?', hu: 'Lehet online időpontot foglalni?' },
  reminders: { en: 'Do you send automatic reminders?', hu: 'Küldenek automatikus emlékeztetőt?' },
};

/** Two sections: the records are well done; booking is open and reminders are not sent, in that order. */
const facts: WriterFacts = {
  language: 'en',
  totalScore: 31,
  maxScore: 50,
  percentage: 62.5,
  tips: ['Offer online booking.', 'Send reminders by text message.'],
  sections: [
    {
      sectionId: 1,
      name: 'Records',
      description: null,
      score: 8,
      maxScore: 8,
      percentage: 100,
      gained: [
        {
          fact: [11, 'a'],
          questionText: 'Where do you keep patient records?',
          points: 8,
          answer: 'Electronically',
          meaning: 'Your records are electronic, so the doctor finds them within minutes.',
        },
      ],
      missed: [],
    },
    {
      sectionId: 2,
      name: 'Contact',
      description: null,
      score: 2,
      maxScore: 12,
      percentage: 16.7,
      gained: [],
      missed: [
        {
          fact: [21, 'b'],
          questionText: WORDS.booking.en,
          pointValue: 6,
          answer: 'No',
          meaning: 'Appointments can be made by telephone alone.',
          tip: 'Offer online booking.',
          product: 'Easy Calendar',
        },
        {
          fact: [22, 'c'],
          questionText: WORDS.reminders.en,
          pointValue: 4,
          answer: null,
          tip: 'Send reminders by text message.',
          product: null,
        },
      ],
    },
  ],
};

const SUMMARY = { field: 'summary', sectionId: null };
const MESSAGE = { field: 'motivationalMessage', sectionId: null };
const RECORDS_TEXT = { field: 'sections.1', sectionId: 1 };
const RECORDS_CARD = { field: 'strengths.1', sectionId: 1 };
const CONTACT_TEXT = { field: 'sections.2', sectionId: 2 };

const offer = (kind: OfferedSentence['kind'], facts: number[] = []): OfferedSentence => ({
  kind,
  facts,
});
const judge = (offered: OfferedSentence, place: Place, of = facts) => {
  const composition = new Composition(of);
  return sentenceJudgeFor(of, numberFacts(of, composition), composition)(offered, place);
};
const textOf = (offered: OfferedSentence, place: Place, of = facts) => {
  const verdict = judge(offered, place, of);
  return 'fault' in verdict ? null : verdict.statement.sentences.map(({ text }) => text).join(' ');
};

const RECORDS = 'Your records are electronic, so the doctor finds them within minutes.';
const BY_TELEPHONE = 'Appointments can be made by telephone alone.';

describe('A sentence of the AI is accepted', () => {
  it.each<[string, OfferedSentence, Place]>([
    ['31 of 50 points', offer('result'), SUMMARY],
    ['2 of 12', offer('result'), CONTACT_TEXT],
    ['“Records”', offer('strongest'), SUMMARY],
    ['“Contact”', offer('mostToGain'), SUMMARY],
    ['offer online booking.', offer('firstStep'), SUMMARY],
    [RECORDS, offer('strength', [1]), RECORDS_CARD],
    [RECORDS, offer('strength', [1]), MESSAGE],
    [BY_TELEPHONE, offer('gap', [2]), CONTACT_TEXT],
    [`${BY_TELEPHONE} `, offer('gap', [2, 3]), CONTACT_TEXT],
    ['offer online booking.', offer('advice', [2]), CONTACT_TEXT],
    ['“Do you send automatic reminders?”', offer('gap', [3]), CONTACT_TEXT],
  ])('%s', (text, offered, place) => {
    expect(textOf(offered, place)).toContain(text);
  });

  it('with each fact beside the sentences that tell it', () => {
    expect(judge(offer('gap', [2, 3]), CONTACT_TEXT)).toEqual({
      statement: {
        claims: ['gap:2', 'gap:3'],
        sentences: [
          { text: BY_TELEPHONE, kind: 'gap', facts: [[21, 'b']] },
          {
            text: expect.stringContaining('“Do you send automatic reminders?”'),
            kind: 'gap',
            facts: [[22, 'c']],
          },
        ],
      },
    });
  });

  it('as advice behind its own gap, which it does not tell twice', () => {
    const kinds = (fact: number) => {
      const verdict = judge(offer('advice', [fact]), CONTACT_TEXT);
      return 'statement' in verdict ? verdict.statement.sentences.map(({ kind }) => kind) : [];
    };
    expect(kinds(2)).toEqual(['gap', 'advice']);
    // Nobody knows whether what was not answered is to be done.
    expect(kinds(3)).toEqual([]);
    expect(judge(offer('advice', [2]), CONTACT_TEXT)).toMatchObject({
      statement: { claims: ['advice:2', 'gap:2'] },
    });
  });

  it('without the product, which stands beside its step on the page', () => {
    expect(textOf(offer('advice', [2]), CONTACT_TEXT)).not.toContain('Easy Calendar');
  });

  it('as the first step where the one ranking begins, as a suggestion elsewhere', () => {
    const leadOfAll = /First of all|As a first step|To begin with/;
    expect(textOf(offer('advice', [2]), CONTACT_TEXT)).toMatch(leadOfAll);
    const [records, contact] = facts.sections as [SectionFacts, SectionFacts];
    const other = {
      ...contact,
      sectionId: 3,
      missed: [{ ...contact.missed[0]!, fact: [31, 'd'] as FactRef, rank: 5 }],
    };
    const own = { ...facts, sections: [records, contact, other] };
    expect(textOf(offer('advice', [4]), { field: 'sections.3', sectionId: 3 }, own)).not.toMatch(leadOfAll);
  });

  it('with what is missing, not with a tip for what is there, where some of several options were ticked', () => {
    const [records, contact] = facts.sections as [SectionFacts, SectionFacts];
    const answer = { answer: 'Online booking', ticked: ['Online booking'], missing: ['By telephone'] };
    const tickedMeanings = ['Patients can book online.'];
    const missed = { ...contact.missed[0]!, ...answer, tickedMeanings };
    const own = { ...facts, sections: [records, { ...contact, missed: [missed] }] };
    const text = textOf(offer('advice', [2]), CONTACT_TEXT, own);
    expect(text).toMatch(/^Patients can book online\. .*“By telephone”/);
    expect(text).not.toMatch(/offer online booking/i);
  });
});

describe('A sentence of the AI is refused', () => {
  it.each<[string, OfferedSentence, Place]>([
    ['no fact', offer('strength'), CONTACT_TEXT],
    ['missed fact', offer('strength', [2]), CONTACT_TEXT],
    ['unanswered fact', offer('strength', [3]), CONTACT_TEXT],
    ['full fact', offer('gap', [1]), RECORDS_TEXT],
    ['full fact', offer('advice', [1]), RECORDS_TEXT],
    ['no such fact', offer('gap', [9]), CONTACT_TEXT],
    ['one such fact', offer('gap', [2, 9]), CONTACT_TEXT],
    ['another section', offer('strength', [1]), CONTACT_TEXT],
    ['facts in the summary', offer('strength', [1]), SUMMARY],
    ['gap in the message', offer('gap', [2]), MESSAGE],
    ['superlative in a section', offer('strongest'), CONTACT_TEXT],
    ['result on a card', offer('result'), RECORDS_CARD],
    ['gap on a card', offer('gap', [2]), { field: 'strengths.2', sectionId: 2 }],
  ])('for its %s: %j', (_why, offered, place) => {
    expect(judge(offered, place)).toHaveProperty('fault');
  });

  it('for telling many facts at once, or a later step in front of others', () => {
    const [records, contact] = facts.sections as [SectionFacts, SectionFacts];
    const missed = [1, 2, 3, 4].map((id) => ({
      ...contact.missed[0]!,
      fact: [id, 'x'] as FactRef,
      tip: `Do thing ${'abcd'[id - 1]}.`,
    }));
    const own = {
      ...facts,
      tips: missed.map(({ tip }) => tip),
      sections: [records, { ...contact, missed }],
    };
    expect(judge(offer('gap', [2, 3, 4]), CONTACT_TEXT, own)).toHaveProperty('statement');
    expect(judge(offer('gap', [2, 3, 4, 5]), CONTACT_TEXT, own)).toHaveProperty('fault');
    expect(judge(offer('advice', [4]), CONTACT_TEXT, own)).toHaveProperty('statement');
    expect(judge(offer('advice', [5]), CONTACT_TEXT, own)).toHaveProperty('fault');
  });

  it('where it is too long for a card', () => {
    const [records, contact] = facts.sections as [SectionFacts, SectionFacts];
    const gained = [{ ...records.gained[0]!, meaning: `Records are kept ${'very '.repeat(30)}well.` }];
    const own = { ...facts, sections: [{ ...records, gained }, contact] };
    expect(judge(offer('strength', [1]), RECORDS_CARD, own)).toHaveProperty('fault');
    expect(judge(offer('strength', [1]), RECORDS_TEXT, own)).toHaveProperty('statement');
  });
});
