import { SearchOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useState, type SubmitEvent } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Empty } from '../../kit/ui/empty.tsx';
import { Loaded } from '../../kit/ui/loaded.tsx';
import { Card } from '../../kit/ui/page.tsx';
import { BarNotice } from './bar-notice.tsx';
import { fewestCharacters, finderId, foundOptions } from './personal-data.api.ts';
import { RecordTable, type RecordActions } from './record-table.tsx';

const longest = 254;

/** Finds what is kept of a person. What was typed stays on this page: an address does not belong in the browser's history. */
export function Finder(actions: Readonly<RecordActions>) {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState('');
  const found = useQuery(foundOptions(wanted));
  const asked = wanted.length >= fewestCharacters;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const words = typed.trim().replace(/\s+/g, ' ');
    if (words === wanted && asked) void found.refetch();
    setWanted(words);
  };
  return (
    <Card note={t('personal-data.find.note')} title={t('personal-data.find.title')}>
      <form className="cluster align-end" onSubmit={submit} role="search">
        <div className="stack gap-1 grow may-shrink">
          <label className="text-2 soft" htmlFor={finderId}>
            {t('personal-data.find.label')}
          </label>
          <Input
            autoComplete="off"
            data-search
            id={finderId}
            maxLength={longest}
            onChange={(event) => setTyped(event.target.value)}
            value={typed}
          />
        </div>
        <Button
          disabled={typed.trim().length < fewestCharacters}
          htmlType="submit"
          icon={<SearchOutlined aria-hidden />}
          loading={found.isFetching}
          type="primary"
        >
          {t('personal-data.find.search')}
        </Button>
      </form>
      {asked && (
        <div className="stack gap-3 space-above-4">
          <Loaded errorTitle="personal-data.find.failed" lines={4} query={found}>
            {({ records, more, bar }) => (
              <>
                {bar && <BarNotice bar={bar} email={wanted} />}
                {records.length === 0 ? (
                  <Empty>{t('personal-data.find.none')}</Empty>
                ) : (
                  <RecordTable {...actions} records={records} />
                )}
                {more && <p className="soft">{t('personal-data.find.more')}</p>}
              </>
            )}
          </Loaded>
        </div>
      )}
    </Card>
  );
}
