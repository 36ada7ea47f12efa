import {
  CopyOutlined,
  DeleteOutlined,
  EditOutlined,
  CheckCircleOutlined,
  PauseCircleOutlined,
} from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Switch } from 'antd';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { languageNames } from '../../../shared/texts/languages.ts';
import { SyncButton } from '../../kit/form-sync/sync-button.tsx';
import { FormStatePill } from '../../kit/online-form/form-state-pill.tsx';
import { formStatesOptions } from '../../kit/online-form/online-form.api.ts';
import { paths } from '../../addresses.ts';
import { useQuestionnaireSelection } from '../../kit/session/current-questionnaire.tsx';
import { type Questionnaire } from '../../kit/session/questionnaires.api.ts';
import { useConfirm } from '../../kit/ui/confirm.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { Table, RowButtons, RowMark, LabelledCell } from '../../kit/ui/table.tsx';
import { useChangeQuestionnaire } from './questionnaires.api.ts';
import styles from './questionnaires.module.css';

export type RowAction = 'edit' | 'copy' | 'delete';

const columns = ['name', 'language', 'size', 'online', 'form', 'active', 'actions'] as const;
const actions = [
  ['edit', <EditOutlined aria-hidden key="edit" />],
  ['copy', <CopyOutlined aria-hidden key="copy" />],
  ['delete', <DeleteOutlined aria-hidden key="delete" />],
] as const;

interface QuestionnaireListProps {
  questionnaires: readonly Questionnaire[];
  onAction: (action: RowAction, questionnaire: Questionnaire) => void;
}

/** The questionnaires as a table; on narrow screens each row becomes a card. */
export function QuestionnaireList({ questionnaires, onAction }: QuestionnaireListProps) {
  const t = useTexts();
  return (
    <Table
      columns={columns.map((column) => t(`questionnaires.column.${column}`))}
      label={t('questionnaires.title')}
    >
      {questionnaires.map((questionnaire) => (
        <Row key={questionnaire.id} onAction={onAction} questionnaire={questionnaire} />
      ))}
    </Table>
  );
}

interface RowProps {
  questionnaire: Questionnaire;
  onAction: QuestionnaireListProps['onAction'];
}

function Row({ questionnaire, onAction }: RowProps) {
  const t = useTexts();
  const { current } = useQuestionnaireSelection();
  const { name, language, googleFormUrl } = questionnaire;
  return (
    <tr>
      <th scope="row">
        <ConfigurationLink questionnaire={questionnaire} />
        {current?.id === questionnaire.id && <RowMark>{t('questionnaires.current')}</RowMark>}
      </th>
      <LabelledCell label={t('questionnaires.column.language')}>{languageNames[language]}</LabelledCell>
      <LabelledCell label={t('questionnaires.column.size')}>
        <Size questionnaireId={questionnaire.id} />
      </LabelledCell>
      <LabelledCell label={t('questionnaires.column.online')}>
        <OnlineForm questionnaire={questionnaire} />
      </LabelledCell>
      <LabelledCell label={t('questionnaires.column.form')}>
        {googleFormUrl === null ? (
          <span className="soft nowrap">{t('questionnaires.form.none')}</span>
        ) : (
          <a href={googleFormUrl} rel="noopener noreferrer" target="_blank">
            {t('questionnaires.form.open')}
            <span className="visually-hidden">
              : {name} ({t('edit.evidence.new-tab')})
            </span>
          </a>
        )}
      </LabelledCell>
      <td>
        <ActiveSwitch questionnaire={questionnaire} />
      </td>
      <td>
        <RowButtons>
          {googleFormUrl !== null && <SyncButton named questionnaire={questionnaire} />}
          {actions.map(([action, icon]) => (
            <IconButton
              danger={action === 'delete'}
              icon={icon}
              key={action}
              label={`${t(`questionnaires.action.${action}`)}: ${name}`}
              onClick={() => onAction(action, questionnaire)}
            />
          ))}
        </RowButtons>
      </td>
    </tr>
  );
}

/** The name leads to what it is made of; it is the current one from then on. */
function ConfigurationLink({ questionnaire: { id, name } }: { questionnaire: Questionnaire }) {
  const { current, follow } = useQuestionnaireSelection();
  return (
    <Link
      className="strong anywhere"
      onClick={() => current?.id !== id && follow(id)}
      to={paths.configuration}
    >
      {name}
    </Link>
  );
}

/** How many questions it has, and how many responses have come in. */
function Size({ questionnaireId }: { questionnaireId: number }) {
  const t = useTexts();
  const form = useFormState(questionnaireId);
  if (form === undefined) return null;
  return (
    <span className="numeric nowrap">
      {t('questionnaires.size', {
        questions: formatNumber(form.questions, 0),
        responses: formatNumber(form.responses, 0),
      })}
    </span>
  );
}

/** Whether it can be filled in on this site now, and the way to where that is set. */
function OnlineForm({ questionnaire: { id, name } }: { questionnaire: Questionnaire }) {
  const t = useTexts();
  const { current, follow } = useQuestionnaireSelection();
  const form = useFormState(id);
  return (
    <span className="cluster align-center">
      {form && <FormStatePill state={form.state} />}
      <Link onClick={() => current?.id !== id && follow(id)} to={paths.collect}>
        {t('questionnaires.online.open')}
        <span className="visually-hidden">: {name}</span>
      </Link>
    </span>
  );
}

/** How its online form stands, once the server has said so. */
function useFormState(id: number) {
  return useQuery({
    ...formStatesOptions,
    select: (forms) => forms.find(({ questionnaireId }) => questionnaireId === id),
  }).data;
}

/** Whether the questionnaire works by itself; stopping it says first what that means. */
function ActiveSwitch({ questionnaire }: { questionnaire: Questionnaire }) {
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
      <span className={`inline-row nowrap pill ${isActive ? 'good tint-success' : styles.stopped}`}>
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
