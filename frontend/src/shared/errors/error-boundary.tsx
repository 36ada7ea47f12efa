import { Component, type ErrorInfo, type ReactNode } from 'react';
import { text } from '../texts/i18n.ts';
import styles from './error-page.module.css';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown instead of the general apology. */
  fallback?: ReactNode;
  /** When it changes, the content is tried again. */
  resetKey?: string;
}

/** Catches what breaks while rendering below it, says so in words and offers to load the page again. */
export class ErrorBoundary extends Component<Readonly<ErrorBoundaryProps>, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportError(new Error(`${error.message}${info.componentStack ?? ''}`, { cause: error }));
  }

  override componentDidUpdate(previous: Readonly<ErrorBoundaryProps>): void {
    if (this.state.failed && previous.resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback ?? <CrashPage />;
  }
}

function CrashPage() {
  return (
    <div className={`stack gap-4 justify-start ${styles.page}`} role="alert">
      <h1 className={`text-6 ${styles.title}`}>{text('error.crash.title')}</h1>
      <p className="text-4 soft roomy">{text('error.crash.text')}</p>
      <button
        className={`inline-row fill-brand ${styles.action}`}
        onClick={() => window.location.reload()}
        type="button"
      >
        {text('error.crash.reload')}
      </button>
    </div>
  );
}
