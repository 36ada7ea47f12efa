import { useTexts } from '../../shared/texts/i18n.ts';
import { OrganisationLine, type Organisation } from '../ui/organisation.tsx';

/** Who has prepared the evaluation; nothing where the settings do not name them. */
export function EvaluationFoot({ organisation }: { organisation: Organisation | null }) {
  const t = useTexts();
  if (!organisation?.name) return null;
  return (
    <footer className="stack gap-1 line-above">
      <p className="text-3 soft space-above-4">{t('evaluation.page.by')}</p>
      <OrganisationLine of={organisation} />
    </footer>
  );
}
