import { usePageTitle } from '../../shared/a11y/use-page-title.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { useTextOverlay } from '../text-overlay.ts';
import { type Organisation, OrganisationLine } from '../ui/organisation.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import faqStyles from './faq.module.css';
import { Footer } from './footer.tsx';
import { Hero } from './hero.tsx';
import { useLandingLinks } from './landing.api.ts';
import styles from './landing.module.css';
import { QuestionnaireLink } from './questionnaire-link.tsx';
import { TopBar } from './top-bar.tsx';
import { HowItWorks, ValueCards } from './value-cards.tsx';

/** The page that invites a clinic to fill in the questionnaire. */
export function LandingPage() {
  const t = useTexts();
  const links = useLandingLinks();
  usePageTitle(`${t('app.title')} – ${t('landing.page.title')}`);
  useTextOverlay();
  return (
    <>
      <SkipLink />
      <TopBar />
      <main id="content">
        <Hero links={links} />
        <ValueCards />
        <HowItWorks />
        <section className={styles.band}>
          <div className="cluster spread align-center center">
            <div className="stack">
              <h2>{t('landing.band.title')}</h2>
              <p className="text-4">{t('landing.band.text')}</p>
            </div>
            <QuestionnaireLink links={links} look="onDark" />
          </div>
        </section>
        <WhoIsBehind of={links.addresses?.organisation} />
        <Faq />
      </main>
      <Footer addresses={links.addresses} />
    </>
  );
}

/** Who evaluates, where the settings name them. */
function WhoIsBehind({ of }: { of: Organisation | undefined }) {
  const t = useTexts();
  if (!of?.name) return null;
  return (
    <section className={`stack gap-4 center ${styles.section} ${styles.behind}`}>
      <h2>{t('landing.behind.title')}</h2>
      <p className="text-4 soft measure">{t('landing.behind.text', { name: of.name })}</p>
      <OrganisationLine of={{ ...of, name: null }} />
    </section>
  );
}

const questions = ['time', 'price', 'when', 'data'] as const;

/** The four questions; sharing a name makes the browser keep at most one open. */
function Faq() {
  const t = useTexts();
  return (
    <section className={`center ${faqStyles.faq}`}>
      <h2>{t('landing.faq.title')}</h2>
      <div className={faqStyles.list}>
        {questions.map((question) => (
          <details className={faqStyles.item} key={question} name="faq">
            <summary className={`row gap-4 spread align-center ${faqStyles.question}`}>
              <h3 className="strong">{t(`landing.faq.${question}`)}</h3>
              <svg aria-hidden="true" className="drawing" height="18" viewBox="0 0 18 18" width="18">
                <path d="M3 6l6 6 6-6" />
              </svg>
            </summary>
            <p className={`soft ${faqStyles.answer}`}>{t(`landing.faq.${question}-answer`)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
