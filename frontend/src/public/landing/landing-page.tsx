import { usePageTitle } from '../../shared/a11y/use-page-title.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { useTextOverlay } from '../text-overlay.ts';
import { SkipLink } from '../ui/skip-link.tsx';
import { Faq } from './faq.tsx';
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
    <div className={styles.page}>
      <SkipLink />
      <TopBar />
      <main id="content">
        <Hero links={links} />
        <ValueCards />
        <HowItWorks />
        <section className={styles.band}>
          <div className={`spread align-center center ${styles.bandInner}`}>
            <div>
              <h2>{t('landing.band.title')}</h2>
              <p>{t('landing.band.text')}</p>
            </div>
            <QuestionnaireLink links={links} look="onDark" />
          </div>
        </section>
        <Faq />
      </main>
      <Footer addresses={links.addresses} />
    </div>
  );
}
