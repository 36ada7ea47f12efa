import { type ReactNode } from 'react';
import { Brand } from '../public/ui/brand.tsx';
import { ExternalLink } from '../public/ui/external-link.tsx';
import { SkipLink } from '../public/ui/skip-link.tsx';
import { useTexts } from '../shared/texts/i18n.ts';
import { type FormDefinition } from './form.api.ts';
import styles from './frame.module.css';

interface FrameProps {
  /** Null while nothing is known of it. */
  form: Pick<FormDefinition, 'contactEmail' | 'privacyUrl'> | null;
  preview?: boolean;
  children: ReactNode;
}

/** What stands around every step: whose page it is, where the privacy notice is, whom to ask. */
export function Frame({ form, preview = false, children }: FrameProps) {
  const t = useTexts();
  return (
    <>
      <SkipLink />
      {preview && (
        <p className="tint-warning pad-3 strong text-center" role="note">
          {t('form.preview.bar')}
        </p>
      )}
      <header className={styles.header}>
        <Brand />
      </header>
      <main className={`stack gap-5 ${styles.main}`} id="content" tabIndex={-1}>
        {children}
      </main>
      {form !== null && (
        <footer className={styles.footer}>
          <div className="cluster gap-wide text-3 soft">
            <ExternalLink className={styles.link ?? ''} href={form.privacyUrl}>
              {t('form.frame.privacy')}
            </ExternalLink>
            {form.contactEmail !== null && (
              <span className="anywhere">
                {t('form.frame.contact')}{' '}
                <a className={styles.link} href={`mailto:${form.contactEmail}`}>
                  {form.contactEmail}
                </a>
              </span>
            )}
          </div>
        </footer>
      )}
    </>
  );
}
