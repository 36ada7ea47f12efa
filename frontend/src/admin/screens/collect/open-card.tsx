import { Switch } from 'antd';
import { Link } from 'react-router-dom';
import { formatDateTime, formatNumber } from '../../../shared/texts/format.ts';
import { type Translate, useTexts } from '../../../shared/texts/i18n.ts';
import { FormStatePill } from '../../kit/online-form/form-state-pill.tsx';
import { type OnlineForm } from '../../kit/online-form/online-form.api.ts';
import { useSaveForm } from './use-save-form.ts';
import { paths, settingAddress } from '../../addresses.ts';
import { useConfirm } from '../../kit/ui/confirm.tsx';
import { Notice } from '../../kit/ui/notice.tsx';
import { Card } from '../../kit/ui/page.tsx';
import { useDialog } from '../../kit/ui/use-dialog.ts';
import styles from './collect.module.css';
import { type CardProps } from './collect-page.tsx';
import { MeaningsDialog } from './meanings-dialog.tsx';
import { useMissingMeanings, type MissingMeanings } from './missing-meanings.ts';

/** Whether clinics can fill it in now, the switch that decides it, and how many have. */
export function OpenCard({ form }: CardProps) {
  const t = useTexts();
  return (
    <Card actions={<FormStatePill state={form.state} />} title={t('collect.open.title')}>
      <OpenSwitch form={form} />
      <p className="roomy measure" role="status">
        {meaningOf(form, t)}
      </p>
      <dl className={styles.figures}>
        {(['questions', 'underWay', 'sentIn'] as const).map((name) => (
          <div key={name}>
            <dt className="soft">{t(`collect.open.${name}`)}</dt>
            <dd className="text-6 strong numeric">{formatNumber(form[name], 0)}</dd>
          </div>
        ))}
      </dl>
      {form.questions === 0 && (
        <Notice tone="warning">
          <span>
            {t('collect.open.no-questions')}{' '}
            <Link to={paths.configuration}>{t('collect.open.to-configuration')}</Link>
          </span>
        </Notice>
      )}
      {!form.isActive && (
        <Notice tone="warning">
          <span>
            {t('collect.open.inactive')} <Link to={paths.questionnaires}>{t('collect.open.to-list')}</Link>
          </span>
        </Notice>
      )}
      {!form.hasOrganisation && (
        <Notice tone="warning" title={t('collect.organisation.title')}>
          <span>
            {t(form.isOpen ? 'collect.organisation.open' : 'collect.organisation.closed')}{' '}
            <Link to={settingAddress('organisation_name')}>{t('collect.organisation.to-settings')}</Link>
          </span>
        </Notice>
      )}
      {!form.mailsGoOut && (
        <Notice tone="warning" title={t('collect.mails.title')}>
          <span>
            {t('collect.mails.text')}{' '}
            <Link to={settingAddress('mailgun_api_key')}>{t('collect.mails.to-settings')}</Link>
          </span>
        </Notice>
      )}
    </Card>
  );
}

/** Opening works at once unless answers mean nothing yet; closing asks while somebody is filling it in. */
function OpenSwitch({ form }: { form: OnlineForm }) {
  const t = useTexts();
  const confirm = useConfirm();
  const save = useSaveForm(form.questionnaireId);
  const missingMeanings = useMissingMeanings(form.questionnaireId);
  const asking = useDialog<MissingMeanings>();
  const change = async (isOpen: boolean) => {
    if (save.isPending) return;
    const missing = isOpen ? await missingMeanings() : null;
    if (missing !== null) {
      asking.open(missing);
      return;
    }
    const agreed =
      isOpen ||
      form.underWay === 0 ||
      (await confirm({
        title: t('collect.open.close-title'),
        content: t('collect.open.close-text', { number: formatNumber(form.underWay, 0) }),
        okText: t('collect.open.close-ok'),
      }));
    if (agreed) save.mutate({ isOpen });
  };
  return (
    <>
      <label className={`inline-row gap-3 text-5 strong ${styles.switch}`}>
        <Switch
          checked={form.isOpen}
          disabled={!form.isOpen && !form.hasOrganisation}
          loading={save.isPending}
          onChange={(next) => void change(next)}
        />
        {t(form.isOpen ? 'collect.open.on' : 'collect.open.off')}
      </label>
      {asking.dialog !== null && (
        <MeaningsDialog
          missing={asking.dialog}
          onClose={asking.close}
          onOpen={() => {
            asking.close();
            save.mutate({ isOpen: true });
          }}
        />
      )}
    </>
  );
}

/** What visitors find now, and why. */
function meaningOf({ isOpen, isActive, state, opensAt, closesAt }: OnlineForm, t: Translate): string {
  if (state === 'closed' && isOpen && isActive)
    return t('collect.means.over', { at: formatDateTime(closesAt) });
  if (state === 'not-yet') return t('collect.means.not-yet', { at: formatDateTime(opensAt) });
  if (state === 'open' && closesAt !== null)
    return t('collect.means.until', { at: formatDateTime(closesAt) });
  return t(`collect.means.${state}`);
}
