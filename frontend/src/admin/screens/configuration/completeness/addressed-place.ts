import { createContext, use, useEffect, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { focusWhenThere } from '../../../kit/ui/focus-when-there.ts';
import { type Question } from '../configuration.api.ts';
import { elementIdOf, fieldIdOf, partsAround, type Position } from './places.ts';

/** What an address names: the element that has the focus, and what is opened around it. */
export interface Addressed {
  element: string;
  /** What has the focus where the element does not appear. */
  orElse?: string;
  parts: readonly string[];
  /** The question that it stands in. */
  questionId?: number;
}

/** Cards, the button of a new section, and the texts of a section and of the welcome. An insight's row is addressed beside them. */
const outsideQuestions =
  /^(?:(section-\d+)(?:-description|-shownIf)?|welcome-\w+|unknown-answers|completeness|questions|insights|add-section)$/;

/** What is addressed on this page now; each time that it is gone to it is another object. */
export const AddressedPlace = createContext<Addressed | null>(null);

/** As useAddressedPlace, in a part that has no questions. */
export function useAddressedElement(isReady = true): void {
  useAddressedPlace(isReady ? noQuestions : undefined);
}

const noQuestions: readonly Question[] = [];

/**
 * What the address names behind its # (fieldIdOf, a question's row, an answer) has the focus, when the page opens and whenever it is
 * gone to. Answers it, for what is folded around it.
 */
export function useAddressedPlace(questions: readonly Question[] | undefined): Addressed | null {
  const { hash, key, state } = useLocation() as Location<unknown>;
  const [shown, setShown] = useState<{ key: string; place: Addressed | null } | null>(null);
  if (questions !== undefined && shown?.key !== key)
    setShown({ key, place: placeOf(hash.slice(1), questions, partIn(state)) });
  const place = shown?.place ?? null;
  useEffect(() => {
    if (place !== null)
      focusWhenThere(place.element, { at: 'center', ...(place.orElse && { orElse: place.orElse }) });
  }, [place]);
  return place;
}

/** Whether something is unfolded, and how that is changed; an address that leads into it opens it. */
export function useUnfolded(part: string, atFirst: boolean) {
  const [open, setOpen] = useState(atFirst);
  const addressed = useNewlyAddressed();
  if (addressed?.parts.includes(part)) setOpen(true);
  return [open, setOpen] as const;
}

/** What has been addressed since this component was last drawn; null where nothing has. */
export function useNewlyAddressed(): Addressed | null {
  const addressed = use(AddressedPlace);
  const [seen, setSeen] = useState<Addressed | null>(null);
  if (seen === addressed) return null;
  setSeen(addressed);
  return addressed;
}

/** @param part what the text holds that is to be mended: several questions and answers may be where it comes from. */
function placeOf(address: string, questions: readonly Question[], part: string | null): Addressed | null {
  const element = outsideQuestions.exec(address);
  if (/^insight-\d+$/.test(address)) return { element: address, parts: [`${address}-form`] };
  if (element) return { element: address, parts: element[1] === undefined ? [] : [`${element[1]}-texts`] };
  const [, kind, first, second, field] =
    /^(question|option|answers|answer)-(\d+)(?:-(\d+))?(?:-(\w+))?$/.exec(address) ?? [];
  const [id, optionId] =
    kind === 'option' ? [null, Number(first)] : [Number(first), second ? Number(second) : null];
  const question = questions.find((one) =>
    id === null ? one.options.some((option) => option.id === optionId) : one.id === id,
  );
  if (question === undefined) return null;
  const place = { sectionId: question.sectionId, questionId: question.id, optionId };
  if (kind === 'answers') return addressedAt({ ...place, field: 'options' });
  if (optionId !== null) return addressedAt({ ...place, field: field ?? 'label' });
  if (field !== undefined)
    return addressedAt(part === null ? { ...place, field } : sourceOf(part, { question, field, questions }));
  return {
    element: address,
    parts: partsAround({ ...place, field: 'questionText' }),
    questionId: question.id,
  };
}

/** A field, with all that is folded around it; where it has gone meanwhile, its question. */
function addressedAt(place: Position): Addressed {
  const orElse = elementIdOf({ ...place, optionId: null });
  const question = place.questionId === null ? {} : { questionId: place.questionId };
  return { element: fieldIdOf(place), orElse, parts: partsAround(place), ...question };
}

interface Sought {
  question: Question;
  field: string;
  questions: readonly Question[];
}

/** Where a part of a published text stands: advice comes from an answer or the question's tip, a product from any of its questions. */
function sourceOf(part: string, { question, field, questions }: Sought): Position {
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
