import { useRef } from 'react';
import { usePageTitle } from '../../../shared/a11y/use-page-title.ts';
import { formatDate, formatNumber, formatPercent } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Brand } from '../../ui/brand.tsx';
import { ChangeLine } from '../change/change-line.tsx';
import { ChangeTable } from '../change/change-table.tsx';
import { useOpenedEvent } from '../client-events.ts';
import pageStyles from '../page.module.css';
import { ResultHead } from '../result-head.tsx';
import { SectionBars } from '../section-bars.tsx';
import { type SharedView } from './shared-view.ts';

/** A clinic's result as it shows it to others: how far it is, and nothing that a single answer would tell (rules: Shared links). */
export function SharedPage({ view, hashedUrl }: { view: SharedView; hashedUrl: string }) {
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = view.clinicName === '' ? t('evaluation.shared.nameless') : view.clinicName;
  usePageTitle(`${t('evaluation.shared.title')} – ${t('app.title')}`);
  useOpenedEvent(hashedUrl, true);
  return (
    <>
      <header className={`center hide-in-print ${pageStyles.head}`}>
        <Brand />
      </header>
      <main className={`stack center ${pageStyles.page}`} id="content">
        <ResultHead heading={heading} result={view} title={title}>
          <p className="text-4 soft">{t('evaluation.shared.title')}</p>
          {view.position !== null && <Place position={view.position} />}
          <ChangeLine change={view.change} now={view.percentage} />
        </ResultHead>
        {view.sections.length > 0 && (
          <section>
            <h2>{t('evaluation.summary.bars')}</h2>
            <SectionBars n={view.average.n} search={null} sections={view.sections} />
          </section>
        )}
        <ChangeTable result={view} sections={view.sections} />
        <section className="stack pad-5 tint-brand round">
          <h2 className="text-5">{t('evaluation.shared.note-title')}</h2>
          <p className="measure">{t('evaluation.shared.note')}</p>
          <p className="soft">{t('evaluation.shared.until', { date: formatDate(view.until) })}</p>
        </section>
      </main>
    </>
  );
}

function Place({ position: { ahead, n, median } }: { position: NonNullable<SharedView['position']> }) {
  const t = useTexts();
  return (
    <p>
      {t('evaluation.shared.ahead', { count: n, ahead: formatNumber(ahead), n: formatNumber(n) })}{' '}
      {t('evaluation.position.median', { percent: formatPercent(median) })}
    </p>
  );
}
