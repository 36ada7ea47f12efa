import type { Schemas } from '../src/shared/api/operations.ts';
import { answer, changeAnswer, type Visit } from './state.ts';

type Definition = Schemas['FormResponse'];
export const definition = '**/api/forms/*';
export const saving = '**/api/forms/*/draft/answers';
export const submission = '**/api/forms/*/draft/submit';

/** When the result is promised, as the server words it. */
const sampleDue = {
  hu: 'november 24., kedd 10:00 (közép-európai idő)',
  en: 'Tuesday 24 November at 10:00 (Central European Time)',
  ro: 'marți, 24 noiembrie la 10:00 (ora Europei Centrale)',
};

/** Shortens the form to two sections with a question of each kind, and answers for the server, so that nothing is stored. */
export async function ask(visit: Visit, change: Partial<Definition> = {}): Promise<void> {
  await changeAnswer<Definition>(visit, definition, (whole) => ({
    ...whole,
    version: 'sample',
    sections: shortened(whole),
    ...change,
  }));
  await answer(visit, '**/api/forms/*/visits', { success: true });
  await answer(visit, saving, { version: 'sample', counter: 9, newer: [], dropped: [] });
  await answer(visit, submission, {
    submittedAt: '2026-11-20T09:30:00Z',
    confirmAddress: true,
    isMailable: true,
    goesOut: true,
    due: sampleDue[visit.language],
    score: {
      totalScore: 31,
      maxScore: 48,
      percentage: 64.6,
      sections: [
        { name: 'Online', percentage: 75 },
        { name: 'Marketing', percentage: 50 },
      ],
    },
  });
}

function shortened({ sections }: Definition): Definition['sections'] {
  const [first, second] = sections as [Definition['sections'][number], Definition['sections'][number]];
  const several = first.questions.find(({ kind }) => kind === 'multiple')!;
  const [one, words] = first.questions as [typeof several, typeof several];
  const asked = [
    { ...one, required: true },
    several,
    { ...words, kind: 'text' as const, options: [], required: true },
  ];
  return [
    { ...first, questions: asked },
    { ...second, questions: second.questions.slice(0, 2) },
  ];
}

/** Answers a call of the page as the server refuses it. */
export async function refuse({ page }: Visit, path: string, status: number, code: string): Promise<void> {
  await page.route(path, (route) =>
    route.fulfill({ status, json: { statusCode: status, code, message: '' } }),
  );
}
