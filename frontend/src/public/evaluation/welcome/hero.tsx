import { type ReactNode, type RefObject } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Brand } from '../../ui/brand.tsx';
import styles from './verdict.module.css';

interface HeroProps {
  /** Whose result it is. */
  names: ReactNode;
  title: string;
  heading?: RefObject<HTMLHeadingElement | null>;
  /** Nothing where there is no result to judge: the title is then all. */
  sentence: ReactNode;
  place: ReactNode;
  change?: ReactNode;
  score: ReactNode;
}

/** The dark head of the page, with its parts in their places. */
export function Hero({ names, title, heading, sentence, place, change, score }: Readonly<HeroProps>) {
  return (
    <header className={styles.hero}>
      <div className={`center ${styles.inner}`}>
        <div className={`cluster gap-wide spread align-center ${styles.top}`}>
          <Brand />
          {names}
        </div>
        <div className={`stack ${styles.words}`}>
          <h1
            className={sentence === false ? undefined : `text-4 ${styles.eyebrow}`}
            ref={heading}
            tabIndex={-1}
          >
            {title}
          </h1>
          {sentence}
          {place}
          {change}
        </div>
        {score}
      </div>
    </header>
  );
}

export interface HeadlineProps {
  before: string;
  /** The area that the sentence names, or nothing. */
  area: string;
  after: string;
}

export function Headline({ before, area, after }: Readonly<HeadlineProps>) {
  return (
    <p className={`bold anywhere ${styles.sentence}`}>
      {before}
      {area !== '' && <bdi className={styles.area}>{area}</bdi>}
      {after}
    </p>
  );
}

export function Place({ children }: Readonly<{ children: string }>) {
  return <p className={`text-4 ${styles.place}`}>{children}</p>;
}

interface ScoreProps {
  percent: string;
  band: string;
  points: string;
}

export function Score({ percent, band, points }: Readonly<ScoreProps>) {
  return (
    <p className={`numeric ${styles.score}`}>
      <span className={`bold ${styles.percent}`}>{percent}</span>
      <span className={`bold text-5 ${styles.band}`}>{band}</span>
      <span className={`text-3 ${styles.points}`}>{points}</span>
    </p>
  );
}

/** `children`: a `dd` for each name. */
export function NameList({ children }: Readonly<{ children: ReactNode }>) {
  const t = useTexts();
  return (
    <dl className={`text-3 anywhere ${styles.names}`}>
      <dt className="visually-hidden">{t('evaluation.welcome.for')}</dt>
      {children}
    </dl>
  );
}
