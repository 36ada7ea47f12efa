import { PlusOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from '../../../../shared/state/store.ts';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { focusWhenThere } from '../../../kit/ui/focus-when-there.ts';
import { lazyPart } from '../../../kit/ui/lazy-part.tsx';
import { Card } from '../../../kit/ui/page.tsx';
import { useAskBeforeUnload } from '../../../kit/ui/use-ask-before-unload.ts';
import { useAddressFlag } from '../../../kit/ui/use-address-flag.ts';
import { useDialog } from '../../../kit/ui/use-dialog.ts';
import { useNewlyAddressed } from '../completeness/addressed-place.ts';
import { configurationOptions, questionsOptions, type Question, type Section } from '../configuration.api.ts';
import { useDragRows } from '../drag-rows.ts';
import { answerId } from '../options/answer-steps.ts';
import { editedAnswers } from '../options/answers.ts';
import { placeOf, orderOf } from '../order.ts';
import { addSectionId } from '../sections/use-section-changes.tsx';
import { type Ordering } from '../use-order.ts';
import { cells } from './cell-keys.ts';
import { type QuestionDrafts } from './question-drafts.ts';
import { QuestionPane } from './question-pane.tsx';
import { QuestionTableProvider, type QuestionTableWork } from './question-table-context.ts';
import styles from './questions.module.css';
import { SectionGroup } from './section-group.tsx';
import { UnsavedBar } from './unsaved-bar.tsx';
import { useChosenQuestion } from './use-chosen-question.ts';
import { useDeleteQuestion } from './use-delete-question.ts';
import { useSaveQuestions } from './use-save-question.ts';

const AddSectionDialog = lazyPart(
  async () => (await import('../sections/add-section-dialog.tsx')).AddSectionDialog,
);
const AddQuestionDialog = lazyPart(async () => (await import('./add-question-dialog.tsx')).AddQuestionDialog);

/** With more than this, rows out of sight are not laid out. */
const mostLaidOut = 60;

interface QuestionTableProps {
  questionnaireId: number;
  sections: readonly Section[];
  questions: readonly Question[];
  drafts: QuestionDrafts;
  ordering: Ordering;
}

/** All questions by section, text and points edited where they stand, and beside them all of the chosen one. */
export function QuestionTable(props: QuestionTableProps) {
  const t = useTexts();
  const { questionnaireId, sections, questions, drafts, ordering } = props;
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const addressed = useNewlyAddressed();
  if (addressed !== null)
    setClosed(new Set([...closed].filter((id) => !addressed.parts.includes(`section-${id}-questions`))));
  const adding = useDialog<number | 'section'>();
  useAddressFlag('new', () => sections[0] && adding.open(sections[0].id));
  const { chosen, isAsked, choose, back } = useChosenQuestion(questions);
  const save = useSaveQuestions(questionnaireId, drafts);
  const table = useTableWork(props, save, choose);
  const unsaved = useUnsavedQuestions(drafts, questions);
  useAskBeforeUnload(unsaved.length > 0);
  const bySection = useMemo(() => groupBySection(sections, questions), [sections, questions]);
  const drag = useDragRows((dragged, target, side) => drop(props, dragged, target, side));
  const inSection = chosen && bySection.get(chosen.sectionId);
  return (
    <QuestionTableProvider value={table}>
      <div className={styles.halves} data-asked={isAsked}>
        <div className={styles.list} id="questions" tabIndex={-1}>
          <Card
            actions={
              <Button
                icon={<PlusOutlined aria-hidden />}
                id={addSectionId}
                onClick={() => adding.open('section')}
              >
                {t('config.add-section.open')}
              </Button>
            }
            {...(sections.length === 0 && { note: t('config.questions.none') })}
            title={t('config.questions.title')}
          >
            <div
              className={`stack gap-4 ${styles.sections}`}
              data-long={questions.length > mostLaidOut}
              {...cells}
              {...drag}
            >
              {sections.map((section, index) => (
                <SectionGroup
                  chosenId={chosen?.sectionId === section.id ? chosen.id : undefined}
                  index={index}
                  key={section.id}
                  onAdd={() => adding.open(section.id)}
                  onToggle={() => setClosed(toggled(closed, section.id))}
                  open={!closed.has(section.id)}
                  ordering={ordering}
                  questionnaireId={questionnaireId}
                  questions={bySection.get(section.id) ?? []}
                  section={section}
                  sections={sections}
                  unsaved={unsaved.filter((question) => question.sectionId === section.id).length}
                />
              ))}
            </div>
            <RoundedWeights sections={sections} />
          </Card>
        </div>
        {chosen && inSection && (
          <QuestionPane
            key={chosen.id}
            number={inSection.indexOf(chosen) + 1}
            onBack={back}
            question={chosen}
          />
        )}
      </div>
      {adding.dialog === 'section' && (
        <AddSectionDialog onClose={adding.close} questionnaireId={questionnaireId} sections={sections} />
      )}
      {typeof adding.dialog === 'number' && (
        <AddQuestionDialog
          onClose={adding.close}
          questionnaireId={questionnaireId}
          sectionId={adding.dialog}
          sections={sections}
        />
      )}
      {/* Beside the cards, not in them: then it stays in sight on the whole page. */}
      <UnsavedBar drafts={drafts} onSave={() => void save(unsaved)} questions={unsaved} />
    </QuestionTableProvider>
  );
}

/** Why the weights do not come to 100, where they do not. */
function RoundedWeights({ sections }: Pick<QuestionTableProps, 'sections'>) {
  const t = useTexts();
  const sum = sections.reduce((all, { weightPercent }) => all + Math.round(weightPercent * 10), 0);
  if (sum === 0 || sum === 1_000) return null;
  return <p className="text-1 soft">{t('config.weights.rounding', { sum: formatNumber(sum / 10, 1) })}</p>;
}

/** One object for all rows and for as long as the page is open: rows then stay as they are drawn. */
function useTableWork(
  { questionnaireId, drafts, ordering }: QuestionTableProps,
  save: (questions: readonly Question[]) => Promise<void>,
  choose: (questionId: number) => void,
): QuestionTableWork {
  const client = useQueryClient();
  const remove = useDeleteQuestion(questionnaireId, drafts);
  const latest = useRef({ save, remove, ordering, choose });
  useEffect(() => {
    latest.current = { save, remove, ordering, choose };
  });
  return useMemo(
    () => ({
      drafts,
      choose: (id) => latest.current.choose(id),
      save: (question) => void latest.current.save([question]),
      remove: (question) => void latest.current.remove(question),
      step: (id, step) => {
        // The first one is shown without having been chosen, until it is not the first.
        latest.current.choose(id);
        keepFocus(latest.current.ordering.stepQuestion(id, step));
      },
      goOn: (id, step, column) => {
        const all = client.getQueryData(questionsOptions(questionnaireId).queryKey) ?? [];
        const next = all[all.findIndex((question) => question.id === id) + step];
        if (next === undefined) return;
        latest.current.choose(next.id);
        const { options } = editedAnswers(next, drafts.of(next.id).edits.answers);
        const answer = options.at(step < 0 ? -1 : 0);
        const element = `question-${next.id}`;
        focusWhenThere(answer ? `${answerId(next.id, answer.key)}-${column}` : element, { orElse: element });
      },
      moveTo: (id, sectionId) => {
        latest.current.choose(id);
        keepFocus(latest.current.ordering.moveQuestion(id, { sectionId, index: Number.MAX_SAFE_INTEGER }));
      },
      sections: () => client.getQueryData(configurationOptions(questionnaireId).queryKey)?.sections ?? [],
    }),
    [client, drafts, questionnaireId],
  );
}

/** Moving a row takes the focus out of it; it is put back where it was. */
function keepFocus(moved: Promise<void>): void {
  const { id } = document.activeElement ?? {};
  if (id) void moved.then(() => focusWhenThere(id, 'if-lost'));
}

function groupBySection(
  sections: readonly Section[],
  questions: readonly Question[],
): Map<number, Question[]> {
  const groups = new Map<number, Question[]>(sections.map(({ id }) => [id, []]));
  for (const question of questions) groups.get(question.sectionId)?.push(question);
  return groups;
}

function toggled(closed: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(closed);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** A section beside another one; a question beside the one that it was dropped upon, or at the head of a section. */
function drop(
  { sections, questions, ordering }: QuestionTableProps,
  dragged: string,
  target: string,
  side: 'before' | 'after',
): void {
  const [moved, movedId] = dragged.split(':');
  const [kind, id] = target.split(':');
  const after = side === 'after' ? 1 : 0;
  if (moved === 'section') {
    const others = sections.filter((section) => String(section.id) !== movedId);
    const sectionId =
      kind === 'section' ? Number(id) : questions.find((one) => String(one.id) === id)?.sectionId;
    const at = others.findIndex((section) => section.id === sectionId);
    if (at >= 0) ordering.moveSection(Number(movedId), at + after);
    return;
  }
  const questionId = Number(movedId);
  if (kind === 'section') {
    void ordering.moveQuestion(questionId, { sectionId: Number(id), index: 0 });
    return;
  }
  const others = questions.filter((question) => question.id !== questionId);
  const place = placeOf(orderOf(sections, others), Number(id));
  if (place === null) return;
  void ordering.moveQuestion(questionId, { sectionId: place.sectionId, index: place.index + after });
}

/** Questions with unsaved work, in the questionnaire's order; work on questions that are gone is forgotten. */
function useUnsavedQuestions(drafts: QuestionDrafts, questions: readonly Question[]): readonly Question[] {
  const ids = useStore({ subscribe: drafts.subscribe, value: drafts.unsaved });
  useEffect(() => {
    drafts.keepOnly(new Set(questions.map(({ id }) => id)));
  }, [drafts, questions]);
  return useMemo(() => {
    const unsaved = new Set(ids);
    return questions.filter(({ id }) => unsaved.has(id));
  }, [ids, questions]);
}
