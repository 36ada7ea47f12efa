import { madeOption, madeQuestion, uuidOf } from '../../../../test/make/scored.js';
import { sentResponseReader } from './read-sent-response.js';

const [SINGLE, MULTIPLE, PLAIN] = [uuidOf(1), uuidOf(2), uuidOf(3)];
const read = sentResponseReader(
  [
    madeQuestion(1, { options: [madeOption(11, 'Yes'), madeOption(12, 'No')] }),
    madeQuestion(2, {
      kind: 'multiple',
      options: [madeOption(21, 'SMS'), madeOption(22, 'Mail'), madeOption(23, 'None', { exclusive: true })],
    }),
    madeQuestion(3),
  ],
  'en',
);

const sent = (more: object) => ({
  clientName: 'Ann',
  clinicName: 'Clinic',
  clientEmail: 'a@clinic.example',
  submittedAt: '2026-03-02T09:14:22+01:00',
  answers: [],
  ...more,
});
const wrongAt = (answerIndex: number, field: string, value: string) => ({
  code: 'sent_field_wrong',
  params: { field, value },
  answerIndex,
});
const answering = (questionId: unknown, more: object) => sent({ answers: [{ questionId, ...more }] });

describe('A response that a program sends', () => {
  it('is read as the questionnaire understands it', () => {
    expect(
      read(
        sent({
          clientName: ' Dr.  Ann\n',
          clientEmail: ' A@Clinic.example ',
          submittedAt: '2026-03-02T09:14:22.987Z',
          answers: [
            { questionId: SINGLE.toUpperCase(), optionId: 12 },
            { questionId: MULTIPLE, optionIds: [22, 21, 22] },
            { questionId: PLAIN, answer: false },
          ],
        }),
      ),
    ).toEqual({
      response: {
        clientName: 'Dr. Ann',
        clinicName: 'Clinic',
        clientEmail: 'a@clinic.example',
        submittedAt: new Date('2026-03-02T09:14:22Z'),
        answers: { [SINGLE]: 'No', [MULTIPLE]: 'SMS, Mail', [PLAIN]: 'No' },
        unknown: [],
      },
    });
  });

  it.each<[string, unknown, string[]]>([
    ['no object', [], ['sent_not_an_object']],
    ['nothing', null, ['sent_not_an_object']],
    ['an empty object', {}, Array<string>(4).fill('sent_field_missing')],
    ['no name anybody sees', sent({ clientName: ' \u200b ' }), ['sent_field_missing']],
    ['no clinic', sent({ clinicName: null }), ['sent_field_missing']],
    ['a number as a name', sent({ clientName: 5 }), ['sent_field_wrong']],
    ['a long name', sent({ clientName: 'x'.repeat(201) }), ['sent_field_too_long']],
    ['two signs in the address', sent({ clientEmail: 'a@b@c.hu' }), ['sent_email_invalid']],
    ['a time without a zone', sent({ submittedAt: '2026-03-02T09:14:22' }), ['sent_time_invalid']],
    ['a month that is none', sent({ submittedAt: '2026-13-02T09:14:22Z' }), ['sent_time_invalid']],
    ['another century', sent({ submittedAt: '1826-03-02T09:14:22Z' }), ['sent_time_invalid']],
    ['a number as a time', sent({ submittedAt: 1_772_439_262 }), ['sent_time_invalid']],
    ['another field', sent({ phone: '1' }), ['sent_field_unknown']],
    ['answers by question', sent({ answers: {} }), ['sent_field_wrong']],
    ['an answer that is no object', sent({ answers: ['yes'] }), ['sent_field_wrong']],
    ['1,001 answers', sent({ answers: Array<object>(1001).fill({}) }), ['sent_answers_too_many']],
    ['no question id', answering(undefined, { answer: 'x' }), ['sent_field_missing']],
    ['a number as a question id', answering(7, { answer: 'x' }), ['sent_field_wrong']],
    ['an unknown question', answering(uuidOf(9), { answer: 'x' }), ['sent_question_unknown']],
    ['a misspelt field', answering(SINGLE, { optionID: 11 }), ['sent_field_unknown']],
    ['two ways to answer', answering(SINGLE, { optionId: 11, answer: 'Yes' }), ['sent_answer_ambiguous']],
    ['an unknown option', answering(SINGLE, { optionId: 99 }), ['sent_option_unknown']],
    ['an option of a question without any', answering(PLAIN, { optionId: 99 }), ['sent_option_unknown']],
    ['no option id', answering(SINGLE, { optionId: '11' }), ['sent_field_wrong']],
    ['an option of another question', answering(SINGLE, { optionId: 21 }), ['sent_option_elsewhere']],
    ['two options of a single choice', answering(SINGLE, { optionIds: [11, 12] }), ['sent_options_several']],
    ['options that contradict', answering(MULTIPLE, { optionIds: [21, 23] }), ['sent_options_contradict']],
    ['an object as an answer', answering(PLAIN, { answer: {} }), ['sent_field_wrong']],
    ['a novel', answering(PLAIN, { answer: 'x'.repeat(10_001) }), ['sent_field_too_long']],
    [
      'a question twice',
      sent({ answers: ['x', 'x'].map((answer) => ({ questionId: PLAIN, answer })) }),
      ['sent_question_twice'],
    ],
  ])('is refused for its reason: %s', (_what, raw, codes) => {
    const result = read(raw);
    expect('reasons' in result && result.reasons.map(({ code }) => code)).toEqual(codes);
  });

  it('is refused with the place of the answer that is wrong, and what was sent there', () => {
    const answers = [
      { questionId: PLAIN, answer: 'x' },
      { questionId: 'q-2', answer: true },
      { questionId: SINGLE, optionIds: ['11', [[]], null] },
      { questionId: MULTIPLE, optionID: 21 },
      { questionId: MULTIPLE, optionId: 99 },
      [[[]]],
    ];
    expect(read(sent({ answers }))).toEqual({
      reasons: [
        wrongAt(1, 'answers[1].questionId', 'q-2'),
        { ...wrongAt(2, 'answers[2].optionIds', '["11", …, null]'), questionId: SINGLE },
        { code: 'sent_field_unknown', params: { field: 'answers[3].optionID' }, answerIndex: 3 },
        { code: 'sent_option_unknown', params: { id: 99 }, questionId: MULTIPLE, answerIndex: 4 },
        wrongAt(5, 'answers[5]', '[…]'),
      ],
    });
    expect(read(sent({ clinicName: { name: 'x'.repeat(200) }, answers: 'x'.repeat(200) }))).toEqual({
      reasons: [
        { code: 'sent_field_wrong', params: { field: 'clinicName', value: '{…}' } },
        { code: 'sent_field_wrong', params: { field: 'answers', value: `${'x'.repeat(99)}…` } },
      ],
    });
  });

  it('is no answer where nothing is said, and known by words that are no option', () => {
    const blank = [SINGLE, MULTIPLE, PLAIN].map((questionId, at) => ({
      questionId,
      ...[{ answer: ' ' }, { optionIds: [] }, { answer: null }][at],
    }));
    expect(read(sent({ answers: blank }))).toMatchObject({ response: { answers: {}, unknown: [] } });
    expect(read(answering(MULTIPLE, { answer: 'sms; fax' }))).toMatchObject({
      response: { answers: { [MULTIPLE]: 'sms; fax' }, unknown: [{ value: 'fax' }] },
    });
  });
});
