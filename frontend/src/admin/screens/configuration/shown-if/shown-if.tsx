import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useChange } from '../../../../shared/actions/use-change.ts';
import { call } from '../../../../shared/api/call.ts';
import { type Condition } from '../../../../shared/conditions.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { readSectionEffect } from '../../../kit/impact/impact.api.ts';
import { useImpactQuestion } from '../../../kit/impact/use-impact-question.tsx';
import { useCurrentQuestionnaire } from '../../../kit/session/current-questionnaire.tsx';
import { refreshConfiguration } from '../../../kit/session/questionnaires.api.ts';
import { focusWhenThere } from '../../../kit/ui/focus-when-there.ts';
import { lazyPart } from '../../../kit/ui/lazy-part.tsx';
import { configurationOptions, questionsOptions, type Question, type Section } from '../configuration.api.ts';
import { conditionOf, draftOf, emptyGroup, type GroupDraft } from '../insights/condition-draft.ts';
import { wordsOf } from '../insights/condition-words.ts';
import { InsightWorkProvider } from '../insights/insight-work.ts';
import { subjectsOf, type Subjects } from '../insights/subjects.ts';

/** Conditions are rarely changed, and the list of questions is opened often. */
const ConditionBuilder = lazyPart(
  async () => (await import('../insights/condition-builder.tsx')).ConditionBuilder,
);

type Part = Readonly<{ question: Question } | { section: Section }>;

/** Under which earlier answers a question or section is asked: in words, and unfolded the builder. */
export function ShownIf(part: Part) {
  const t = useTexts();
  const id = 'question' in part ? `question-${part.question.id}` : `section-${part.section.id}`;
  const [draft, setDraft] = useState<GroupDraft | null>(null);
  const { all, earlier, work } = useSubjects(part);
  const shownIf = ('question' in part ? part.question : part.section).shownIf as Condition | null;
  const kind = 'question' in part ? 'question' : 'section';
  const close = () => {
    setDraft(null);
    focusWhenThere(`${id}-shownIf`);
  };
  const save = useSaveShownIf(part, close);
  if (earlier.questions.length === 0 && shownIf === null) return null;
  if (draft === null)
    return (
      <p className="cluster gap-line align-baseline">
        <span className="text-1 soft">{t(`config.shown.${kind}`)}</span>
        <span className="anywhere">
          {shownIf === null ? t('config.shown.always') : wordsOf(shownIf, all, t)}
        </span>
        <Button
          id={`${id}-shownIf`}
          onClick={() => setDraft(shownIf === null ? emptyGroup : draftOf(shownIf))}
          size="small"
          type="link"
        >
          {t('config.shown.change')}
        </Button>
      </p>
    );
  const condition = conditionOf(draft);
  return (
    <fieldset className="stack gap-3 box pad-1">
      <legend className="text-1 soft">{t(`config.shown.${kind}`)}</legend>
      <InsightWorkProvider value={work}>
        <ConditionBuilder draft={draft} id={`${id}-when`} onChange={setDraft} />
      </InsightWorkProvider>
      <div className="cluster gap-line align-center">
        <Button
          disabled={condition === null}
          loading={save.busy}
          onClick={() => void save.to(condition)}
          size="small"
          type="primary"
        >
          {t('config.save.action')}
        </Button>
        {shownIf !== null && (
          <Button disabled={save.busy} onClick={() => void save.to(null)} size="small">
            {t('config.shown.remove')}
          </Button>
        )}
        <Button onClick={close} size="small" type="text">
          {t('config.shown.cancel')}
        </Button>
        {condition === null && <span className="text-1 soft">{t('config.shown.unfinished')}</span>}
      </div>
    </fieldset>
  );
}

/** What conditions can be about here: the questions that come before; and all of them, to put stored conditions into words. */
function useSubjects(part: Part) {
  const { id: questionnaireId, language } = useCurrentQuestionnaire();
  const sections = useQuery(configurationOptions(questionnaireId)).data?.sections;
  const questions = useQuery(questionsOptions(questionnaireId)).data;
  return useMemo(() => {
    const all = subjectsOf(sections ?? [], questions ?? []);
    const earlier = earlierThan(part, all);
    const work = { questionnaireId, language, subjects: earlier, chosen: null, choose: () => undefined };
    return { all, earlier, work };
  }, [part, sections, questions, questionnaireId, language]);
}

/** The questions that are asked before; results are not known while a form is filled in. */
function earlierThan(part: Part, all: Subjects): Subjects {
  const at = all.questions.findIndex(({ question }) =>
    'question' in part ? question.id === part.question.id : question.sectionId === part.section.id,
  );
  const questions = all.questions.slice(0, Math.max(0, at));
  return { questions, sections: [], byId: new Map(questions.map((one) => [one.question.id, one])) };
}

/** Saves a condition, or takes it away, after saying what it would do to evaluations. */
function useSaveShownIf(part: Part, onSuccess: () => void) {
  const t = useTexts();
  const { id: questionnaireId } = useCurrentQuestionnaire();
  const askImpact = useImpactQuestion(questionnaireId);
  const [asking, setAsking] = useState(false);
  const save = useChange({
    mutationFn: async (shownIf: Condition | null) => {
      if ('question' in part)
        await call('put', '/api/admin/question/{id}', { path: { id: part.question.id }, body: { shownIf } });
      else
        await call('put', '/api/admin/sections/{id}', { path: { id: part.section.id }, body: { shownIf } });
    },
    done: () => ({ title: 'config.shown.done' }),
    meta: { errorTitle: 'config.save.failed' },
    onSuccess,
    refresh: refreshConfiguration,
  });
  const to = async (shownIf: Condition | null) => {
    setAsking(true);
    const agreed = await askImpact({
      planned:
        'question' in part
          ? { change: 'answers', id: part.question.id, body: { shownIf } }
          : () => readSectionEffect(part.section.id, { shownIf }),
      title: t(shownIf === null ? 'config.shown.ask-always' : 'config.shown.ask'),
      okText: t(shownIf === null ? 'config.shown.remove' : 'config.save.action'),
    });
    setAsking(false);
    if (agreed) save.mutate(shownIf);
  };
  return { to, busy: asking || save.isPending };
}
