import { ExportOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { type OnlineForm } from '../../kit/online-form/online-form.api.ts';
import { PreviewLink } from '../../kit/online-form/preview-link.tsx';
import { settingAddress } from '../../addresses.ts';
import { CopyField } from '../../kit/ui/copy-field.tsx';
import { Card } from '../../kit/ui/page.tsx';
import { type CardProps } from './collect-page.tsx';
import { landingOptions, leadOf } from './collect.api.ts';

/** The one address that clinics need, and how they would see what is behind it. */
export function LinkCard({ form }: CardProps) {
  const t = useTexts();
  return (
    <Card note={t('collect.link.note')} title={t('collect.link.title')}>
      <CopyField label={t('collect.link.label')} value={form.url} />
      <div className="cluster">
        <Button href={form.url} icon={<ExportOutlined aria-hidden />} rel="noopener" target="_blank">
          {t('collect.link.open')}
          <span className="visually-hidden"> ({t('edit.evidence.new-tab')})</span>
        </Button>
        <PreviewLink slug={form.slug} />
      </div>
      <p className="soft measure">{t('collect.link.preview-note')}</p>
      <LandingNote form={form} />
    </Card>
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
      )}
      <br />
      <Link to={settingAddress('landing_questionnaire_url')}>{t('collect.link.to-settings')}</Link>
    </p>
  );
}
