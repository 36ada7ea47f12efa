import { Button, Checkbox, Input } from 'antd';
import { useId, useState, type SyntheticEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../../../shared/texts/i18n.ts';
import { columnsParameter, tableColumnsOptions } from '../shown-columns.ts';
import { viewOf } from './view-address.ts';
import { useSaveView } from './views.api.ts';

/** Saves what the table shows now, with its columns where they are not the usual ones, under a name. */
export function SaveView({ questionnaireId }: { questionnaireId: number }) {
  const t = useTexts();
  const id = useId();
  const [params] = useSearchParams();
  const { data: kept } = useQuery(tableColumnsOptions);
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const save = useSaveView(questionnaireId);
  const address = new URLSearchParams(params);
  if (!address.has(columnsParameter) && kept) address.set(columnsParameter, kept.columns.join(','));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (name.trim() === '' || save.isPending) return;
    save.mutate({ name: name.trim(), query: viewOf(address), isShared }, { onSuccess: () => setName('') });
  };
  return (
    <form className="stack" onSubmit={submit}>
      <label className="strong" htmlFor={id}>
        {t('views.save.label')}
      </label>
      <div className="cluster align-center">
        <Input
          autoComplete="off"
          className="grow may-shrink"
          id={id}
          maxLength={60}
          onChange={({ target }) => setName(target.value)}
          placeholder={t('views.save.example')}
          style={{ inlineSize: 'auto' }}
          value={name}
        />
        <Button disabled={name.trim() === ''} htmlType="submit" loading={save.isPending} type="primary">
          {t('views.save.ok')}
        </Button>
      </div>
      <Checkbox checked={isShared} onChange={({ target }) => setShared(target.checked)}>
        {t('views.share')}
      </Checkbox>
    </form>
  );
}
