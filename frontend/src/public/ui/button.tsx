import { type ComponentProps } from 'react';
import styles from './button.module.css';

export type ButtonLook = 'main' | 'quiet' | 'plain' | 'onDark';

/** The class names of a button's look, for links that look like one. */
export function buttonClass(look: ButtonLook): string {
  return `${styles.button ?? ''} ${styles[look] ?? ''}`;
}

/** A native button in one of the four looks; a plain `button` unless `type` says otherwise. */
export function Button({
  look = 'main',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button className={buttonClass(look)} type={type} {...rest} />;
}
