import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { announce } from '../../../../../shared/a11y/announce.ts';
import { text, useTexts } from '../../../../../shared/texts/i18n.ts';
import { toast } from '../../../../../shared/toast/toast-store.ts';
import { IconButton } from '../../../../kit/ui/icon-button.tsx';
import { choosableColumns, type ChoosableColumn } from '../columns.tsx';
import { chosenColumns, columnsParameter, tableColumnsOptions } from '../shown-columns.ts';
import { useKeepColumns } from './views.api.ts';

const usual = choosableColumns.map(({ key }) => key);
const titles = Object.fromEntries(choosableColumns.map(({ key, title }) => [key, title])) as Record<
  ChoosableColumn,
  string
>;

/** Which columns are shown, and in which order: kept at once, for this person, on whichever device. */
export function ColumnChoice({ withTrello }: { withTrello: boolean }) {
  const t = useTexts();
  const { shown, keep } = useChosen();
  const [order, setOrder] = useState<readonly ChoosableColumn[]>(() => [
    ...shown,
    ...usual.filter((key) => !shown.includes(key)),
  ]);
  const offered = order.filter((key) => key !== 'trello' || withTrello);
  const move = (key: ChoosableColumn, step: 1 | -1) => {
    const other = offered[offered.indexOf(key) + step];
    if (other === undefined) return;
    const next = order.map((one) => (one === key ? other : one === other ? key : one));
    setOrder(next);
    keep(next.filter((one) => shown.includes(one)));
    announce(t('views.columns.moved', { name: t(titles[key]), position: offered.indexOf(key) + step + 1 }));
  };
  const toggle = (key: ChoosableColumn) =>
    keep(order.filter((one) => (one === key ? !shown.includes(key) : shown.includes(one))));
  const reset = () => {
    keep([]);
    setOrder(usual);
    toast({
      title: t('views.columns.reset-done'),
      tone: 'good',
      action: { label: text('trash.undo.label'), act: () => (keep(shown), setOrder(order)) },
    });
  };
  return (
    <section className="stack">
      <h3>{t('views.columns.title')}</h3>
      <p className="soft">{t('views.columns.note')}</p>
      <ul className="ruled">
        {offered.map((key, index) => (
          <li className="row spread align-center pad-1" key={key}>
            <Checkbox
              checked={shown.includes(key)}
              // The last one stays: none would mean the usual ones.
              disabled={shown.length === 1 && shown.includes(key)}
              onChange={() => toggle(key)}
            >
              {t(titles[key])}
            </Checkbox>
            <span className="row">
              <IconButton
                icon={<UpOutlined aria-hidden />}
                idle={index === 0}
                label={t('views.columns.up', { name: t(titles[key]) })}
                onClick={() => move(key, -1)}
              />
              <IconButton
                icon={<DownOutlined aria-hidden />}
                idle={index === offered.length - 1}
                label={t('views.columns.down', { name: t(titles[key]) })}
                onClick={() => move(key, 1)}
              />
            </span>
          </li>
        ))}
      </ul>
      <div>
        <Button onClick={reset}>{t('views.columns.reset')}</Button>
      </div>
    </section>
  );
}

/** What is shown now, and how it is changed: the person's own choice takes the place of the address's. */
function useChosen() {
  const [params, setParams] = useSearchParams();
  const { data } = useQuery(tableColumnsOptions);
  const { mutate } = useKeepColumns();
  const keep = (columns: readonly ChoosableColumn[]) => {
    if (params.has(columnsParameter))
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          next.delete(columnsParameter);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    mutate(columns);
  };
  return { shown: chosenColumns(params.get(columnsParameter), data?.columns ?? []), keep };
}
