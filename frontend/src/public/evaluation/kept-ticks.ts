import { useState } from 'react';
import { type EvaluationView } from './evaluation-view.ts';
import { possibleTips } from './what-if.ts';

type Ticks = ReadonlySet<string>;

const keyOf = ({ id }: EvaluationView) => `whatIf:${id}`;

/** The tips ticked on an evaluation, kept in this browser until they are cleared (rules: What if). */
export function useTicks(view: EvaluationView): [Ticks, (ticked: Ticks) => void] {
  const [ticked, setTicked] = useState(() => read(view));
  const change = (next: Ticks) => {
    setTicked(next);
    write(view, next);
  };
  return [ticked, change];
}

/** Tips that an evaluation published anew no longer has are forgotten. */
function read(view: EvaluationView): Ticks {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(view)) ?? '[]');
    const ids = new Set<unknown>(Array.isArray(kept) ? kept : []);
    return new Set(possibleTips(view).flatMap(({ id }) => (ids.has(id) ? [id] : [])));
  } catch {
    return new Set();
  }
}

function write(view: EvaluationView, ticked: Ticks): void {
  try {
    if (ticked.size === 0) localStorage.removeItem(keyOf(view));
    else localStorage.setItem(keyOf(view), JSON.stringify([...ticked]));
  } catch {
    // Where the browser keeps nothing, ticks last as long as the page.
  }
}
