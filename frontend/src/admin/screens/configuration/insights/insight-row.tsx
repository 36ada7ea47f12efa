import { DeleteOutlined, RightOutlined, WarningOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Switch } from 'antd';
import { announce } from '../../../../shared/a11y/announce.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { readStoredValue } from '../../../../shared/state/stored.ts';
import { focusWhenThere } from '../../../kit/ui/focus-when-there.ts';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { useUnfolded } from '../completeness/addressed-place.ts';
import { Count } from './condition-trial.tsx';
import { InsightForm } from './insight-form.tsx';
import { textsOf } from './insight-texts.ts';
import { formKeyOf, useInsightWork } from './insight-work.ts';
import { countsOptions, useRemoveInsight, useSaveInsight, type Insight } from './insights.api.ts';
import styles from './insights.module.css';

interface InsightRowProps {
  insight: Insight;
  /** What has the focus once the row is gone. */
  next: string;
}

/** One insight in a line: what it says, for how many it is true, whether it is used; unfolded, its form. */
export function InsightRow({ insight, next }: InsightRowProps) {
  const t = useTexts();
  const { questionnaireId, language } = useInsightWork();
  const id = `insight-${insight.id}`;
  const formKey = formKeyOf(questionnaireId, insight.id);
  const isUnsaved = readStoredValue('tab', formKey) !== null;
  const [open, setOpen] = useUnfolded(`${id}-form`, isUnsaved);
  const save = useSaveInsight(questionnaireId, insight);
  return (
    <li className={styles.row} data-off={!insight.active} id={id} tabIndex={-1}>
      <div className={styles.head}>
        <button
          aria-controls={`${id}-form`}
          aria-expanded={open}
          className={`row align-center may-shrink text-start ${styles.fold}`}
          onClick={() => setOpen(!open)}
          type="button"
        >
          <RightOutlined aria-hidden className={`text-1 ${styles.arrow}`} />
          <span className={`anywhere may-shrink ${open ? 'strong' : styles.brief}`} lang={language}>
            {insight.text}
          </span>
        </button>
        <div className={`row text-2 numeric ${styles.count}`} hidden={open}>
          {isUnsaved && !open && <span className="warning">{t('config.save.unsaved')}</span>}
          {insight.problem === null && <StoredCount insight={insight} />}
          <span className="hide-on-phone soft">
            {t('config.insight.weight-is', { weight: insight.weight })}
          </span>
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
  const { data } = useQuery(countsOptions(questionnaireId));
  const count = data?.counts.find(({ id }) => id === insight.id);
  return data === undefined || count === undefined ? null : (
    <span>
      <Count trial={{ holds: count.holds, of: data.of }} />
    </span>
  );
}

function Remove({ insight, next }: InsightRowProps) {
  const t = useTexts();
  const { questionnaireId } = useInsightWork();
  const remove = useRemoveInsight(questionnaireId);
  return (
    <IconButton
      danger
      icon={<DeleteOutlined aria-hidden />}
      label={t('config.insights.remove', { text: insight.text })}
      onClick={() => remove.mutate(insight, { onSuccess: () => focusWhenThere(next, 'if-lost') })}
    />
  );
}
