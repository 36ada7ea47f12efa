import { Link } from 'react-router-dom';
import { useTexts } from '../../shared/texts/i18n.ts';
import { Button } from '../ui/button.tsx';
import { type SectionView } from './evaluation-view.ts';
import styles from './navigator.module.css';
import { stepQuery } from './viewer.ts';

interface NavigatorProps {
  /** 1..n for a section, n + 1 for the summary. */
  number: number;
  sections: readonly SectionView[];
  search: string;
  onGo: (number: number) => void;
}

/** Previous, one segment per page, Next; stays in sight while the page scrolls. */
export function Navigator({ number, sections, search, onGo }: Readonly<NavigatorProps>) {
  const t = useTexts();
  const total = sections.length + 1;
  const names = [...sections.map((section) => section.name), t('evaluation.summary.title')];
  const atEnd = number >= total;
  return (
    <nav aria-label={t('evaluation.nav.label')} className={`hide-in-print ${styles.navigator}`}>
      <div className={`align-center center-reading ${styles.inner}`}>
        <Button look="quiet" onClick={() => onGo(number - 1)}>
          <Chevron d="M10 3L5 8l5 5" />
          <span className="hide-on-phone">{t('evaluation.nav.previous')}</span>
        </Button>
        <div className={`stack gap-1 ${styles.progress}`}>
          <p aria-hidden="true" className="row gap-4 spread text-2 soft numeric">
            <span>{t('evaluation.nav.step', { step: number, total })}</span>
            <bdi className="strong ink truncate">{names[number - 1]}</bdi>
          </p>
          <ol className={`may-shrink ${styles.segments}`}>
            {names.map((name, index) => (
              <li key={index}>
                <Link
                  aria-current={index + 1 === number ? 'step' : undefined}
                  aria-label={t('evaluation.nav.step-name', { step: index + 1, total, name })}
                  className={`block ${styles.segment}`}
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

function Chevron({ d }: Readonly<{ d: string }>) {
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
