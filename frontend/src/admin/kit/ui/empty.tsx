import { Button } from 'antd';
import { type ReactNode } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import styles from './empty.module.css';

/** Stands where a list would stand that has nothing in it: says so, and what the next step is. */
export function Empty({ children }: { children: ReactNode }) {
  return <div className={`cluster gap-wide align-center pad-5 soft roomy ${styles.empty}`}>{children}</div>;
}

/** Why a paged list shows no row: the page lies behind the last one, the filters let none through, or there is none. */
export type EmptyReason = 'page' | 'filtered' | 'none';

interface EmptyListProps {
  state: Readonly<{ page: number }>;
  filtered: boolean;
  change: (patch: { page: number }) => void;
  clearFilters: () => void;
  children: (reason: EmptyReason) => ReactNode;
}

/** An empty page of a filtered list, with the way to where there is something. */
export function EmptyList({ state, filtered, change, clearFilters, children }: EmptyListProps) {
  const t = useTexts();
  const reason = state.page > 1 ? 'page' : filtered ? 'filtered' : 'none';
  return (
    <Empty>
      {children(reason)}
      {reason === 'page' && <Button onClick={() => change({ page: 1 })}>{t('ui.list.first-page')}</Button>}
      {reason === 'filtered' && <Button onClick={clearFilters}>{t('ui.list.clear-filters')}</Button>}
    </Empty>
  );
}
