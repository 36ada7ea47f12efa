import { PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { readStoredValue, writeStoredValue } from '../../../../shared/state/stored.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { useIsSetUp } from '../../../kit/integrations/integrations.api.ts';
import { useCurrentQuestionnaire } from '../../../kit/session/current-questionnaire.tsx';
import { Empty } from '../../../kit/ui/empty.tsx';
import { focusWhenThere } from '../../../kit/ui/focus-when-there.ts';
import { Loaded } from '../../../kit/ui/loaded.tsx';
import { Card } from '../../../kit/ui/page.tsx';
import { AddressedPlace, useAddressedPlace } from '../completeness/addressed-place.ts';
import { configurationOptions, questionsOptions, type Question } from '../configuration.api.ts';
import { partPaths } from '../parts.ts';
import { groupsOf } from './insight-groups.ts';
import { InsightForm } from './insight-form.tsx';
import { InsightRow } from './insight-row.tsx';
import { emptyTexts } from './insight-texts.ts';
import { formKeyOf, InsightWorkProvider, useInsightWork, type ChosenResponse } from './insight-work.ts';
import {
  insightsIn,
  insightsOptions,
  useAddInsight,
  type Insight,
  type InsightBody,
} from './insights.api.ts';
import { subjectsOf } from './subjects.ts';
import { ProposalsCard, proposalsId } from './proposals-card.tsx';
import { useProposals } from './use-proposals.ts';

const noQuestions: readonly Question[] = [];
const addId = 'add-insight';

/** What answers mean together: the insights by place, a new one, and what the AI proposes. */
export function InsightsPart({ questionnaireId }: { questionnaireId: number }) {
  const configuration = useQuery(configurationOptions(questionnaireId));
  const questions = useQuery(questionsOptions(questionnaireId));
  const insights = useQuery(insightsOptions(questionnaireId));
  const { language } = useCurrentQuestionnaire();
  const [chosen, choose] = useState<ChosenResponse | null>(null);
  const sections = configuration.data?.sections;
  const subjects = useMemo(
    () => subjectsOf(sections ?? [], questions.data ?? []),
    [sections, questions.data],
  );
  const isReady = sections !== undefined && questions.data !== undefined && insights.data !== undefined;
  const addressed = useAddressedPlace(isReady ? noQuestions : undefined);
  const work = useMemo(
    () => ({ questionnaireId, language, subjects, chosen, choose }),
    [questionnaireId, language, subjects, chosen],
  );
  const all = {
    data: isReady ? insightsIn(insights.data) : undefined,
    error: insights.error ?? configuration.error ?? questions.error,
    refetch: () => Promise.all([insights.refetch(), configuration.refetch(), questions.refetch()]),
  };
  return (
    <AddressedPlace value={addressed}>
      <InsightWorkProvider value={work}>
        <Loaded errorTitle="config.insights.load" lines={8} query={all}>
          {(list) => <Insights insights={list} />}
        </Loaded>
      </InsightWorkProvider>
    </AddressedPlace>
  );
}

function Insights({ insights }: { insights: readonly Insight[] }) {
  const t = useTexts();
  const { questionnaireId, subjects } = useInsightWork();
  const newKey = formKeyOf(questionnaireId, 'new');
  const [adding, setAdding] = useState(() => readStoredValue('tab', newKey) !== null);
  const { proposals, drop, ask, asking } = useProposals(questionnaireId, () =>
    focusWhenThere(proposalsId, { at: 'nearest' }),
  );
  const hasAi = useIsSetUp('ai', questionnaireId);
  const groups = groupsOf(insights, subjects.sections);
  const rows = groups.flatMap((group) => group.insights);
  const canAdd = subjects.questions.length > 0;
  return (
    <>
      {proposals.length > 0 && <ProposalsCard onDrop={drop} proposals={proposals} />}
      {adding && <NewInsight formKey={newKey} onClose={() => setAdding(false)} />}
      <div id="insights" tabIndex={-1}>
        <Card
          actions={
            canAdd && (
              <>
                {hasAi && (
                  <Button loading={asking} onClick={ask}>
                    {t(asking ? 'config.drafts.running' : 'config.proposed.ask')}
                  </Button>
                )}
                <Button
                  disabled={adding}
                  icon={<PlusOutlined aria-hidden />}
                  id={addId}
                  onClick={() => {
                    setAdding(true);
                    focusWhenThere('insight-new-text');
                  }}
                  type="primary"
                >
                  {t('config.insights.add')}
                </Button>
              </>
            )
          }
          note={t('config.insights.note')}
          title={t('config.part.insights')}
        >
          {rows.length === 0 ? (
            <Empty>
              {t(canAdd ? 'config.insights.none' : 'config.insights.no-questions')}
              {!canAdd && <Link to={partPaths.questions}>{t('config.part.questions')}</Link>}
            </Empty>
          ) : (
            groups.map((group) => (
              <section className="stack gap-0" key={group.sectionId}>
                <h3 className="text-3">
                  {group.sectionId === null
                    ? t('config.insights.summary')
                    : (group.section?.name ?? t('config.insights.lost'))}
                </h3>
                <ol>
                  {group.insights.map((insight) => (
                    <InsightRow insight={insight} key={insight.id} next={neighbour(rows, insight)} />
                  ))}
                </ol>
              </section>
            ))
          )}
        </Card>
      </div>
    </>
  );
}

const usual: InsightBody = {
  when: { all: [] },
  text: '',
  advice: null,
  place: 'summary',
  sectionId: null,
  weight: Number(emptyTexts.weight),
  active: true,
};

function NewInsight({ formKey, onClose }: { formKey: string; onClose: () => void }) {
  const t = useTexts();
  const { questionnaireId } = useInsightWork();
  const add = useAddInsight(questionnaireId, ({ id }) => {
    writeStoredValue('tab', formKey, null);
    onClose();
    focusWhenThere(`insight-${id}`);
  });
  const close = () => {
    onClose();
    focusWhenThere(addId, 'if-lost');
  };
  return (
    <Card title={t('config.insights.add')}>
      <InsightForm
        discardText={t('config.save.discard')}
        formKey={formKey}
        id="insight-new"
        isNew
        onDiscard={close}
        save={{ ...add, mutate: (changed, options) => add.mutate({ ...usual, ...changed }, options) }}
        saveText={t('config.insights.save-new')}
        saved={emptyTexts}
      />
    </Card>
  );
}

/** What stands beside a row, for when it has gone. */
function neighbour(rows: readonly Insight[], { id }: Insight): string {
  const at = rows.findIndex((one) => one.id === id);
  const next = rows[at + 1] ?? rows[at - 1];
  return next === undefined ? addId : `insight-${next.id}`;
}
