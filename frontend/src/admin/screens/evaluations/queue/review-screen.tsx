import { SendOutlined } from '@ant-design/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { announce } from '../../../../shared/a11y/announce.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { listQuery } from '../../../../shared/api/query.ts';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { evaluationAddress, paths, reviewAddress } from '../../../addresses.ts';
import { type EvaluationRow } from '../../../kit/evaluations/evaluations.api.ts';
import { nothingSelected, planBulk, type Selection } from '../selection.ts';
import { useBulk } from '../use-bulk.tsx';
import { useCurrentQuestionnaire } from '../../../kit/session/current-questionnaire.tsx';
import { Loaded } from '../../../kit/ui/loaded.tsx';
import { Page } from '../../../kit/ui/page.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { afterDecision } from './queue.ts';
import { Reviewed } from './reviewed.tsx';

/** How many rows are read at first, and at most: as many as the API gives at once. What follows comes once some are decided. */
const few = 200;
const most = 500;
/** So near to the end of what is read more is fetched. */
const nearEnd = 20;

/** What waits for approval, in the order in which a person should read it. */
function queueOptions(questionnaireId: number, limit: number) {
  const waiting = { status: 'generated', sort: 'need', limit, offset: 0, fields: 'summary' } as const;
  return listQuery(
    '/api/admin/evaluations',
    { query: { questionnaireId, ...waiting } },
    { placeholderData: keepPreviousData },
  );
}

/** Goes through what waits for approval, one after the other (rules: review). */
export function ReviewScreen() {
  const t = useTexts();
  const questionnaire = useCurrentQuestionnaire();
  const [limit, setLimit] = useState(few);
  const queue = useQuery(queueOptions(questionnaire.id, limit));
  const [params, setParams] = useSearchParams();
  const [decided, setDecided] = useState<Selection>(nothingSelected);
  const asked = params.get('edit');
  if (limit === few && queue.data && isMoreNeeded(queue.data, asked)) setLimit(most);
  const plan = planBulk(new Map([...decided].filter(([, { status }]) => status === 'verified')), 'send');
  const bulk = useBulk(questionnaire, () => {
    const unsent = new Set(plan.unconfirmed.map(({ id }) => id));
    setDecided(
      (before) =>
        new Map([...before].map(([id, row]) => [id, unsent.has(id) ? row : { ...row, status: 'sent' }])),
    );
  });
  const send = plan.ids.length > 0 && (
    <Button
      icon={<SendOutlined aria-hidden />}
      loading={bulk.pending !== null}
      onClick={() => bulk.ask('send', plan)}
      type="primary"
    >
      {t('evaluations.bulk.send', { number: formatNumber(plan.ids.length, 0) })}
    </Button>
  );
  const show = (id: string | null) => {
    setParams(id === null ? {} : { edit: id });
    window.scrollTo(0, 0);
  };
  return (
    <Loaded errorTitle="review.failed" lines={16} query={queue}>
      {({ rows, total }) => {
        const waiting = rows.filter(({ id }) => !decided.has(id));
        const left = total - (rows.length - waiting.length);
        const rest = waiting.filter(({ needs }) => needs.length === 0);
        const current = waiting.find(({ id }) => id === asked);
        const first = waiting[0]?.id;
        if (asked === null && first === undefined && left > 0 && queue.isFetching)
          return <Skeleton lines={16} />;
        if (asked === null)
          return first === undefined ? (
            <NothingWaits actions={send} unconfirmed={plan.unconfirmed} />
          ) : (
            <Navigate replace to={reviewAddress(first)} />
          );
        const decide = (evaluation: EvaluationRow, isSent: boolean) => {
          const name = evaluation.clientName;
          const next = afterDecision(
            waiting.map(({ id }) => id),
            asked,
          );
          setDecided(new Map([...decided, [asked, { ...evaluation, status: isSent ? 'sent' : 'verified' }]]));
          const nextName = rows.find(({ id }) => id === next)?.clientName;
          announce(
            nextName === undefined
              ? t('review.said.last', { name })
              : t('review.said.next', { name, next: nextName }),
          );
          show(next);
        };
        return (
          <Reviewed
            id={asked}
            key={asked}
            actions={
              <>
                {/* One that was just decided leaves at once: a button beside it would be gone under the pointer. */}
                {!decided.has(asked) && send}
                {current?.needs.length === 0 && rest.length > 1 && <ApproveRest rows={rest} />}
              </>
            }
            decided={decided.size}
            onDecided={decide}
            onShow={show}
            needs={current?.needs ?? []}
            total={Math.max(left, waiting.length)}
            waiting={waiting.map(({ id }) => id)}
          />
        );
      }}
    </Loaded>
  );
}

/** Whether more wait than were read, and either its end is near or what is shown begins the part that can be approved together. Pure. */
function isMoreNeeded(
  { rows, total }: { rows: readonly EvaluationRow[]; total: number },
  asked: string | null,
): boolean {
  const index = rows.findIndex(({ id }) => id === asked);
  const row = rows[index];
  if (row === undefined || rows.length >= total) return false;
  return row.needs.length === 0 || index >= rows.length - nearEnd;
}

/** Approves together what nothing asks a person to read; the question says what clients will read about that. */
function ApproveRest({ rows }: { rows: readonly EvaluationRow[] }) {
  const t = useTexts();
  const navigate = useNavigate();
  const bulk = useBulk(useCurrentQuestionnaire(), () => void navigate(paths.dashboard));
  const plan = planBulk(new Map(rows.map((row) => [row.id, row])), 'verify');
  return (
    <Button loading={bulk.pending !== null} onClick={() => bulk.ask('verify', plan)}>
      {t('review.rest', { number: formatNumber(rows.length, 0) })}
    </Button>
  );
}

interface NothingWaitsProps {
  /** Sends what was approved in this sitting. */
  actions: ReactNode;
  /** Approved, but to be sent one by one. */
  unconfirmed: readonly EvaluationRow[];
}

/** The end of the queue: what was approved can be sent from here, or is named where it needs a look. */
function NothingWaits({ actions, unconfirmed }: NothingWaitsProps) {
  const t = useTexts();
  return (
    <Page
      about={useCurrentQuestionnaire().name}
      actions={actions}
      description={t('review.done.text')}
      screen="review-done"
      title={t('review.done.title')}
    >
      {unconfirmed.length > 0 && (
        <div>
          <p>{t('review.done.unconfirmed')}</p>
          <ul className="bullets">
            {unconfirmed.map(({ id, clientName }) => (
              <li key={id}>
                <Link to={evaluationAddress(id)}>{clientName}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>
        <Link to={paths.dashboard}>{t('review.done.back')}</Link>
      </p>
    </Page>
  );
}
