import { ClearOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';

interface FilterBarProps {
  label: string;
  /** Some filter is set. */
  filtered: boolean;
  clearFilters: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The fields that narrow a list, side by side, and the way back to the whole list. */
export function FilterBar({ label, filtered, clearFilters, children }: FilterBarProps) {
  const t = useTexts();
  return (
    <section aria-label={label} className="columns align-end" role="search">
      {children}
      {filtered && (
        <Button icon={<ClearOutlined aria-hidden />} onClick={clearFilters}>
          {t('ui.list.clear-filters')}
        </Button>
      )}
    </section>
  );
}
