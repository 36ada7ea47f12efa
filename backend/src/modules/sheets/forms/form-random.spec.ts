import { publicPageOf } from '../../../../test/fakes/google-form-page.js';
import { FormFixture } from '../../../../test/make/form-fixture.js';
import {
  type FakeForm,
  type FakeItem,
  pageItem,
  radioItem,
  recordedForm,
} from '../../../../test/make/google-form.js';
import type { ScoredOption, ScoredQuestion } from '../../scoring/scoring.types.js';
import { namesOf, pointsOfOptions } from '../../questionnaires/options.js';
import { seededRandom } from '../../../seed/content/answers.js';
import { readApiForm } from './read-api-form.js';
import { readFormPage } from './read-form-page.js';

const nothingChanged = {
  created: 0,
  updated: 0,
  linked: 0,
  reordered: false,
  renamed: [],
  renamedOptions: [],
  changes: [],
};

/** Titles that fold alike, are blank, belong to contact questions, or are cut at a blank or inside a character. */
const QUESTIONS = [
  'A?',
  'a?',
  ' A? ',
  'B?',
  'C?',
  '',
  'E-mail',
  'Klinika neve',
  `${'x'.repeat(999)} y`,
  `${'á'.repeat(999)}😀`,
  ' két\r\nsor ',
  'a\u0301?',
  'B\u0007?',
  '"]; <b>',
];
/** Labels that fold alike, are blank, or are cut. */
const LABELS = [
  'Igen',
  'igen',
  ' IGEN ',
  'Nem',
  'Részben',
  'Nem tudom',
  '',
  'x'.repeat(501),
  `${'x'.repeat(500)}y`,
];
const PAGES = ['P', 'p', 'P (2)', 'Q', '', `${'z'.repeat(199)} zz`, `${'z'.repeat(195)}😀zzz`];

function maker(seed: number) {
  const random = seededRandom(`form ${seed}`);
  let lastId = 0;
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const item = (): FakeItem => {
    lastId += 1;
    if (random() < 0.3) return pageItem(lastId, pick(PAGES), random() < 0.3 ? 'Leírás.' : undefined);
    const made = radioItem(lastId, pick(QUESTIONS), below(4), random() < 0.5 ? 'Igen' : null);
    answer(made);
    return made;
  };
  /** Gives a question other options, or another kind. */
  const answer = ({ questionItem }: FakeItem): void => {
    if (!questionItem) return;
    const {
      choiceQuestion: _choice,
      scaleQuestion: _scale,
      textQuestion: _text,
      ...question
    } = questionItem.question;
    const options = Array.from({ length: below(6) }, () => ({ value: pick(LABELS) }));
    const other = random() < 0.2 ? [{ isOther: true }] : [];
    const type = pick(['RADIO', 'DROP_DOWN', 'CHECKBOX']);
    const kind = random();
    questionItem.question = {
      ...question,
      ...(kind < 0.1
        ? { textQuestion: {} }
        : kind < 0.2
          ? { scaleQuestion: { low: 1, high: 2 + below(4) } }
          : { choiceQuestion: { type, options: [...options, ...other] } }),
    };
  };
  /** Adds, removes, renames or moves something. */
  const edit = ({ items }: FakeForm): void => {
    const at = below(items.length);
    const kind = below(6);
    if (kind > 3 && items[at]) answer(items[at]);
    else if (kind === 0) items.splice(at, 0, item());
    else if (kind === 1) items.splice(at, 1);
    else if (kind === 2 && items[at])
      items[at].title = pick(items[at].pageBreakItem === undefined ? QUESTIONS : PAGES);
    else items.splice(below(items.length + 1), 0, ...items.splice(at, 1));
  };
  return { random, below, pick, item, edit };
}

describe('the sync of any form, edited in any way', () => {
  it.each(Array.from({ length: 50 }, (_, seed) => seed))(
    'leaves nothing for a second one, by API or page, and keeps every question it knows (%d)',
    (seed) => {
      const { random, below, pick, item, edit } = maker(seed);
      const form = { ...recordedForm(), items: Array.from({ length: below(12) }, item) };
      const fixture = new FormFixture();
      const questions = () => fixture.sections.flatMap((section) => section.questions);
      const options = () =>
        questions().flatMap((question) => question.options.map((option) => ({ question, option })));
      if (random() < 0.5)
        fixture.give(
          pick(['P', 'Saját', 'q']),
          ...Array.from({ length: 3 }, () => pick(['A?', 'B?', 'Kézi?'])),
        );
      for (let round = 0; round < 4; round += 1) {
        const ways = [readApiForm(form), readFormPage(publicPageOf(form))];
        const [one, other] = random() < 0.5 ? ways : ways.reverse();
        const before = options().map(({ question, option }) => ({
          ...option,
          questionId: question.questionId,
        }));
        const known = new Map(questions().map(({ externalId, questionId }) => [externalId, questionId]));
        fixture.sync(one!);
        expect(fixture.sync(one!)).toMatchObject(nothingChanged);
        expect(fixture.sync(other!)).toMatchObject({
          created: 0,
          linked: 0,
          reordered: false,
          renamed: [],
          renamedOptions: [],
        });
        checkOptions(before, options());
        const linked = questions().filter(({ externalId }) => externalId !== null);
        expect(new Set(linked.map(({ externalId }) => externalId)).size).toBe(linked.length);
        for (const { externalId, questionId } of linked)
          expect(questionId).toBe(known.get(externalId) ?? questionId);
        const order = one!.sections.flatMap((section) =>
          section.questions.map(({ externalId }) => externalId),
        );
        for (const section of fixture.sections) {
          const places = section.questions
            .map(({ externalId }) => order.indexOf(externalId))
            .filter((place) => place >= 0);
          expect(places).toEqual(places.toSorted((a, b) => a - b));
        }
        for (const { question, option } of options())
          if (random() < 0.2) {
            Object.assign(option, { points: below(5), meaning: `Jelentés ${below(100)}.` });
            question.pointValue = pointsOfOptions(question) ?? question.pointValue;
          }
        for (let edits = 0; edits < 3; edits += 1) edit(form);
      }
    },
  );
});

/** Nothing is lost of an option that was here: not itself, its question, its points and meaning, nor a text that it is known by. */
function checkOptions(
  before: (ScoredOption & { questionId: string })[],
  now: { question: ScoredQuestion; option: ScoredOption }[],
): void {
  const owners = new Map(
    now.flatMap(({ question, option }) =>
      namesOf(option).map((name) => [`${question.questionId} ${name}`, option.id] as const),
    ),
  );
  for (const { questionId, id, points, meaning, ...option } of before) {
    const after = now.find((one) => one.option.id === id);
    expect(after).toMatchObject({ question: { questionId }, option: { points, meaning } });
    for (const name of namesOf(option)) expect(owners.has(`${questionId} ${name}`)).toBe(true);
  }
}
