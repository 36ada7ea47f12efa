import { useQuery } from '@tanstack/react-query';
import { type Schemas } from '../../../shared/api/operations.ts';
import { query } from '../../../shared/api/query.ts';
import { formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { describeOutcome } from './job-words.ts';
import { type Job } from './jobs.api.ts';

const mailStates = [
  'accepted',
  'waiting',
  'saved',
  'failed',
  'uncertain',
] as const satisfies readonly (keyof Schemas['MailCountsResponse'])[];

/** How the mails of a bulk send stand; asked again while some of them wait. */
export function MailTally({ job }: { job: Job }) {
  const t = useTexts();
  const { data } = useQuery(
    query(
      '/api/admin/jobs/{id}/mails',
      { path: { id: job.id } },
      { refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? 5000 : false) },
    ),
  );
  const counted = mailStates.filter((state) => (data?.[state] ?? 0) > 0);
  if (!data || counted.length === 0) return describeOutcome(t, job);
  return (
    <ul>
      {counted.map((state) => (
        <li key={state}>{t(`jobs.mails.${state}`, { number: formatNumber(data[state], 0) })}</li>
      ))}
    </ul>
  );
}
