import { type RefObject } from 'react';
import { useTexts } from '../../shared/texts/i18n.ts';
import { SkipLink } from '../ui/skip-link.tsx';
import { type EvaluationView } from './evaluation-view.ts';
import { Navigator } from './navigator.tsx';
import { SectionPage } from './section/section-page.tsx';
import { SummaryPage } from './summary/summary-page.tsx';
import { ViewerHeader } from './viewer-header.tsx';
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
          className={`text-3 strong warning text-center ${styles.preview}`}
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
