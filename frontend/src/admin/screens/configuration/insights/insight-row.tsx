import { DeleteOutlined, RightOutlined, WarningOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Switch } from 'antd';
import { announce } from '../../../../shared/a11y/announce.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { readStoredValue } from '../../../../shared/state/stored.ts';
import { useConfirm } from '../../../kit/ui/confirm.tsx';
import { focusWhenThere } from '../../../kit/ui/focus-when-there.ts';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { useUnfolded } from '../completeness/addressed-place.ts';
import { Count } from './condition-trial.tsx';
import { wordsOf } from './condition-words.ts';
import { InsightForm } from './insight-form.tsx';
import { textsOf } from './insight-texts.ts';
import { formKeyOf, useInsightWork } from './insight-work.ts';
import { trialOptions, useRemoveInsight, useSaveInsight, type Insight } from './insights.api.ts';
import styles from './insights.module.css';

interface InsightRowProps {
  insight: Insight;
  /** What has the focus once the row is gone. */
  next: string;
}

/** One insight: what it says and when, for how many it is true, whether it is used; unfolded, its form. */
export function InsightRow({ insight, next }: InsightRowProps) {
  const t = useTexts();
  const { questionnaireId, language, subjects } = useInsightWork();
  const id = `insight-${insight.id}`;
  const formKey = formKeyOf(questionnaireId, insight.id);
  const isUnsaved = readStoredValue('tab', formKey) !== null;
  const [open, setOpen] = useUnfolded(`${id}-form`, isUnsaved);
  const save = useSaveInsight(questionnaireId, insight);
  return (
    <li className={`stack box pad-1 ${styles.row}`} data-off={!insight.active} id={id} tabIndex={-1}>
      <div className={styles.head}>
        <button
          aria-controls={`${id}-form`}
          aria-expanded={open}
          className={`row align-baseline may-shrink text-start ${styles.fold}`}
          onClick={() => setOpen(!open)}
          type="button"
        >
          <RightOutlined aria-hidden className={`text-1 ${styles.arrow}`} />
          <span className="stack gap-0 may-shrink">
            <span className={`anywhere strong ${styles.brief}`} lang={language}>
              {insight.text}
            </span>
            {!open && (
              <span className={`anywhere hide-on-phone text-2 soft ${styles.brief}`}>
                {wordsOf(insight.when, subjects, t)}
              </span>
            )}
          </span>
        </button>
        <div className={`text-2 numeric ${styles.count}`} hidden={open}>
          {isUnsaved && !open && <span className="warning">{t('config.save.unsaved')}</span>}
          {insight.problem === null && <StoredCount insight={insight} />}
          <span className="soft">{t('config.insight.weight-is', { weight: insight.weight })}</span>
        </div>
        <div className={`row gap-3 align-center spread ${styles.buttons}`}>
          <label className={`inline-row text-2 ${styles.use}`}>
            <Switch
              checked={insight.active}
              loading={save.isPending && !open}
              onChange={(active) =>
                save.mutate(
                  { active },
                  {
                    onSuccess: () =>
                      announce(t(active ? 'config.insight.said-on' : 'config.insight.said-off')),
                  },
                )
              }
              size="small"
            />
            <span className="hide-on-phone">
              {t(insight.active ? 'config.insight.on' : 'config.insight.off')}
            </span>
          </label>
          <Remove insight={insight} next={next} />
        </div>
      </div>
      {insight.problem !== null && (
        <p className="anywhere warning">
          <WarningOutlined aria-hidden /> {insight.problem}
        </p>
      )}
      <div hidden={!open} id={`${id}-form`}>
        {open && (
          <InsightForm
            discardText={t('config.save.discard')}
            formKey={formKey}
            id={id}
            onSaved={() => {
              focusWhenThere(id, 'if-lost');
              announce(t('config.save.saved'));
            }}
            save={save}
            saveText={t('config.save.action')}
            saved={textsOf(insight)}
          />
        )}
      </div>
    </li>
  );
}

/** For how many responses the stored condition is true. */
function StoredCount({ insight }: { insight: Insight }) {
  const { questionnaireId } = useInsightWork();
  const { data } = useQuery(trialOptions(questionnaireId, insight.when, null));
  return data === undefined ? null : (
    <span>
      <Count trial={data} />
    </span>
  );
}

function Remove({ insight, next }: InsightRowProps) {
  const t = useTexts();
  const confirm = useConfirm();
  const { questionnaireId } = useInsightWork();
  const remove = useRemoveInsight(questionnaireId);
  const ask = async () => {
    const agreed = await confirm({
      title: t('config.insights.remove-title'),
      content: <p className="anywhere">{insight.text}</p>,
      okText: t('config.insights.remove-ok'),
      danger: true,
    });
    if (agreed) remove.mutate(insight, { onSuccess: () => focusWhenThere(next, 'if-lost') });
  };
  return (
    <IconButton
      danger
      icon={<DeleteOutlined aria-hidden />}
      label={t('config.insights.remove', { text: insight.text })}
      onClick={() => void ask()}
    />
  );
}
