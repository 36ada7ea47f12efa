import { useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { useConfirm, type ConfirmQuestion } from './confirm.tsx';
import { useAskBeforeUnload } from './use-ask-before-unload.ts';

interface LeaveQuestionSource {
  unsaved: boolean;
  question: ConfirmQuestion;
  /** Whether a way leads away from the unsaved work; usually another screen does. */
  leads?: (from: Location, to: Location) => boolean;
  /** What is unsaved waits in this browser, so that closing the tab or loading it anew loses nothing. */
  kept: boolean;
  /** The person gives the unsaved work up. */
  onDiscard?: () => void;
}

/** Asks before unsaved work would be left behind, within the app and, where it would be lost, by closing the tab. */
export function useUnsavedChangesGuard(source: LeaveQuestionSource) {
  const { unsaved, question, leads = isOtherScreen, kept, onDiscard } = source;
  const confirm = useConfirm();
  const allowed = useRef(false);
  useAskBeforeUnload(unsaved && !kept, kept);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && !allowed.current && leads(currentLocation, nextLocation),
  );
  const mayLeave = async () => {
    const agreed = !unsaved || (await confirm(question));
    if (unsaved && agreed) onDiscard?.();
    return agreed;
  };
  const answer = useEffectEvent(async () => {
    if (await mayLeave()) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void answer();
  }, [blocker.state]);
  return {
    /** Asks when something is unsaved; true when the person may go. */
    mayLeave,
    /** From now on nothing is asked: the work is saved or given up, although the page has not been drawn since. */
    allow: () => {
      allowed.current = true;
    },
  };
}

function isOtherScreen(from: Location, to: Location): boolean {
  return from.pathname !== to.pathname;
}
