import { Fragment } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { paths } from '../../addresses.ts';
import { openHelp } from '../../kit/help/help.ts';
import { useAdminLanguage } from '../../kit/session/admin-language.ts';
import styles from './guide.module.css';
import { guidePages, type GuidePage } from './pages.ts';
import { linesOf, piecesOf, type Chapter as Facts } from './search.ts';

/** Pictures of the screens, made by the browser tests (npm run guide-pictures). */
const pictures = import.meta.glob<string>('./pictures/*.jpg', {
  query: '?url',
  import: 'default',
  eager: true,
});

interface ChapterProps {
  page: GuidePage;
  chapters: readonly Facts[];
  /** What is marked in it. */
  words: readonly string[];
  /** Called when somebody goes to the screen. */
  onLeave: () => void;
}

/** What a screen is for and how to get on with it (docs/recipes/add-a-screen.md). */
export function Chapter({ page, chapters, words, onLeave }: ChapterProps) {
  const t = useTexts();
  const { pathname } = useLocation();
  const screen = guidePages[page];
  const lines = (part: 'steps' | 'notes') =>
    linesOf(t(`guide.${page}.${part}`)).map((line) => (
      <li key={line}>
        <Line chapters={chapters} line={line} page={page} words={words} />
      </li>
    ));
  return (
    <article className="stack gap-3">
      <h2 tabIndex={-1}>{t(`guide.${page}.title`)}</h2>
      <p>
        <Line chapters={chapters} line={t(`guide.${page}.text`)} page={page} words={words} />
      </p>
      {screen !== null && pathname !== paths[screen] && (
        <p>
          <Link onClick={onLeave} to={paths[screen]}>
            {t('guide.open')}
          </Link>
        </p>
      )}
      <h3>{t('guide.steps')}</h3>
      <ol className={`roomy ${styles.steps}`}>{lines('steps')}</ol>
      <h3>{t('guide.notes')}</h3>
      <ul className={`roomy ${styles.notes}`}>{lines('notes')}</ul>
      <Picture page={page} />
    </article>
  );
}

const quoted = /([„“][^”]+”)/;

/** A sentence with what was searched for; the quoted title of another chapter leads there. */
function Line({ line, page, chapters, words }: Omit<ChapterProps, 'onLeave'> & { line: string }) {
  return line.split(quoted).map((part, at) => {
    const title = quoted.test(part) ? part.slice(1, -1) : '';
    const chapter = chapters.find((one) => one.title === title && one.page !== page);
    return (
      // Sentences never change their order.
      <Fragment key={at}>
        {chapter === undefined ? (
          <Marked text={part} words={words} />
        ) : (
          <>
            {part[0]}
            <button
              className={`accent ${styles.link}`}
              onClick={() => openHelp({ about: chapter.page })}
              type="button"
            >
              <Marked text={title} words={words} />
            </button>
            {part.at(-1)}
          </>
        )}
      </Fragment>
    );
  });
}

/** A text in which what was searched for is marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return piecesOf(text, words).map(({ text: piece, isFound }, at) =>
    isFound ? <mark key={at}>{piece}</mark> : <Fragment key={at}>{piece}</Fragment>,
  );
}

/** The screen as it looked when the pictures were last made; a page without one does without. */
function Picture({ page }: { page: GuidePage }) {
  const t = useTexts();
  const language = useAdminLanguage();
  const source = pictures[`./pictures/${page}-${language}.jpg`];
  if (source === undefined) return null;
  return (
    <img
      alt={t('guide.picture', { title: t(`guide.${page}.title`) })}
      className={styles.picture}
      height={800}
      loading="lazy"
      src={source}
      width={1280}
    />
  );
}
