import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from '../../../../shared/state/store.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { focusWhenThere } from '../../../kit/ui/focus-when-there.ts';
import { lazyPart } from '../../../kit/ui/lazy-part.tsx';
import { Card } from '../../../kit/ui/page.tsx';
import { useAskBeforeUnload } from '../../../kit/ui/use-ask-before-unload.ts';
import { useAddressFlag } from '../../../kit/ui/use-address-flag.ts';
import { useDialog } from '../../../kit/ui/use-dialog.ts';
import { useNewlyAddressed } from '../completeness/addressed-place.ts';
import { configurationOptions, type Question, type Section } from '../configuration.api.ts';
import { useDragRows } from '../drag-rows.ts';
import { placeOf, orderOf } from '../order.ts';
import { type Ordering } from '../use-order.ts';
import { type QuestionDrafts } from './question-drafts.ts';
import { QuestionTableProvider, type QuestionTableWork } from './question-table-context.ts';
import styles from './questions.module.css';
import { SectionGroup } from './section-group.tsx';
import { UnsavedBar } from './unsaved-bar.tsx';
import { useDeleteQuestion } from './use-delete-question.ts';
import { useSaveQuestions } from './use-save-question.ts';

const AddQuestionDialog = lazyPart(async () => (await import('./add-question-dialog.tsx')).AddQuestionDialog);

/** With more questions than this only the first section starts open. */
const mostOpen = 12;
/** With more than this, rows out of sight are not laid out. */
const mostLaidOut = 60;

interface QuestionTableProps {
  questionnaireId: number;
  sections: readonly Section[];
  questions: readonly Question[];
  drafts: QuestionDrafts;
  ordering: Ordering;
}

/** All questions by section, each edited where it stands. */
export function QuestionTable(props: QuestionTableProps) {
  const t = useTexts();
  const { questionnaireId, sections, questions, drafts, ordering } = props;
  const [closed, setClosed] = useState(() => closedAtFirst(sections, questions));
  const addressed = useNewlyAddressed();
  if (addressed !== null)
    setClosed(new Set([...closed].filter((id) => !addressed.parts.includes(`section-${id}-questions`))));
  const adding = useDialog<number>();
  useAddressFlag('new', () => sections[0] && adding.open(sections[0].id));
  const save = useSaveQuestions(questionnaireId, drafts);
  const table = useTableWork(props, save);
  const unsaved = useUnsavedQuestions(drafts, questions);
  useAskBeforeUnload(unsaved.length > 0);
  const bySection = useMemo(() => groupBySection(sections, questions), [sections, questions]);
  const drag = useDragRows((dragged, target, side) => dropQuestion(props, ordering, dragged, target, side));
  const allOpen = closed.size === 0;
  return (
    <>
      <div id="questions" tabIndex={-1}>
        <Card
          actions={
            sections.length > 0 && (
              <Button onClick={() => setClosed(allOpen ? new Set(sections.map(({ id }) => id)) : new Set())}>
                {t(allOpen ? 'config.questions.close-all' : 'config.questions.open-all')}
              </Button>
            )
          }
          note={t(sections.length > 0 ? 'config.questions.note' : 'config.questions.none')}
          title={t('config.questions.title')}
        >
          <QuestionTableProvider value={table}>
            <div
              className={`stack gap-4 ${styles.sections}`}
              data-long={questions.length > mostLaidOut}
              {...drag}
            >
              {sections.map((section) => (
                <SectionGroup
                  key={section.id}
                  onAdd={() => adding.open(section.id)}
                  onToggle={() => setClosed(toggled(closed, section.id))}
                  open={!closed.has(section.id)}
                  questions={bySection.get(section.id) ?? []}
                  section={section}
                  unsaved={unsaved.filter((question) => question.sectionId === section.id).length}
                />
              ))}
            </div>
          </QuestionTableProvider>
          {adding.dialog !== null && (
            <AddQuestionDialog
              onClose={adding.close}
              questionnaireId={questionnaireId}
              sectionId={adding.dialog}
              sections={sections}
            />
          )}
        </Card>
      </div>
      {/* Beside the card, not in it: then it stays in sight on the whole page. */}
      <UnsavedBar drafts={drafts} onSave={() => void save(unsaved)} questions={unsaved} />
    </>
  );
}

/** One object for all rows and for as long as the page is open: rows then stay as they are drawn. */
function useTableWork(
  { questionnaireId, drafts, ordering }: QuestionTableProps,
  save: (questions: readonly Question[]) => Promise<void>,
): QuestionTableWork {
  const client = useQueryClient();
  const remove = useDeleteQuestion(questionnaireId, drafts);
  const latest = useRef({ save, remove, ordering });
  useEffect(() => {
    latest.current = { save, remove, ordering };
  });
  return useMemo(
    () => ({
      drafts,
      save: (question) => void latest.current.save([question]),
      remove: (question) => void latest.current.remove(question),
      step: (id, step) => keepFocus(latest.current.ordering.stepQuestion(id, step)),
      moveTo: (id, sectionId) =>
        keepFocus(latest.current.ordering.moveQuestion(id, { sectionId, index: Number.MAX_SAFE_INTEGER })),
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

function closedAtFirst(sections: readonly Section[], questions: readonly Question[]): ReadonlySet<number> {
  return new Set(questions.length <= mostOpen ? [] : sections.slice(1).map(({ id }) => id));
}

function toggled(closed: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(closed);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Beside a question it was dropped upon, or at the head of a section. */
function dropQuestion(
  { sections, questions }: QuestionTableProps,
  ordering: Ordering,
  dragged: string,
  target: string,
  side: 'before' | 'after',
): void {
  const [kind, id] = target.split(':');
  const questionId = Number(dragged.split(':')[1]);
  if (kind === 'section') {
    void ordering.moveQuestion(questionId, { sectionId: Number(id), index: 0 });
    return;
  }
  const others = questions.filter((question) => question.id !== questionId);
  const place = placeOf(orderOf(sections, others), Number(id));
  if (place === null) return;
  const index = place.index + (side === 'after' ? 1 : 0);
  void ordering.moveQuestion(questionId, { sectionId: place.sectionId, index });
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
