import { NotFound } from '../shared/errors/not-found.tsx';
import { Brand } from './ui/brand.tsx';
import { useTextOverlay } from './text-overlay.ts';

/** The public answer to an address that leads nowhere. */
export function MissingPage() {
  useTextOverlay();
  return (
    <div className="full-page">
      <header className="pad-4">
        <Brand />
      </header>
      <main>
        <NotFound />
      </main>
    </div>
  );
}
