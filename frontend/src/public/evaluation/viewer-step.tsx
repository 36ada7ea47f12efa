import { type RefObject } from 'react';
import { useTexts } from '../../shared/texts/i18n.ts';
import { Button } from '../ui/button.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { type EvaluationView } from './evaluation-view.ts';
import { Navigator } from './navigator.tsx';
import { SectionPage } from './section/section-page.tsx';
import { SummaryPage } from './summary/summary-page.tsx';
import styles from './viewer.module.css';
import { WelcomePage } from './welcome/welcome-page.tsx';

interface ViewerStepProps {
  view: EvaluationView;
  preview: boolean;
  search: string;
  /** 0 the welcome, 1..n a section, n + 1 the summary. */
  number: number;
  heading: RefObject<HTMLHeadingElement | null>;
  summary: {
    ticked: ReadonlySet<string>;
    onTick: (ticked: ReadonlySet<string>) => void;
    pdf: string;
  };
  onGo: (number: number) => void;
  onShare: () => void;
}

/** What one step shows, with the header and the navigator around it. */
export function ViewerStep(props: Readonly<ViewerStepProps>) {
  const { view, preview, search, number, heading, summary, onGo, onShare } = props;
  const t = useTexts();
  const section = view.sections[number - 1];
  return (
    <>
      {number > 0 && <SkipLink />}
      {preview && (
        <aside
          aria-label={t('evaluation.page.preview-label')}
          className={`text-3 strong warning text-center tint-warning ${styles.preview}`}
        >
          {t('evaluation.page.preview')}
        </aside>
      )}
      {number === 0 ? (
        <WelcomePage heading={heading} onStart={() => onGo(1)} view={view} />
      ) : (
        <>
          <ViewerHeader onShare={onShare} view={view} />
          <Navigator number={number} onGo={onGo} search={search} sections={view.sections} />
          {section === undefined ? (
            <SummaryPage {...{ view, preview, search, heading }} {...summary} />
          ) : (
            <SectionPage heading={heading} key={section.id} preview={preview} section={section} />
          )}
        </>
      )}
    </>
  );
}

interface ViewerHeaderProps {
  view: EvaluationView;
  onShare: () => void;
}

/** Whose evaluation this is, and the way to share it. */
function ViewerHeader({ view, onShare }: Readonly<ViewerHeaderProps>) {
  const t = useTexts();
  return (
    <header className={`row gap-wide spread align-center pad-4 center-reading ${styles.header}`}>
      <div className="may-shrink">
        <p className={`bold ${styles.headerTitle}`}>{t('evaluation.page.title')}</p>
        <p className={`cluster gap-line may-shrink soft anywhere ${styles.names}`}>
          {view.clientName !== '' && <bdi className="strong ink">{view.clientName}</bdi>}
          {view.clinicName !== '' && <bdi>{view.clinicName}</bdi>}
        </p>
      </div>
      <Button aria-haspopup="dialog" look="quiet" onClick={onShare}>
        <svg aria-hidden="true" height="16" viewBox="0 0 16 16" width="16">
          <path
            d="M8 10.500V1.500M4.500 5L8 1.500 11.500 5M3 8.500v6h10v-6"
            fill="none"
            stroke="currentColor"
            strokeLinecap="round"
            strokeLinejoin="round"
            strokeWidth="1.8"
          />
        </svg>
        <span className="hide-on-phone">{t('evaluation.share.open')}</span>
      </Button>
    </header>
  );
}
