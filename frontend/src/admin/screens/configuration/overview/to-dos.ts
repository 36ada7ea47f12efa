import { integrationStateOf, type Integration } from '../../../kit/integrations/integrations.api.ts';
import { paths, settingAddress } from '../../../addresses.ts';
import { type MissingItem, type Review } from '../completeness/completeness.api.ts';
import { fieldIdOf } from '../completeness/places.ts';
import { type Configuration } from '../configuration.api.ts';

/** Something that the setup still wants, and where that is done. */
export interface ToDo {
  /** Key of its text. */
  label: string;
  count: number;
  to: string;
  /** The places of it, where it has several. */
  item?: MissingItem;
}

interface Known {
  totals: Configuration['totals'];
  items: Review['items'];
  unknownAnswers: number;
  services: readonly Integration[];
  hasOrganisation: boolean;
}

/** What is left to do, in the order of the work. */
export function toDosOf({ totals, items, unknownAnswers, services, hasOrganisation }: Known): ToDo[] {
  const at = (place: string, label: string, count = 1): ToDo => ({
    label,
    count,
    to: `${paths.configuration}#${place}`,
  });
  if (totals.sections === 0) return [at('add-section', 'config.next.section')];
  if (totals.questions === 0) return [at('questions', 'config.next.question')];
  const wanted = items.flatMap((item): ToDo[] => {
    const { wanted: kind, count, places } = item;
    const [first] = places;
    return count > 0 && first ? [{ ...at(fieldIdOf(first), `config.complete.${kind}`, count), item }] : [];
  });
  const failing = services.filter((service) => integrationStateOf(service) === 'failing').length;
  const organisation: ToDo = {
    label: 'config.next.organisation',
    count: 1,
    to: settingAddress('organisation_name'),
  };
  return [
    ...(hasOrganisation ? [] : [organisation]),
    ...(unknownAnswers > 0 ? [at('unknown-answers', 'config.unknown.title', unknownAnswers)] : []),
    ...wanted,
    ...(failing > 0 ? [at('services', 'config.next.services', failing)] : []),
  ];
}
