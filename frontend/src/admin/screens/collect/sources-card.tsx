import { DownloadOutlined } from '@ant-design/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { CopyField } from '../../kit/ui/copy-field.tsx';
import { DelayedInput } from '../../kit/ui/delayed-input.tsx';
import { useDownload } from '../../kit/session/download.ts';
import { Loaded } from '../../kit/ui/loaded.tsx';
import { Card } from '../../kit/ui/page.tsx';
import { addressFrom, qrCodeOptions, qrCodeQuery } from './collect.api.ts';
import styles from './collect.module.css';
import { type CardProps } from './collect-page.tsx';

const longest = 80;
const formats = ['svg', 'png'] as const;

/** A link and a QR code for each way on which clinics come, so that one sees which of them works. */
export function SourcesCard({ form, questionnaire }: CardProps) {
  const t = useTexts();
  const [source, setSource] = useState('');
  const picture = useQuery({ ...qrCodeOptions(form, source), placeholderData: keepPreviousData });
  const download = useDownload();
  return (
    <Card note={t('collect.sources.note')} title={t('collect.sources.title')}>
      <div className={`cluster gap-5 align-start ${styles.sources}`}>
        <div className="stack gap-4 grow may-shrink">
          <div className="stack gap-1">
            <DelayedInput
              id="collect-source"
              label={t('collect.sources.source')}
              onChange={(text) => setSource(text.slice(0, longest))}
              placeholder={t('collect.sources.example')}
              value={source}
            />
            <p className="soft">{t('collect.sources.source-hint')}</p>
          </div>
          <CopyField label={t('collect.sources.link')} value={addressFrom(form.url, source)} />
          <div className="cluster">
            {formats.map((format) => (
              <Button
                icon={<DownloadOutlined aria-hidden />}
                key={format}
                onClick={() =>
                  download.mutate({
                    ...qrCodeQuery(questionnaire.id, format, source),
                    fallbackName: `qr-${form.slug}.${format}`,
                  })
                }
              >
                {t(`collect.sources.${format}`)}
              </Button>
            ))}
          </div>
        </div>
        <div className={styles.picture}>
          <Loaded errorTitle="collect.sources.failed" lines={6} query={picture}>
            {(address) => (
              <img
                alt={t('collect.sources.picture', { address: addressFrom(form.url, source) })}
                className="full block"
                src={address}
              />
            )}
          </Loaded>
        </div>
      </div>
    </Card>
  );
}
