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
import { type ReactNode } from 'react';
import { type Translate } from '../../shared/texts/i18n.ts';
import { paths } from '../screens.ts';
import { type EvaluationRow } from './evaluations.api.ts';
import { canCorrectAddress, canEdit, nextStep, resetTargetsOf } from './status-rules.ts';
import { type EvaluationActions } from './use-evaluation-actions.tsx';

type Items = NonNullable<MenuProps['items']>;

/** The row's menu holds what is possible now; what is not possible is not offered. */
export function rowMenu(row: EvaluationRow, actions: EvaluationActions, t: Translate): Items {
  const groups = [
    lookItems(row, t),
    mailItems(row, actions, t),
    workItems(row, actions, t),
    resetItems(row, actions, t),
  ];
  const erase: Items = [
    {
      key: 'erase',
      danger: true,
      icon: <DeleteOutlined aria-hidden />,
      label: t('evaluations.actions.erase'),
      onClick: () => actions.erase(row),
    },
  ];
  return [...groups, erase]
    .filter((items) => items.length > 0)
    .flatMap((items, index) => (index === 0 ? items : [{ type: 'divider' as const }, ...items]));
}

function lookItems(row: EvaluationRow, t: Translate): Items {
  const page = `/evaluation/${encodeURIComponent(row.hashedUrl)}`;
  const items: Items = [];
  if (canEdit(row)) items.push(link('preview', `${page}?preview=1`, <EyeOutlined aria-hidden />, t));
  if (row.hasSnapshot) items.push(link('client-page', page, <LinkOutlined aria-hidden />, t));
  const mail = `${paths.mailPreview}?${new URLSearchParams({ kind: 'result', evaluation: row.id }).toString()}`;
  items.push(link('mail-preview', mail, <ReadOutlined aria-hidden />, t));
  return items;
}

/** What became of the mails, and where the next one goes. */
function mailItems(row: EvaluationRow, actions: EvaluationActions, t: Translate): Items {
  const items: Items = [];
  if (row.mail !== null || row.hasSnapshot) {
    items.push({
      key: 'mails',
      icon: <HistoryOutlined aria-hidden />,
      label: t('evaluations.actions.mails'),
      onClick: () => actions.mails(row),
    });
  }
  if (canCorrectAddress(row)) {
    items.push({
      key: 'correct',
      icon: <MailOutlined aria-hidden />,
      label: t('evaluations.actions.correct-menu'),
      onClick: () => actions.correct(row),
    });
  }
  return items;
}

function link(
  name: 'preview' | 'client-page' | 'mail-preview',
  address: string,
  icon: ReactNode,
  t: Translate,
) {
  return {
    key: name,
    icon,
    label: t(`evaluations.actions.${name}`),
    onClick: () => void window.open(address, '_blank', 'noopener'),
  };
}

function workItems(row: EvaluationRow, actions: EvaluationActions, t: Translate): Items {
  const items: Items = [];
  if (nextStep(row.status) !== 'generate') {
    items.push({
      key: 'generate',
      icon: <ReloadOutlined aria-hidden />,
      label: t('evaluations.actions.regenerate'),
      onClick: () => actions.generate(row),
    });
  }
  if (canEdit(row)) {
    items.push({
      key: 'pdf',
      icon: <FilePdfOutlined aria-hidden />,
      label: t('evaluations.actions.pdf'),
      onClick: () => actions.pdf(row),
    });
    items.push({
      key: 'test',
      icon: <MailOutlined aria-hidden />,
      label: t('evaluations.actions.test'),
      onClick: () => actions.test(row),
    });
  }
  if (row.trelloCardId === null) {
    items.push({
      key: 'card',
      icon: <IdcardOutlined aria-hidden />,
      label: t('evaluations.actions.card'),
      onClick: () => actions.card(row),
    });
  }
  if (row.hasSnapshot) {
    items.push({
      key: 'withdraw',
      danger: true,
      icon: <EyeInvisibleOutlined aria-hidden />,
      label: t('evaluations.actions.withdraw'),
      onClick: () => actions.withdraw(row),
    });
  }
  return items;
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
        label: t(`evaluations.status.${target}`),
        onClick: () => actions.reset(row, target),
      })),
    },
  ];
}
