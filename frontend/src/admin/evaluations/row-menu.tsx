import {
  DeleteOutlined,
  EyeInvisibleOutlined,
  EyeOutlined,
  FilePdfOutlined,
  HistoryOutlined,
  IdcardOutlined,
  LinkOutlined,
  MailOutlined,
  ReadOutlined,
  ReloadOutlined,
  RollbackOutlined,
} from '@ant-design/icons';
import { type MenuProps } from 'antd';
import { type Translate } from '../../shared/texts/i18n.ts';
import { paths } from '../screens.ts';
import { type EvaluationRow } from './evaluations.api.ts';
import { canCorrectAddress, canEdit, nextStep, resetTargetsOf } from './status-rules.ts';
import { type EvaluationActions } from './use-evaluation-actions.tsx';

type Items = NonNullable<MenuProps['items']>;

/** The row's menu holds what is possible now; what is not possible is not offered. */
export function rowMenu(row: EvaluationRow, actions: EvaluationActions, t: Translate): Items {
  const item = (
    name: string,
    Icon: typeof EyeOutlined,
    act: (row: EvaluationRow) => void,
    danger = false,
  ) => ({
    key: name,
    danger,
    icon: <Icon aria-hidden />,
    label: t(`evaluations.actions.${name}`),
    onClick: () => act(row),
  });
  const link = (name: string, Icon: typeof EyeOutlined, address: string) =>
    item(name, Icon, () => void window.open(address, '_blank', 'noopener'));
  const page = `/evaluation/${encodeURIComponent(row.hashedUrl)}`;
  const mail = `${paths.mailPreview}?${new URLSearchParams({ kind: 'result', evaluation: row.id }).toString()}`;
  const look = [
    canEdit(row) && link('preview', EyeOutlined, `${page}?preview=1`),
    row.hasSnapshot && link('client-page', LinkOutlined, page),
    link('mail-preview', ReadOutlined, mail),
  ];
  /** What became of the mails, and where the next one goes. */
  const mails = [
    (row.mail !== null || row.hasSnapshot) && item('mails', HistoryOutlined, actions.mails),
    canCorrectAddress(row) && item('correct-menu', MailOutlined, actions.correct),
  ];
  const work = [
    nextStep(row.status) !== 'generate' && item('regenerate', ReloadOutlined, actions.generate),
    canEdit(row) && item('pdf', FilePdfOutlined, actions.pdf),
    canEdit(row) && item('test', MailOutlined, actions.test),
    row.trelloCardId === null && item('card', IdcardOutlined, actions.card),
    row.hasSnapshot && item('withdraw', EyeInvisibleOutlined, actions.withdraw, true),
  ];
  const groups: (Items[number] | false)[][] = [
    look,
    mails,
    work,
    resetItems(row, actions, t),
    [item('delete', DeleteOutlined, actions.remove, true)],
  ];
  return groups
    .map((items) => items.filter((one) => one !== false))
    .filter((items) => items.length > 0)
    .flatMap((items, index) => (index === 0 ? items : [{ type: 'divider' as const }, ...items]));
}

function resetItems(row: EvaluationRow, actions: EvaluationActions, t: Translate): Items {
  const targets = resetTargetsOf(row);
  if (targets.length === 0) return [];
  return [
    {
      key: 'reset',
      type: 'group',
      label: t('evaluations.actions.reset'),
      children: targets.map((target) => ({
        key: `reset-${target}`,
        icon: <RollbackOutlined aria-hidden />,
        label: t(`evaluations.reset.${target}`, {}, t(`evaluations.status.${target}`)),
        onClick: () => actions.reset(row, target),
      })),
    },
  ];
}
