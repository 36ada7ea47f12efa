import { DownloadOutlined } from '@ant-design/icons';
import { type UseQueryResult } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { Fragment, type ReactNode } from 'react';
import { handOver } from '../../../shared/actions/save-file.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Loaded } from '../../kit/ui/loaded.tsx';

interface RecordDialogProps<T> {
  name: string;
  query: UseQueryResult<T>;
  /** What is said of it, by the last part of the text key `personal-data.kept.*`. */
  facts: (data: T) => Readonly<Record<string, ReactNode>>;
  note: string;
  /** What goes into the file. */
  file: (data: T) => unknown;
  /** Says nothing of the person: the file may lie in a folder of downloads for long. */
  fileName: string;
  onClose: () => void;
}

/** What is kept in one record, and all of it as a file for the person who asks. */
export function RecordDialog<T>({ name, query, facts, note, file, fileName, onClose }: RecordDialogProps<T>) {
  const t = useTexts();
  const { data } = query;
  const save = (kept: T) =>
    handOver(new Blob([JSON.stringify(file(kept), null, 2)], { type: 'application/json' }), fileName);
  return (
    <Modal
      closable={{ 'aria-label': t('ui.close') }}
      footer={
        <div className="cluster end">
          <Button onClick={onClose}>{t('ui.close')}</Button>
          <Button
            disabled={data === undefined}
            icon={<DownloadOutlined aria-hidden />}
            onClick={() => data !== undefined && save(data)}
            type="primary"
          >
            {t('personal-data.kept.export')}
          </Button>
        </div>
      }
      onCancel={onClose}
      open
      title={t('personal-data.kept.title', { name })}
      width={640}
    >
      <Loaded errorTitle="personal-data.kept.load-failed" lines={8} query={query}>
        {(all) => (
          <div className="stack gap-3">
            <dl className="facts">
              {Object.entries(facts(all)).map(([fact, value]) => (
                <Fragment key={fact}>
                  <dt>{t(`personal-data.kept.${fact}`)}</dt>
                  <dd>{value === '' ? '–' : value}</dd>
                </Fragment>
              ))}
            </dl>
            <p className="soft roomy">{note}</p>
          </div>
        )}
      </Loaded>
    </Modal>
  );
}
