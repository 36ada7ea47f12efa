import { Link } from 'react-router-dom';
import { formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { paths } from '../../addresses.ts';
import { Card } from '../../kit/ui/page.tsx';
import { type PlaceCounts } from '../../kit/wording/wording.api.ts';
import styles from './ui-texts.module.css';
import { placeName } from '../../kit/wording/where-used.ts';

/** What people look for here and is worded on another screen, by the group in which they look. */
const elsewhere = [
  { group: 'public', name: 'form', to: paths.collect },
  { group: 'evaluation', name: 'greeting', to: '/config/texts' },
  { group: 'mails', name: 'preview', to: paths.mailPreview },
] as const;

/** Groups that clinics never see; few reword them, so they are folded away. */
const inside: readonly string[] = ['notices', 'admin', 'other'];

interface PlaceListProps {
  places: readonly PlaceCounts[];
}

/** Where texts are shown, from what clients see to the back office: each place leads to its texts. */
export function PlaceList({ places }: PlaceListProps) {
  const t = useTexts();
  const groups = [...new Set(places.map(({ group }) => group))];
  const cards = (some: readonly PlaceCounts['group'][]) =>
    some.map((group) => <PlaceGroup group={group} key={group} places={places} />);
  return (
    <>
      {cards(groups.filter((group) => !inside.includes(group)))}
      <details>
        <summary className="strong space-below-4">{t('ui-texts.inside')}</summary>
        <div className="stack gap-4">{cards(groups.filter((group) => inside.includes(group)))}</div>
      </details>
    </>
  );
}

function PlaceGroup({ group, places }: PlaceListProps & { group: PlaceCounts['group'] }) {
  const t = useTexts();
  return (
    <Card title={t(`ui-texts.group.${group}`)}>
      <ul className={`columns ${styles.places}`}>
        {places
          .filter((one) => one.group === group)
          .map(({ place, texts, changed, missing }) => (
            <li key={place}>
              <Link className={`stack gap-1 box pad-1 ${styles.place}`} to={`?place=${place}`}>
                <span className="strong accent">{placeName(place, t)}</span>
                <span className="cluster gap-line text-2 soft">
                  {t('ui-texts.count', { number: formatNumber(texts, 0) })}
                  {changed > 0 && (
                    <span className="strong accent-strong">
                      {t('ui-texts.place-changed', { number: formatNumber(changed, 0) })}
                    </span>
                  )}
                  {missing > 0 && (
                    <span className="warning">
                      {t('ui-texts.place-missing', { number: formatNumber(missing, 0) })}
                    </span>
                  )}
                </span>
              </Link>
            </li>
          ))}
        {elsewhere
          .filter((one) => one.group === group)
          .map(({ name, to }) => (
            <li key={name}>
              <Link className={`stack gap-1 box pad-1 ${styles.place}`} to={to}>
                <span className="strong accent">{t(`ui-texts.elsewhere.${name}`)}</span>
                <span className="text-2 soft">{t(`ui-texts.elsewhere.${name}-note`)}</span>
              </Link>
            </li>
          ))}
      </ul>
    </Card>
  );
}
