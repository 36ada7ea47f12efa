import { DownloadOutlined, ExportOutlined } from '@ant-design/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { settingAddress } from '../../addresses.ts';
import { type OnlineForm } from '../../kit/online-form/online-form.api.ts';
import { PreviewLink } from '../../kit/online-form/preview-link.tsx';
import { useDownload } from '../../kit/session/download.ts';
import { CopyField } from '../../kit/ui/copy-field.tsx';
import { DelayedInput } from '../../kit/ui/delayed-input.tsx';
import { Loaded } from '../../kit/ui/loaded.tsx';
import { Card } from '../../kit/ui/page.tsx';
import { type CardProps } from './collect-page.tsx';
import { addressFrom, landingOptions, leadOf, qrCodeOptions, qrCodeQuery } from './collect.api.ts';
import styles from './collect.module.css';

const longest = 80;
const formats = ['svg', 'png'] as const;

/** The one address that clinics need, as a link and as a QR code; with a source one sees which way they came. */
export function LinkCard({ form, questionnaire }: CardProps) {
  const t = useTexts();
  const [source, setSource] = useState('');
  const download = useDownload();
  return (
    <Card title={t('collect.link.title')}>
      <div className={`cluster gap-5 align-start ${styles.link}`}>
        <div className="stack gap-3 grow may-shrink">
          <CopyField label={t('collect.link.label')} value={addressFrom(form.url, source)} />
          <div className="cluster">
            <Button href={form.url} icon={<ExportOutlined aria-hidden />} rel="noopener" target="_blank">
              {t('collect.link.open')}
              <span className="visually-hidden"> ({t('edit.evidence.new-tab')})</span>
            </Button>
            <PreviewLink slug={form.slug} />
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
          <DelayedInput
            id="collect-source"
            label={t('collect.sources.source')}
            onChange={(text) => setSource(text.slice(0, longest))}
            placeholder={t('collect.sources.example')}
            value={source}
          />
          <p className="soft measure">{t('collect.sources.source-hint')}</p>
          <LandingNote form={form} />
        </div>
        <QrCode form={form} source={source} />
      </div>
    </Card>
  );
}

function QrCode({ form, source }: { form: OnlineForm; source: string }) {
  const t = useTexts();
  const picture = useQuery({ ...qrCodeOptions(form, source), placeholderData: keepPreviousData });
  return (
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
  );
}

/** Where the landing page's button leads, as visitors come that way, too. */
function LandingNote({ form }: { form: OnlineForm }) {
  const t = useTexts();
  const { data: landing } = useQuery(landingOptions);
  if (landing === undefined) return null;
  const lead = leadOf(landing, form);
  return (
    <p className="soft roomy measure anywhere">
      {t(`collect.landing.${lead}`)}{' '}
      {(lead === 'external' || lead === 'other') && (
        <a href={landing.questionnaireUrl} rel="noopener noreferrer" target="_blank">
          {landing.questionnaireUrl}
          <span className="visually-hidden"> ({t('edit.evidence.new-tab')})</span>
        </a>
      )}{' '}
      <Link to={settingAddress('landing_questionnaire_url')}>{t('collect.link.to-settings')}</Link>
    </p>
  );
}
