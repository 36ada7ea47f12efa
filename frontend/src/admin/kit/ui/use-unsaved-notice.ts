import { useEffect, useEffectEvent } from 'react';
import { toast } from '../../../shared/toast/toast-store.ts';

const shown = new Map<string, number>();

/**
 * Says to a person who leaves something unsaved that it is kept in the tab. Left is what no component shows any more: a list that is
 * drawn anew, or another shape of it, shows it again at once.
 */
export function useUnsavedNotice(
  id: string,
  isUnsaved: () => boolean,
  notice: { title: string; description: string },
): void {
  const tell = useEffectEvent(() => toast({ ...notice, tone: 'info' }));
  const ask = useEffectEvent(isUnsaved);
  useEffect(() => {
    shown.set(id, (shown.get(id) ?? 0) + 1);
    return () => {
      shown.set(id, (shown.get(id) ?? 1) - 1);
      setTimeout(() => {
        if (shown.get(id) === 0 && ask()) tell();
      });
    };
  }, [id]);
}
