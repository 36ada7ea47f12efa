import { useState } from 'react';
import { initialsOf } from './initials.ts';
import styles from './picture.module.css';

interface PictureProps {
  /** Its path, which holds its size, so that nothing moves when it comes; without one nothing is shown. */
  path: string | null | undefined;
  alt: string;
  kind: 'logo' | 'person';
  /** Whose initials stand where there is no picture. */
  initials?: string | null | undefined;
}

const ownPath = /^\/api\/pictures\/[a-z]+-(\d{1,4})x(\d{1,4})-[\da-f]+\.(?:svg|png)$/;

/** A logo or a portrait of this site; one that was taken away leaves initials, or no gap. */
export function Picture({ path, alt, kind, initials }: PictureProps) {
  const [isGone, setIsGone] = useState(false);
  const [address, width, height] = ownPath.exec(path ?? '') ?? [];
  if (address === undefined || isGone) {
    const letters = initialsOf(initials ?? '');
    return letters === '' ? null : (
      <span aria-hidden="true" className={`fixed strong ${styles.initials}`} data-kind={kind}>
        {letters}
      </span>
    );
  }
  return (
    <img
      alt={alt}
      className={`fixed ${styles[kind] ?? ''}`}
      decoding="async"
      height={height}
      onError={() => setIsGone(true)}
      src={address}
      width={width}
    />
  );
}
