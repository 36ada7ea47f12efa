import { NavLink, Link, generatePath, useParams } from 'react-router-dom';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { paths } from '../../addresses.ts';
import { useAdminLanguage } from '../../kit/session/admin-language.ts';
import { Page } from '../../kit/ui/page.tsx';
import styles from './guide.module.css';
import { guidePageOf, guidePages, type GuidePage as Name } from './pages.ts';

/** Pictures of the screens, made by the browser tests (npm run guide-pictures). */
const pictures = import.meta.glob<string>('./pictures/*.jpg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const names = Object.keys(guidePages) as Name[];

/** What a screen is for and how to get on with it (docs/recipes/add-a-screen.md). */
export function GuidePage() {
  const t = useTexts();
  const page = guidePageOf(useParams().page);
  const screen = guidePages[page];
  const notes = linesOf(t(`guide.${page}.notes`));
  return (
    <Page
      about={t('guide.label')}
      description={t(`guide.${page}.text`)}
      hasHelp={false}
      screen={`guide-${page}`}
      title={t(`guide.${page}.title`)}
    >
      <div className={styles.columns}>
        <Contents />
        <article className="stack gap-4">
          {/* The description beside a title is left out on phones. */}
          <p className={styles.short}>{t(`guide.${page}.text`)}</p>
          <section>
            <h2>{t('guide.steps')}</h2>
            <ol className={`roomy measure ${styles.steps}`}>
              {linesOf(t(`guide.${page}.steps`)).map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
          <section>
            <h2>{t('guide.notes')}</h2>
            <ul className={`roomy measure ${styles.notes}`}>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </section>
          {screen !== null && <Link to={paths[screen]}>{t('guide.open')}</Link>}
          <Picture page={page} />
        </article>
      </div>
    </Page>
  );
}

function Contents() {
  const t = useTexts();
  return (
    <nav aria-label={t('guide.contents')} className={styles.contents}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <NavLink to={generatePath(paths.guide, { page: name })}>{t(`guide.${name}.title`)}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The screen as it looked when the pictures were last made; a page without one does without. */
function Picture({ page }: { page: Name }) {
  const t = useTexts();
  const language = useAdminLanguage();
  const source = pictures[`./pictures/${page}-${language}.jpg`];
  if (source === undefined) return null;
  const title = t(`guide.${page}.title`);
  return (
    <img
      alt={t('guide.picture', { title })}
      className={styles.picture}
      height={800}
      src={source}
      width={1280}
    />
  );
}

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');
