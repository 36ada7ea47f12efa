import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Select } from 'antd';
import { type ReactNode } from 'react';
import { formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { IconButton } from './icon-button.tsx';
import { shownPages } from './shown-pages.ts';
import styles from './pager.module.css';
import { pageSizes, type TableState } from './table-url-state.ts';

interface PagerProps {
  state: Pick<TableState<string>, 'page' | 'size'>;
  change: (patch: { page: number } | { size: number }) => void;
  /** Rows on all pages together. */
  total: number;
  /** False where the page's size is no choice. */
  sizes?: boolean;
  /** How many rows there are, in words. */
  children: ReactNode;
}

/** Below a list: how many rows there are, and the way to the other pages. */
export function Pager({ state, change, total, sizes = true, children }: PagerProps) {
  const t = useTexts();
  const hasSizes = sizes && total > pageSizes[0];
  const last = Math.max(1, Math.ceil(total / state.size));
  return (
    <footer className="cluster gap-3 spread align-center">
      <p className="soft">{children}</p>
      {(hasSizes || last > 1) && (
        <div className="cluster align-center">
          <Pages last={last} onTurn={(page) => change({ page })} page={Math.min(state.page, last)} />
          {hasSizes && (
            <Select
              aria-label={t('ui.pager.size')}
              onChange={(size) => change({ size })}
              options={pageSizes.map((size) => ({ value: size, label: t('ui.pager.per-page', { size }) }))}
              value={state.size}
            />
          )}
        </div>
      )}
    </footer>
  );
}

interface PagesProps {
  page: number;
  last: number;
  onTurn: (page: number) => void;
}

/** The first page, the last one, those around the present one, and a step in either direction. */
function Pages({ page, last, onTurn }: PagesProps) {
  const t = useTexts();
  return (
    <nav aria-label={t('ui.pager.label')}>
      <ol className="cluster gap-1 align-center">
        <li>
          <IconButton
            icon={<LeftOutlined aria-hidden />}
            idle={page === 1}
            label={t('ui.pager.previous')}
            onClick={() => onTurn(page - 1)}
          />
        </li>
        {shownPages(page, last).map((shown, index) => (
          <li key={shown ?? `gap ${index}`}>
            {shown === null ? (
              <span className="soft">…</span>
            ) : (
              <button
                aria-current={shown === page ? 'page' : undefined}
                aria-label={t('ui.pager.page', { page: formatNumber(shown, 0) })}
                className={`numeric ${styles.page}`}
                onClick={() => onTurn(shown)}
                type="button"
              >
                {formatNumber(shown, 0)}
              </button>
            )}
          </li>
        ))}
        <li>
          <IconButton
            icon={<RightOutlined aria-hidden />}
            idle={page === last}
            label={t('ui.pager.next')}
            onClick={() => onTurn(page + 1)}
          />
        </li>
      </ol>
    </nav>
  );
}
