import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useRef, type ReactNode } from 'react';
import { announce } from '../../../../shared/a11y/announce.ts';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { EvaluationView } from '../page/evaluation-view.tsx';
import { type EvaluationRow, evaluationOptions } from '../../../kit/evaluations/evaluations.api.ts';
import { type EditHandle } from '../edit-panel/use-edit-handle.ts';
import { useCurrentQuestionnaire, useQuestionnaireOf } from '../../../kit/session/current-questionnaire.tsx';
import { Loaded } from '../../../kit/ui/loaded.tsx';
import { useCommands } from '../../../kit/shortcuts/commands.ts';
import { placeIn } from './queue.ts';
import styles from './reviewed.module.css';

interface ReviewedProps {
  id: string;
  /** Ids of all that wait, in order. */
  waiting: readonly string[];
  /** Why a person should read it. */
  needs: readonly string[];
  /** How many wait, also beyond those that are listed. */
  total: number;
  /** How many were decided in this sitting. */
  decided: number;
  onShow: (id: string) => void;
  /** What else can be done meanwhile. */
  actions: ReactNode;
  /** Called once it is approved, with what was seen of it. */
  onDecided: (evaluation: EvaluationRow, isSent: boolean) => void;
}

/** The evaluation of the queue that is looked at, and the keys with which it is decided. */
export function Reviewed({ id, waiting, needs, total, decided, actions, onShow, onDecided }: ReviewedProps) {
  const t = useTexts();
  const questionnaire = useCurrentQuestionnaire();
  const evaluation = useQuery(evaluationOptions(id));
  useQuestionnaireOf(evaluation.data?.questionnaireId);
  const texts = useRef<EditHandle>(null);
  const { before, next, position } = placeIn(waiting, id);
  const forward = () => (next === null ? announce(t('review.said.end')) : onShow(next));
  const back = () => (before === null ? announce(t('review.said.start')) : onShow(before));
  const approve = (how: 'approve' | 'approveAndSend') => {
    const done = texts.current?.[how]();
    if (done === 'unread') announce(t('review.said.unread'));
    if (done === 'nothing') announce(t('review.said.nothing'));
  };
  useCommands([
    { id: 'review.next', label: t('review.key.next'), key: 'j', inPalette: false, run: forward },
    { id: 'review.before', label: t('review.key.before'), key: 'k', inPalette: false, run: back },
    {
      id: 'review.approve',
      label: t('review.key.approve'),
      key: 'a',
      inPalette: false,
      run: () => approve('approve'),
    },
    {
      id: 'review.send',
      label: t('review.key.send'),
      key: 's',
      inPalette: false,
      run: () => approve('approveAndSend'),
    },
  ]);
  const steps = [
    { key: 'before', icon: <LeftOutlined aria-hidden />, leads: before !== null, go: back },
    { key: 'next', icon: <RightOutlined aria-hidden />, leads: next !== null, go: forward },
  ];
  const buttons = steps.map(({ key, icon, leads, go }) => (
    <Button aria-label={t(`review.${key}.named`)} disabled={!leads} icon={icon} key={key} onClick={go} />
  ));
  const count = (number: number) => formatNumber(number, 0);
  const place =
    position === 0
      ? t('review.gone')
      : t('review.position', {
          position: count(decided + position),
          total: count(decided + total),
          left: count(total - 1),
        });
  return (
    <Loaded errorTitle="edit.load.failed" lines={16} query={evaluation}>
      {(shown) => (
        <EvaluationView
          place="review"
          evaluation={shown}
          handle={texts}
          onVerified={(isSent) => onDecided(shown, isSent)}
          questionnaire={questionnaire}
          note={needs.map((need) => t(`review.need.${need}`)).join(', ')}
          steps={buttons}
        >
          <nav aria-label={t('review.label')} className={`row align-center ${styles.pager}`}>
            <span className="numeric nowrap">{place}</span>
            {buttons}
            {actions}
          </nav>
        </EvaluationView>
      )}
    </Loaded>
  );
}
