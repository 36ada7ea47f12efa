import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { focusWhenThere } from '../../../kit/ui/focus-when-there.ts';

const parameter = 'edit';

/** The button that opens a row's panel, so that the focus can go back to it. */
export function editButtonId(evaluationId: string): string {
  return `edit-${evaluationId}`;
}

/** Which row's edit panel is open: one at a time, kept in the address so that a reload shows it again. */
export function useOpenPanel() {
  const [params, setParams] = useSearchParams();
  const openId = params.get(parameter);
  const [atFindings, setAtFindings] = useState<string | null>(null);
  const show = useCallback(
    (id: string | null) => {
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (id === null) next.delete(parameter);
          else next.set(parameter, id);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setParams],
  );
  /** Opens it where the checks have refused an approval, at what they found. */
  const showFindings = useCallback(
    (id: string) => {
      setAtFindings(id);
      show(id);
    },
    [show],
  );
  const close = useCallback(() => {
    setAtFindings(null);
    show(null);
    if (openId !== null) focusWhenThere(editButtonId(openId), 'if-lost');
  }, [openId, show]);
  return { openId, show, showFindings, atFindings: atFindings === openId, close };
}
