import { type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../shared/texts/i18n.ts';
import { Button } from '../ui/button.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { Contents } from './contents.tsx';
import { type EvaluationView, type SectionView } from './evaluation-view.ts';
import { weakestOf } from './headline.ts';
import navigatorStyles from './navigator.module.css';
import { type Plan } from './plan/use-plan.ts';
import { SectionPage } from './section/section-page.tsx';
import { SummaryPage } from './summary/summary-page.tsx';
import styles from './viewer.module.css';
import { stepQuery } from './viewer.ts';
import { WelcomePage } from './welcome/welcome-page.tsx';

interface ViewerStepProps {
  view: EvaluationView;
  preview: boolean;
  search: string;
  /** 0 the welcome, 1..n a section, n + 1 the summary. */
  number: number;
  heading: RefObject<HTMLHeadingElement | null>;
  summary: {
    plan: Plan;
    pdf: string;
  };
  onGo: (number: number) => void;
  onShare: () => void;
}

/** What one step shows, with the header and the navigator around it. */
export function ViewerStep(props: ViewerStepProps) {
  const { view, preview, search, number, heading, summary, onGo, onShare } = props;
  const t = useTexts();
  const section = view.sections[number - 1];
  const weakest = weakestOf(view.sections)?.id;
  const contents = <Contents {...{ number, search, weakest }} sections={view.sections} />;
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
        <WelcomePage {...{ view, preview, search, heading, contents }} onStart={() => onGo(1)} />
      ) : (
        <>
          <ViewerHeader onShare={onShare} view={view} />
          <Navigator number={number} onGo={onGo} search={search} sections={view.sections} />
          {section === undefined ? (
            <SummaryPage {...{ view, preview, search, heading, contents }} {...summary} />
          ) : (
            <SectionPage
              key={section.id}
              {...{ section, preview, heading, contents }}
              isWeakest={section.id === weakest}
            />
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

/** Whose evaluation this is, and the way to share it; what does not fit is cut, and can be had whole. */
function ViewerHeader({ view, onShare }: ViewerHeaderProps) {
  const t = useTexts();
  const { clientName, clinicName } = view;
  return (
    <header className={`row gap-wide spread align-center center ${styles.header}`}>
      <div className="may-shrink">
        <p className={`text-3 strong ${styles.headerTitle}`}>{t('evaluation.page.title')}</p>
        <p className={`text-3 soft ${styles.names}`}>
          {clientName !== '' && (
            <bdi className="strong ink truncate" title={clientName}>
              {clientName}
            </bdi>
          )}
          {clinicName !== '' && (
            <bdi className="truncate" title={clinicName}>
              {clinicName}
            </bdi>
          )}
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

interface NavigatorProps {
  /** 1..n for a section, n + 1 for the summary. */
  number: number;
  sections: readonly SectionView[];
  search: string;
  onGo: (number: number) => void;
}

/** Previous, one segment per page, Next; stays in sight while the page scrolls. */
function Navigator({ number, sections, search, onGo }: NavigatorProps) {
  const t = useTexts();
  const total = sections.length + 1;
  const names = [...sections.map((section) => section.name), t('evaluation.summary.title')];
  const atEnd = number >= total;
  return (
    <nav aria-label={t('evaluation.nav.label')} className={`hide-in-print ${navigatorStyles.navigator}`}>
      <div className={`align-center center ${navigatorStyles.inner}`}>
        <Button look="quiet" onClick={() => onGo(number - 1)}>
          <Chevron d="M10 3L5 8l5 5" />
          <span className="hide-on-phone">{t('evaluation.nav.previous')}</span>
        </Button>
        <div className={`stack gap-1 ${navigatorStyles.progress}`}>
          <p aria-hidden="true" className="row gap-4 spread text-2 soft numeric">
            <span>{t('evaluation.nav.step', { step: number, total })}</span>
            <bdi className="strong ink truncate">{names[number - 1]}</bdi>
          </p>
          <ol className={`may-shrink ${navigatorStyles.segments}`}>
            {names.map((name, index) => (
              <li key={index}>
                <Link
                  aria-current={index + 1 === number ? 'step' : undefined}
                  aria-label={t('evaluation.nav.step-name', { step: index + 1, total, name })}
                  className={`block ${navigatorStyles.segment}`}
                  data-done={index + 1 < number}
                  title={name}
                  to={{ search: stepQuery(index + 1, search) }}
                />
              </li>
            ))}
          </ol>
        </div>
        <Button disabled={atEnd} look={atEnd ? 'quiet' : 'main'} onClick={() => onGo(number + 1)}>
          <span className="hide-on-phone">{t('evaluation.nav.next')}</span>
          <Chevron d="M6 3l5 5-5 5" />
        </Button>
      </div>
    </nav>
  );
}

function Chevron({ d }: { d: string }) {
  return (
    <svg aria-hidden="true" height="16" viewBox="0 0 16 16" width="16">
      <path
        d={d}
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="2"
      />
    </svg>
  );
}
