import { describe, expect, it } from 'vitest';
import { ids, makeForm } from '../../testing/make-form.ts';
import { givenAnswers, questionsOf, reconcile, toggled, waitingAnswers } from './answers.ts';

const form = makeForm();
const channels = questionsOf(form)[1]!.options;

describe('an option that stands alone', () => {
  it('takes the others away, and gives way to them', () => {
    expect(toggled(channels, [1, 2], 3)).toEqual([3]);
    expect(toggled(channels, [3], 2)).toEqual([2]);
    expect(toggled(channels, [2], 1)).toEqual([1, 2]);
    expect(toggled(channels, [3], 3)).toEqual([]);
  });
});

describe('what still has to be sent', () => {
  it('stands in the order in which it was answered', () => {
    const waiting = waitingAnswers({
      [ids.backup]: { options: [1], counter: 9 },
      [ids.booking]: { options: [1], counter: 4 },
      [ids.channels]: { options: [1], counter: 2, state: 'sent' },
      [ids.remarks]: { text: 'x', counter: 5, state: 'refused' },
    });
    expect(waiting).toEqual([
      { questionId: ids.booking, options: [1], counter: 4 },
      { questionId: ids.backup, options: [1], counter: 9 },
    ]);
  });
});

it('is sent in without what the server will never take, so that this holds up nothing else', () => {
  const given = givenAnswers({
    [ids.booking]: { options: [1], counter: 1, state: 'sent' },
    [ids.channels]: { options: [1], counter: 2 },
    [ids.remarks]: { text: 'x', counter: 3, state: 'refused' },
  });
  expect(given.map(({ questionId }) => questionId)).toEqual([ids.booking, ids.channels]);
});

describe('a questionnaire that has changed', () => {
  it('keeps every answer that still fits, and names the others', () => {
    const [first, second] = form.sections;
    const changed = makeForm({
      sections: [
        {
          ...first!,
          questions: [first!.questions[0]!, { ...first!.questions[1]!, options: channels.slice(1) }],
        },
        { ...second!, questions: second!.questions.slice(1) },
      ],
    });
    const answers = {
      [ids.booking]: { options: [2], counter: 1 },
      [ids.channels]: { options: [1, 2], counter: 2 },
      [ids.backup]: { options: [1], counter: 3 },
      [ids.remarks]: { text: 'Thanks', counter: 4 },
    };
    expect(reconcile(changed, answers)).toEqual({
      dropped: [ids.backup],
      removed: [ids.backup],
      changed: [[ids.channels, { options: [2], counter: 5 }]],
    });
    expect(reconcile(form, answers)).toEqual({ dropped: [], removed: [], changed: [] });
  });

  it('says nothing of a question that was not answered', () => {
    const answers = { [ids.backup]: { counter: 2 } };
    const { removed, dropped } = reconcile(makeForm({ sections: [] }), answers);
    expect({ removed, dropped }).toEqual({ removed: [], dropped: [ids.backup] });
  });
});
