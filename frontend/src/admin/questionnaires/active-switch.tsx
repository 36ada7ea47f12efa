import { CheckCircleOutlined, PauseCircleOutlined } from '@ant-design/icons';
import { Switch } from 'antd';
import { useTexts } from '../../shared/texts/i18n.ts';
import { type Questionnaire } from '../shell/questionnaires.api.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { useChangeQuestionnaire } from './questionnaires.api.ts';
import styles from './questionnaires.module.css';

/** Whether the questionnaire works by itself; stopping it says first what that means. */
export function ActiveSwitch({ questionnaire }: Readonly<{ questionnaire: Questionnaire }>) {
  const t = useTexts();
  const confirm = useConfirm();
  const save = useChangeQuestionnaire();
  const { id, name, isActive } = questionnaire;
  const change = async (next: boolean) => {
    if (save.isPending) return;
    const agreed =
      next ||
      (await confirm({
        title: t('questionnaires.active.stop-title', { name }),
        content: t('questionnaires.active.stop-text'),
        okText: t('questionnaires.active.stop-ok'),
      }));
    if (agreed) save.mutate({ id, fields: { isActive: next } });
  };
  return (
    <label className={`inline-row ${styles.switch}`}>
      <Switch checked={isActive} onChange={(next) => void change(next)} size="small" />
      <span className={`inline-row nowrap ${styles.badge}`} data-active={isActive}>
        {isActive ? <CheckCircleOutlined aria-hidden /> : <PauseCircleOutlined aria-hidden />}
        {t(
          save.isPending
            ? 'config.save.saving'
            : isActive
              ? 'questionnaires.active.yes'
              : 'questionnaires.active.no',
        )}
        <span className="visually-hidden">: {name}</span>
      </span>
    </label>
  );
}
