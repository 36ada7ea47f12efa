import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { announce } from '../../shared/a11y/announce.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { listQuery } from '../../shared/api/query.ts';
import { reviewAddress } from '../evaluations/addresses.ts';
import { paths } from '../screens.ts';
import { useCurrentQuestionnaire } from '../shell/current-questionnaire.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { afterDecision } from './queue.ts';
import { Reviewed } from './reviewed.tsx';

/** As many as anybody reads in a day; the rest follows once some are decided. */
const most = 200;

/** What waits for approval, the oldest promise first. */
function queueOptions(questionnaireId: number) {
  const waiting = { status: 'generated', sort: 'dueAt', limit: most, offset: 0, fields: 'summary' } as const;
  return listQuery('/api/admin/evaluations', { query: { questionnaireId, ...waiting } });
}

/** Goes through what waits for approval, one after the other (rules: review). */
export function ReviewScreen() {
  const t = useTexts();
  const questionnaire = useCurrentQuestionnaire();
  const queue = useQuery(queueOptions(questionnaire.id));
  const [params, setParams] = useSearchParams();
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const asked = params.get('edit');
  const show = (id: string | null) => {
    setParams(id === null ? {} : { edit: id });
    window.scrollTo(0, 0);
  };
  return (
    <Loaded errorTitle="review.failed" lines={16} query={queue}>
      {({ rows, total }) => {
        const waiting = rows.filter(({ id }) => !decided.has(id));
        const first = waiting[0]?.id;
        if (asked === null)
          return first === undefined ? <NothingWaits /> : <Navigate replace to={reviewAddress(first)} />;
        const decide = (name: string) => {
          const next = afterDecision(
            waiting.map(({ id }) => id),
            asked,
          );
          setDecided(new Set([...decided, asked]));
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
            onDecided={decide}
            onShow={show}
            total={Math.max(total - (rows.length - waiting.length), waiting.length)}
            waiting={waiting.map(({ id }) => id)}
          />
        );
      }}
    </Loaded>
  );
}

/** The end of the queue. */
function NothingWaits() {
  const t = useTexts();
  const { name } = useCurrentQuestionnaire();
  return (
    <Page
      about={name}
      description={t('review.done.text')}
      screen="review-done"
      title={t('review.done.title')}
    >
      <p>
        <Link to={paths.dashboard}>{t('review.done.back')}</Link>
      </p>
    </Page>
  );
}
