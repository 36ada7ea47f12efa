import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useRef } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Loaded } from '../../kit/ui/loaded.tsx';
import { Notice } from '../../kit/ui/notice.tsx';
import { LostAccess } from './lost-access.tsx';
import { isForbidden, userImpactOptions, useDeleteUser, useIsSelf, type AdminUser } from './users.api.ts';

interface DeleteUserDialogProps {
  user: AdminUser;
  onClose: () => void;
}

/**
 * Asks before a person is deleted for good and says what goes with them. Cancel has the focus, and a click beside
 * the question is ignored (rules: Business constants and limits).
 */
export function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  const t = useTexts();
  const cancel = useRef<HTMLButtonElement>(null);
  const impact = useQuery(userImpactOptions(user.id, 'deletion'));
  const remove = useDeleteUser(onClose);
  const isSelf = useIsSelf();
  const allowed = impact.isSuccess && !isForbidden(impact.data);
  return (
    <Modal
      afterOpenChange={(shown) => shown && cancel.current?.focus()}
      closable={false}
      footer={
        <>
          <Button disabled={remove.isPending} onClick={onClose} ref={cancel}>
            {t('ui.cancel')}
          </Button>
          <Button
            danger
            disabled={remove.isPending || !allowed}
            loading={remove.isPending}
            onClick={() => remove.mutate(user)}
            type="primary"
          >
            {t(remove.isPending ? 'users.pending' : 'users.delete.ok')}
          </Button>
        </>
      }
      mask={{ closable: false }}
      onCancel={() => {
        if (!remove.isPending) onClose();
      }}
      open
      title={t('users.delete.title')}
    >
      <p>{t('users.delete.text', { email: user.email })}</p>
      {isSelf(user.id) && <Notice tone="warning">{t('users.delete.self')}</Notice>}
      <Loaded lines={2} query={impact}>
        {(data) => <LostAccess impact={data} planned="deletion" />}
      </Loaded>
    </Modal>
  );
}
