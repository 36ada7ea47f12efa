import { useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { describeFailure } from '../../shared/api/query-client.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { settingsOptions, trelloListsOptions, type TrelloBoard } from './settings.api.ts';
import styles from './settings.module.css';

interface TrelloListsProps {
  id: string;
  value: string;
  disabled: boolean;
  'aria-describedby': string;
  'aria-invalid': boolean;
  onChange: (id: string) => void;
}

/** The lists of the Trello account by board; there is nothing to choose from before key and token are saved. */
export function TrelloLists({ disabled, value, onChange, ...aria }: Readonly<TrelloListsProps>) {
  const t = useTexts();
  const { data: settings = [] } = useQuery(settingsOptions);
  const isSet = (key: string) => settings.some((setting) => setting.key === key && setting.isSet);
  const ready = isSet('trello_api_key') && isSet('trello_token');
  const query = useQuery({ ...trelloListsOptions, enabled: ready });
  return (
    <div className={`stack ${styles.lists}`}>
      <Select
        {...aria}
        className={styles.input ?? ''}
        disabled={disabled || !query.isSuccess}
        loading={query.isFetching}
        notFoundContent={t('settings.trello.no-lists')}
        onChange={onChange}
        options={optionsOf(query.data ?? [], value, t('settings.trello.other-list'))}
        placeholder={t(ready ? 'settings.trello.choose' : 'settings.trello.not-ready')}
        showSearch={{ optionFilterProp: 'label' }}
        value={value === '' ? null : value}
      />
      {query.isError && (
        <p className="bad" role="alert">
          {describeFailure(query.error, 'settings.trello.failed')}{' '}
          <Button loading={query.isFetching} onClick={() => void query.refetch()} size="small">
            {t('error.retry')}
          </Button>
        </p>
      )}
    </div>
  );
}

/** A list that is saved and not among those on offer keeps its place. */
function optionsOf(boards: readonly TrelloBoard[], value: string, other: string) {
  const groups = boards
    .filter(({ lists }) => lists.length > 0)
    .map(({ name, id, lists }) => ({
      label: name,
      key: id,
      options: lists.map((list) => ({ value: list.id, label: list.name })),
    }));
  const isThere = boards.some(({ lists }) => lists.some(({ id }) => id === value));
  return value === '' || isThere ? groups : [{ value, label: `${other} (${value})` }, ...groups];
}
