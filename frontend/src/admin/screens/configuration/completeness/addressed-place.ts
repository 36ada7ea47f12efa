import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { type Question } from '../configuration.api.ts';
import { showElement, showPlace, showQuestion } from './places.ts';

/** Cards, the button of a new section, and the texts of a section and of the welcome. */
const outsideQuestions =
  /^(?:(section-\d+)(?:-description)?|welcome-\w+|unknown-answers|completeness|questions|add-section)$/;

/** As useAddressedPlace, in a part that has no questions. */
export function useAddressedElement(isReady = true): void {
  useAddressedPlace(isReady ? noQuestions : undefined);
}

const noQuestions: readonly Question[] = [];

/** Shows what the address names behind its # (fieldIdOf, a question's row, an answer), when the page opens and whenever it is gone to. */
export function useAddressedPlace(questions: readonly Question[] | undefined): void {
  const location = useLocation();
  const { hash, key } = location;
  const show = useEffectEvent(() => showAddress(hash.slice(1), questions ?? [], partIn(location.state)));
  const isReady = questions !== undefined;
  useEffect(() => {
    if (isReady) show();
  }, [isReady, key]);
}

/** @param part what the text holds that is to be mended: several questions and answers may be where it comes from. */
function showAddress(address: string, questions: readonly Question[], part: string | null): void {
  const element = outsideQuestions.exec(address);
  if (element) return showElement(address, element[1]);
  const [, kind, first, second, field] =
    /^(question|option|answers|answer)-(\d+)(?:-(\d+))?(?:-(\w+))?$/.exec(address) ?? [];
  const [id, optionId] =
    kind === 'option' ? [null, Number(first)] : [Number(first), second ? Number(second) : null];
  const question = questions.find((one) =>
    id === null ? one.options.some((option) => option.id === optionId) : one.id === id,
  );
  if (question === undefined) return;
  const place = { sectionId: question.sectionId, questionId: question.id, optionId };
  if (kind === 'answers') showPlace({ ...place, field: 'options' });
  else if (optionId !== null) showPlace({ ...place, field: field ?? 'label' });
  else if (field === undefined) showQuestion(question);
  else showPlace(part === null ? { ...place, field } : sourceOf(part, { question, field, questions }));
}

interface Addressed {
  question: Question;
  field: string;
  questions: readonly Question[];
}

/** Where a part of a published text stands: advice comes from an answer or the question's tip, a product from any of its questions. */
function sourceOf(part: string, { question, field, questions }: Readonly<Addressed>) {
  const holds = (text: string | null) => text?.includes(part) ?? false;
  const at = ({ id, sectionId }: Question, optionId: number | null, of: string) => ({
    sectionId,
    questionId: id,
    optionId,
    field: of,
  });
  if (field === 'productDescription') {
    const same = questions.filter(({ relatedProduct }) => relatedProduct === question.relatedProduct);
    return at(same.find((one) => holds(one.productDescription)) ?? question, null, field);
  }
  const option = holds(question.relatedTip)
    ? undefined
    : question.options.find(({ advice }) => holds(advice));
  return option === undefined ? at(question, null, field) : at(question, option.id, 'advice');
}

function partIn(state: unknown): string | null {
  const part = typeof state === 'object' && state !== null && 'part' in state ? state.part : null;
  return typeof part === 'string' && part !== '' ? part : null;
}
