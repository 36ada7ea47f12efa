import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { ApiError } from '../../../shared/api/api-error.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { useConfirm } from '../../ui/confirm.tsx';

interface LeaveGuard {
  /** Closes the panel; unsaved work is given up only when the person agrees. */
  close: () => Promise<void>;
  /** Closes it without a question, because everything has been saved. */
  closeSaved: () => void;
}

interface LeaveGuardSource {
  unsaved: boolean;
  onDiscard: () => void;
  onClose: () => void;
}

/** Asks before unsaved work would be left: by another screen, another evaluation, or closing panel or browser tab. */
export function useLeaveGuard({ unsaved, onDiscard, onClose }: LeaveGuardSource): LeaveGuard {
  const t = useTexts();
  const confirm = useConfirm();
  const client = useQueryClient();
  // Closing changes the address before the emptied draft has been drawn.
  const leaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved &&
      !leaving.current &&
      (currentLocation.pathname !== nextLocation.pathname ||
        panelOf(currentLocation) !== panelOf(nextLocation)),
  );
  const closeSaved = () => {
    leaving.current = true;
    onClose();
  };
  const mayLeave = async () => {
    if (!unsaved) return true;
    const agreed = await confirm({
      title: t('edit.leave.title'),
      content: t('edit.leave.text'),
      okText: t('edit.leave.discard'),
      danger: true,
    });
    if (agreed) onDiscard();
    return agreed;
  };
  const answerBlocker = useEffectEvent(async () => {
    const agreed = await mayLeave();
    if (agreed) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void answerBlocker();
  }, [blocker.state]);
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      // Whoever is sent to sign in finds the draft again afterwards; there is nothing to ask.
      if (!hasSignedOut(client)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [client, unsaved]);
  return {
    closeSaved,
    close: async () => {
      if (await mayLeave()) closeSaved();
    },
  };
}

/** The evaluation whose panel an address opens. */
function panelOf({ search }: { search: string }): string | null {
  return new URLSearchParams(search).get('edit');
}

/** True once a read or a change was refused because nobody is signed in any more. */
function hasSignedOut(client: QueryClient): boolean {
  const calls = [...client.getQueryCache().getAll(), ...client.getMutationCache().getAll()];
  return calls.some(({ state: { error } }) => error instanceof ApiError && error.status === 401);
}
