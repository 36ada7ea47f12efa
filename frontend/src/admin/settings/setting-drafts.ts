import { useEffect, useEffectEvent, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { useTexts } from '../../shared/texts/i18n.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { useAskBeforeUnload } from '../ui/use-ask-before-unload.ts';

export interface SettingDrafts {
  /** What was typed and not saved, by setting. */
  texts: Readonly<Record<string, string>>;
  type: (key: string, text: string) => void;
  forget: (key: string) => void;
}

/**
 * What is being typed on the page. It is kept nowhere else, as there are secrets among it; whoever would leave it behind is asked
 * first.
 */
export function useSettingDrafts(): SettingDrafts {
  const [texts, setTexts] = useState<Record<string, string>>({});
  useLeaveQuestion(Object.keys(texts).length > 0);
  return {
    texts,
    type: (key, text) => setTexts((before) => ({ ...before, [key]: text })),
    forget: (key) => setTexts(({ [key]: _gone, ...others }) => others),
  };
}

function useLeaveQuestion(unsaved: boolean): void {
  const t = useTexts();
  const confirm = useConfirm();
  useAskBeforeUnload(unsaved);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const answer = useEffectEvent(async () => {
    const agreed = await confirm({
      title: t('settings.leave.title'),
      content: t('settings.leave.text'),
      okText: t('settings.leave.ok'),
      danger: true,
    });
    if (agreed) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void answer();
  }, [blocker.state]);
}
