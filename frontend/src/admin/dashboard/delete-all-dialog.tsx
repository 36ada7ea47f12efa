import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Input, Modal, type InputRef } from 'antd';
import { useRef, useState, type SubmitEvent } from 'react';
import { formatNumber } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { toast } from '../../shared/toast/toast-store.ts';
import { refreshEvaluations } from '../evaluations/evaluations.api.ts';
import { change } from '../session/change.ts';
import { type Questionnaire } from '../shell/questionnaires.api.ts';
import styles from './dashboard.module.css';
import { isSameName } from './typed-name.ts';

interface DeleteAllDialogProps {
  questionnaire: Questionnaire;
  /** Evaluations that would be hidden. */
  count: number;
  onClose: () => void;
}

/** Names the questionnaire and the number, and deletes only when the name has been typed. */
export function DeleteAllDialog({ questionnaire, count, onClose }: Readonly<DeleteAllDialogProps>) {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const field = useRef<InputRef>(null);
  const [wrong, setWrong] = useState(false);
  const remove = useDeleteAll(onClose);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const same = isSameName(typed, questionnaire.name);
    setWrong(!same);
    if (!same) field.current?.focus();
    if (same && !remove.isPending) remove.mutate();
  };
  const number = formatNumber(count, 0);
  return (
    <Modal
      afterOpenChange={(shown) => shown && field.current?.focus()}
      closable={{ 'aria-label': t('ui.close') }}
      footer={null}
      mask={{ closable: false }}
      onCancel={onClose}
      open
      title={t('dashboard.delete.title', { count, number })}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <p>{t('dashboard.delete.text', { count, number })}</p>
        <p>{t('dashboard.delete.restore')}</p>
        <label className={styles.typed} htmlFor="delete-all-name">
          <span>{t('dashboard.delete.type')}</span>
          <strong>{questionnaire.name}</strong>
        </label>
        <Input
          aria-describedby={wrong ? 'delete-all-wrong' : undefined}
          aria-invalid={wrong}
          autoComplete="off"
          id="delete-all-name"
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(false);
          }}
          ref={field}
          status={wrong ? 'error' : ''}
          value={typed}
        />
        {wrong && (
          <p className={styles.wrong} id="delete-all-wrong" role="alert">
            {t('dashboard.delete.wrong')}
          </p>
        )}
        <div className={styles.end}>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button danger htmlType="submit" loading={remove.isPending} type="primary">
            {t('dashboard.delete.ok', { number })}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

function useDeleteAll(onDone: () => void) {
  const t = useTexts();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      change<{ deletedCount: number }>('/api/admin/delete-all-evaluations', { method: 'DELETE' }),
    meta: { errorTitle: 'dashboard.delete.failed' },
    onSuccess: async ({ data }) => {
      onDone();
      toast({
        title: t('dashboard.delete.done', { number: formatNumber(data.deletedCount, 0) }),
        description: t('dashboard.delete.restore'),
        tone: 'good',
      });
      await refreshEvaluations(client);
    },
  });
}
