import { ExportOutlined } from '@ant-design/icons';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { type Evaluation } from '../edit-panel/edit.api.ts';
import styles from './evaluation-page.module.css';

/** The client's page as it would be published now, beside the texts; read again whenever they are saved. */
export function LivePreview({ evaluation }: { evaluation: Evaluation }) {
  const t = useTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  const { hashedUrl, version } = evaluation;
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    if (frame.current) reload(frame.current);
  }, [version]);
  const address = `/evaluation/${encodeURIComponent(hashedUrl)}?preview=1`;
  return (
    <aside aria-label={t('page.preview.label')} className={`stack gap-1 ${styles.preview}`}>
      <p className="row spread align-center text-2">
        <span className="strong">{t('page.preview.label')}</span>
        <a className="inline-row align-center accent" href={address} rel="noopener" target="_blank">
          {t('page.preview.open')} <ExportOutlined aria-hidden />
        </a>
      </p>
      <iframe className={styles.frame} ref={frame} src={address} title={t('page.preview.title')} />
    </aside>
  );
}

/** It stays where it is scrolled to, which a new frame would not. */
function reload(frame: HTMLIFrameElement): void {
  try {
    frame.contentWindow?.location.reload();
  } catch {
    // What the browser shows in place of a page that did not load is nobody's to reload.
    frame.setAttribute('src', frame.src);
  }
}
