import { useQuery } from '@tanstack/react-query';
import { Input, Select, Switch, Button } from 'antd';
import { describeFailure } from '../../../shared/api/query-client.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { settingsOptions, trelloListsOptions, type TrelloBoard } from './settings.api.ts';
import styles from './settings.module.css';
import { type FieldKind } from './shown-settings.ts';

interface SettingInputProps {
  id: string;
  kind: FieldKind;
  value: string;
  placeholder: string;
  /** Ids of what is said about the field. */
  describedBy: string;
  invalid: boolean;
  disabled: boolean;
  onChange: (text: string) => void;
}

/** The server takes no longer value. */
const longest = 20_000;

/** The input of a setting, by its kind. */
export function SettingInput({ kind, ...props }: SettingInputProps) {
  const { id, value, placeholder, describedBy, invalid, disabled, onChange } = props;
  const t = useTexts();
  const aria = { 'aria-describedby': describedBy, 'aria-invalid': invalid, disabled, id };
  if (kind === 'trello-list') return <TrelloLists {...aria} onChange={onChange} value={value} />;
  if (kind === 'switch')
    return (
      <span className={`row align-center ${styles.switch}`}>
        <Switch {...aria} checked={value === 'true'} onChange={(on) => onChange(String(on))} />
        {t(value === 'true' ? 'settings.switch.on' : 'settings.switch.off')}
      </span>
    );
  if (typeof kind === 'object') {
    const names = kind.options.includes(value) ? kind.options : [value, ...kind.options];
    const options = names.map((name) => ({
      value: name,
      label: t(`settings.option.${name.replaceAll('.', '-')}`, {}, name),
    }));
    return (
      <Select {...aria} className={styles.input ?? ''} onChange={onChange} options={options} value={value} />
    );
  }
  const text = {
    ...aria,
    className: styles.input ?? '',
    maxLength: longest,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    placeholder,
    spellCheck: false,
    value,
  };
  if (kind === 'text') return <Input.TextArea {...text} autoSize={{ minRows: 6, maxRows: 20 }} spellCheck />;
  if (kind === 'paste')
    return <Input.TextArea {...text} autoComplete="off" autoSize={{ minRows: 2, maxRows: 6 }} />;
  if (kind === 'secret')
    return <Input.Password {...text} autoComplete="new-password" visibilityToggle={value !== ''} />;
  return <Input {...text} autoComplete="off" />;
}

interface TrelloListsProps {
  id: string;
  value: string;
  disabled: boolean;
  'aria-describedby': string;
  'aria-invalid': boolean;
  onChange: (id: string) => void;
}

/** The lists of the Trello account by board; there is nothing to choose from before key and token are saved. */
function TrelloLists({ disabled, value, onChange, ...aria }: TrelloListsProps) {
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
