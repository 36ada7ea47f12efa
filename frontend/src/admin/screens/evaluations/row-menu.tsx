import {
  DeleteOutlined,
  EyeInvisibleOutlined,
  EyeOutlined,
  FilePdfOutlined,
  FlagOutlined,
  HistoryOutlined,
  IdcardOutlined,
  LinkOutlined,
  MailOutlined,
  ReadOutlined,
  ReloadOutlined,
} from '@ant-design/icons';
import { type MenuProps } from 'antd';
import { type Translate } from '../../../shared/texts/i18n.ts';
import { paths } from '../../addresses.ts';
import { type EvaluationRow } from '../../kit/evaluations/evaluations.api.ts';
import { canEdit, nextStep, resetTargetsOf } from './status-rules.ts';
import { type EvaluationActions } from './use-evaluation-actions.tsx';

type Items = NonNullable<MenuProps['items']>;

/** What a menu about one evaluation is made from; what is not possible now is not offered. */
export interface MenuSource {
  row: EvaluationRow;
  actions: EvaluationActions;
  t: Translate;
  /** Cards can be made: Trello is set up. */
  hasTrello: boolean;
}

/** A row's menu: what is done most, at most seven entries; the rest stands on the evaluation's page. */
export function rowMenu(source: MenuSource): Items {
  const { row } = source;
  const entry = entriesOf(source);
  return inGroups([
    [canEdit(row) && entry.preview(), canEdit(row) && entry.pdf()],
    [hasMails(row) ? entry.mails() : entry.correct(), entry.regenerate()],
    [entry.status(), entry.card()],
    [entry.remove()],
  ]);
}

/** The menu of an evaluation's page: everything that has no place of its own there. */
export function pageMenu(source: MenuSource): Items {
  const { row } = source;
  const entry = entriesOf(source);
  return inGroups([
    [canEdit(row) && entry.preview(), row.hasSnapshot && entry.clientPage(), canEdit(row) && entry.pdf()],
    [entry.mailPreview(), canEdit(row) && entry.test(), hasMails(row) && entry.mails(), entry.correct()],
    [entry.regenerate(), entry.status(), entry.card()],
    [row.hasSnapshot && entry.withdraw(), entry.remove()],
  ]);
}

const hasMails = (row: EvaluationRow) => row.mail !== null || row.hasSnapshot;

function entriesOf({ row, actions, t, hasTrello }: MenuSource) {
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
  return {
    preview: () => link('preview', EyeOutlined, `${page}?preview=1`),
    clientPage: () => link('client-page', LinkOutlined, page),
    mailPreview: () => link('mail-preview', ReadOutlined, mail),
    mails: () => item('mails', HistoryOutlined, actions.mails),
    correct: () => item('correct-menu', MailOutlined, actions.correct),
    regenerate: () =>
      nextStep(row.status) !== 'generate' && item('regenerate', ReloadOutlined, actions.generate),
    pdf: () => item('pdf', FilePdfOutlined, actions.pdf),
    test: () => item('test', MailOutlined, actions.test),
    card: () => hasTrello && row.trelloCardId === null && item('card', IdcardOutlined, actions.card),
    status: () => resetTargetsOf(row).length > 0 && item('set-status', FlagOutlined, actions.status),
    withdraw: () => item('withdraw', EyeInvisibleOutlined, actions.withdraw, true),
    remove: () => item('delete', DeleteOutlined, actions.remove, true),
  };
}

/** Groups with a line between them; what takes something away comes last, apart. */
function inGroups(groups: readonly (readonly (Items[number] | boolean)[])[]): Items {
  return groups
    .map((items) => items.filter((one) => typeof one !== 'boolean'))
    .filter((items) => items.length > 0)
    .flatMap((items, index) => (index === 0 ? items : [{ type: 'divider' as const }, ...items]));
}
