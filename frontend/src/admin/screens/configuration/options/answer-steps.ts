import { focusWhenThere } from '../../../kit/ui/focus-when-there.ts';
import { announce } from '../../../../shared/a11y/announce.ts';
import { toast } from '../../../../shared/toast/toast-store.ts';
import { type Translate } from '../../../../shared/texts/i18n.ts';
import { type Question } from '../configuration.api.ts';
import { type Side } from '../drag-rows.ts';
import { neighbourOf } from '../order.ts';
import { type QuestionDrafts } from '../questions/question-drafts.ts';
import { mostAnswers, type AnswerField } from './answer-faults.ts';
import { pasteCells, type PastedColumn } from './pasted-cells.ts';
import { editedAnswers, fold, moveAnswer, newAnswer, type Answer, type AnswerKind } from './answers.ts';

type ProposedField = 'meaning' | 'advice';
export type AnswerSteps = ReturnType<typeof answerSteps>;

interface AnswerStepsSource {
  question: Question;
  drafts: QuestionDrafts;
  save: (question: Question) => void;
  /** Leaves these answers for those of the question before or behind. */
  goOn: (questionId: number, step: -1 | 1, column: AnswerField) => void;
  t: Translate;
}

/** The id of an answer; those of its fields begin with it. */
export function answerId(questionId: number, key: string): string {
  return `answer-${questionId}-${key}`;
}

/** The id of the button that adds an answer. */
export function addId(questionId: number): string {
  return `answers-${questionId}-add`;
}

/** What can be done with a question's answers, and where the focus is after it. */
export function answerSteps({ question, drafts, save, goOn, t }: AnswerStepsSource) {
  const edited = () => editedAnswers(question, drafts.of(question.id).edits.answers);
  const present = () => edited().options;
  const labelOf = (key: string) => present().find((option) => option.key === key)?.label ?? '';
  const change = (arrange: (options: readonly Answer[]) => readonly Answer[]) =>
    drafts.editAnswers(question, ({ kind, options }) => ({ kind, options: arrange(options) }));
  const focusField = (key: string, field: 'from' | 'label' | ProposedField) =>
    focusWhenThere(`${answerId(question.id, key)}-${field}`);
  const set = (key: string, values: Partial<Omit<Answer, 'key' | 'id'>>) =>
    change((options) => options.map((option) => (option.key === key ? { ...option, ...values } : option)));
  const addSet = (set: readonly Answer[]) => {
    change((options) => [...options, ...set]);
    focusField(set[0]?.key ?? '', edited().kind === 'number' ? 'from' : 'label');
  };
  const add = () => {
    if (present().length < mostAnswers) addSet([newAnswer()]);
  };
  const move = (key: string, index: number) => {
    if (index < 0 || index >= present().length) return;
    const { id } = document.activeElement ?? {};
    change((options) => moveAnswer(options, key, index));
    if (id) focusWhenThere(id);
    announce(t('config.answers.moved', { label: labelOf(key), number: index + 1 }));
  };
  return {
    save: () => save(question),
    chooseKind: (kind: AnswerKind) => drafts.editAnswers(question, ({ options }) => ({ kind, options })),
    set,
    add,
    addSet,
    /** New answers behind the others, as many as there is room for; those that are there already are left out. */
    addLabels: (labels: readonly string[]) => {
      const known = new Set(present().map(({ label }) => fold(label)));
      const missing = labels.filter((label) => !known.has(fold(label)));
      addSet(missing.slice(0, mostAnswers - known.size).map((label) => newAnswer(label)));
    },
    move,
    goOn: (step: -1 | 1, column: AnswerField) => goOn(question.id, step, column),
    /** Fills the answers from one field on with the cells of a spreadsheet. */
    paste: (key: string, column: PastedColumn, rows: readonly (readonly string[])[]) => {
      const { options, filled, leftOut } = pasteCells(present(), { key, column }, rows);
      change(() => options);
      announce(t('config.answers.pasted', { number: filled }));
      if (leftOut > 0) toast({ title: t('config.answers.pasted-less', { number: leftOut }), tone: 'info' });
    },
    remove: (key: string) => {
      const keys = present().map((option) => ({ id: option.key }));
      const next = neighbourOf(keys, key);
      const label = labelOf(key);
      change((options) => options.filter((option) => option.key !== key));
      if (next === null) focusWhenThere(addId(question.id));
      else focusField(next.id, 'label');
      announce(t('config.answers.removed', { label }));
    },
    /** Puts one back that was to be deleted, where it was or as near as can be. */
    restore: (option: Answer, index: number) => {
      change((options) => moveAnswer([...options, option], option.key, index));
      focusField(option.key, 'label');
    },
    drop: (dragged: string, target: string, side: Side) => {
      const others = present().filter(({ key }) => key !== dragged);
      const at = others.findIndex(({ key }) => key === target);
      if (at >= 0) move(dragged, at + (side === 'after' ? 1 : 0));
    },
    /** Takes a proposal of the AI over; it can be changed then. */
    accept: (key: string, field: ProposedField, text: string) => {
      set(key, { [field]: text });
      focusField(key, field);
    },
    /** Gives a proposal up; it is gone once the question is saved. */
    refuse: (key: string, field: ProposedField) => {
      set(key, field === 'meaning' ? { refusesMeaning: true } : { refusesAdvice: true });
      focusField(key, field);
    },
  };
}
