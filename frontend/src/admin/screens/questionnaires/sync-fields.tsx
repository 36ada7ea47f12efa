import { useQuery } from '@tanstack/react-query';
import { Form, InputNumber, Switch } from 'antd';
import { formatDateTime } from '../../../shared/texts/format.ts';
import { useTexts, type Translate } from '../../../shared/texts/i18n.ts';
import { mustBe } from '../../kit/forms/field-errors.ts';
import { syncScheduleOptions, type SyncSchedule } from './questionnaires.api.ts';
import styles from './questionnaires.module.css';

/** The server takes no others. */
const minutes = { min: 5, max: 1440 };
/** What is due within this is shown as due at once. */
const soonMs = 60_000;

/** Whether and how often the spreadsheet is read by itself, and how that goes. */
export function SyncFields({ questionnaireId }: { questionnaireId: number }) {
  const t = useTexts();
  const isOn = Form.useWatch<boolean | undefined>('syncEnabled') === true;
  const limits = { min: String(minutes.min), max: String(minutes.max) };
  return (
    <>
      <Form.Item
        extra={t('questionnaires.sync.enabled-hint')}
        label={t('questionnaires.sync.enabled')}
        name="syncEnabled"
        valuePropName="checked"
      >
        <Switch />
      </Form.Item>
      <Form.Item
        extra={t('questionnaires.sync.minutes-hint', limits)}
        hidden={!isOn}
        label={t('questionnaires.sync.minutes')}
        name="syncMinutes"
        rules={[
          mustBe(
            (value: unknown) =>
              Number.isInteger(value) && Number(value) >= minutes.min && Number(value) <= minutes.max,
            t('questionnaires.sync.minutes-wrong', limits),
          ),
        ]}
      >
        <InputNumber />
      </Form.Item>
      <SyncState questionnaireId={questionnaireId} />
    </>
  );
}

function SyncState({ questionnaireId }: { questionnaireId: number }) {
  const t = useTexts();
  const { data: schedule } = useQuery(syncScheduleOptions(questionnaireId));
  if (!schedule || (!schedule.isScheduled && schedule.startedAt === null)) return null;
  return (
    <div className={`box pad-2 anywhere ${styles.syncState}`}>
      {linesOf(t, schedule).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

function linesOf(t: Translate, { succeededAt, failure, nextRunAt }: SyncSchedule): string[] {
  const lines = [
    succeededAt === null
      ? t('questionnaires.sync.never')
      : t('questionnaires.sync.last', { time: formatDateTime(succeededAt) }),
  ];
  if (failure !== null) lines.push(t('questionnaires.sync.failed', { reason: failure }));
  if (nextRunAt !== null) {
    const isSoon = new Date(nextRunAt).getTime() - Date.now() < soonMs;
    lines.push(
      isSoon
        ? t('questionnaires.sync.soon')
        : t('questionnaires.sync.next', { time: formatDateTime(nextRunAt) }),
    );
  }
  return lines;
}
