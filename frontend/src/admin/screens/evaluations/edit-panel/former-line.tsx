import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { useChange } from '../../../../shared/actions/use-change.ts';
import { type Schemas } from '../../../../shared/api/operations.ts';
import { query } from '../../../../shared/api/query.ts';
import { formatDate, formatPercent } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { Loaded } from '../../../kit/ui/loaded.tsx';
import { evaluationKey } from '../../../kit/evaluations/evaluations.api.ts';
import { useEditWork } from './edit-context.ts';
import { refreshAround } from './edit.api.ts';

type Line = Schemas['EarlierResponsesResponse'];
type Earlier = Schemas['EarlierResponseResponse'];

/** With which earlier response of the clinic the result is compared, and the way to another or none (rules: Second measurement). */
export function FormerLine() {
  const t = useTexts();
  const { id } = useEditWork().evaluation;
  const [search, setSearch] = useState('');
  const line = useQuery({
    ...query(
      '/api/admin/evaluation/{id}/former',
      { path: { id }, query: { search } },
      { refetchOnMount: 'always' },
    ),
    placeholderData: (before) => before,
  });
  return (
    <details>
      <summary>{t('edit.former.title')}</summary>
      <Loaded errorTitle="edit.former.load-failed" lines={2} query={line}>
        {(read) => <Choice id={id} line={read} onSearch={setSearch} />}
      </Loaded>
    </details>
  );
}

interface ChoiceProps {
  id: string;
  line: Line;
  onSearch: (words: string) => void;
}

function Choice({ id, line, onSearch }: ChoiceProps) {
  const t = useTexts();
  const follow = useFollow(id);
  const { by, former, isPublished, candidates } = line;
  return (
    <div className="stack space-below-2">
      <p>
        {former === null ? t(`edit.former.none-${by}`) : labelOf(former, t)}
        {former !== null && (
          <span className="block soft">
            {t(`edit.former.${by}`)} {t(isPublished ? 'edit.former.published' : 'edit.former.next')}
          </span>
        )}
      </p>
      <div className="cluster">
        <Select<string>
          aria-label={t('edit.former.choose')}
          disabled={follow.isPending}
          notFoundContent={t('edit.former.not-found')}
          onChange={(formerId) => follow.mutate({ by: 'person', formerId })}
          options={candidates
            .filter((candidate) => candidate.id !== former?.id)
            .map((candidate) => ({ value: candidate.id, label: labelOf(candidate, t) }))}
          placeholder={t('edit.former.choose')}
          popupMatchSelectWidth={false}
          showSearch={{ filterOption: false, onSearch }}
          value={null}
        />
        {former !== null && (
          <Button danger loading={follow.isPending} onClick={() => follow.mutate({ by: 'nobody' })}>
            {t('edit.former.unlink')}
          </Button>
        )}
        {by !== 'address' && (
          <Button loading={follow.isPending} onClick={() => follow.mutate({ by: 'address' })}>
            {t('edit.former.automatic')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Saves the choice; the version, the rows and the client's page follow. */
function useFollow(id: string) {
  const client = useQueryClient();
  return useChange({
    mutationFn: (body: Schemas['FollowRequest']) =>
      call('put', '/api/admin/evaluation/{id}/former', { path: { id }, body }),
    done: () => ({ title: 'edit.former.saved' }),
    meta: { errorTitle: 'edit.former.failed' },
    refresh: async () => {
      refreshAround(client, id);
      await client.invalidateQueries({ queryKey: evaluationKey(id) });
    },
  });
}

const labelOf = (
  { submittedAt, percentage, clinicName, clientName }: Earlier,
  t: ReturnType<typeof useTexts>,
) =>
  t('edit.former.response', {
    date: formatDate(submittedAt),
    percent: formatPercent(percentage),
    name: clinicName === '' ? clientName : clinicName,
  });
