import { useTexts } from '../../../shared/texts/i18n.ts';
import { PartNav as Nav } from '../../kit/ui/part-nav.tsx';
import { type Part, partPaths, parts } from './parts.ts';

interface PartNavProps {
  part: Part;
  /** Parts in which something waits to be saved. */
  unsaved: ReadonlySet<Part>;
}

/** The parts of the setup, in the order of the work. */
export function PartNav({ part, unsaved }: PartNavProps) {
  const t = useTexts();
  return (
    <Nav
      here={part}
      label={t('config.part.label')}
      parts={parts.map((one) => ({
        part: one,
        to: partPaths[one],
        label: t(`config.part.${one}`),
        ...(one !== part && unsaved.has(one) ? { note: t('config.part.unsaved') } : {}),
      }))}
    />
  );
}
