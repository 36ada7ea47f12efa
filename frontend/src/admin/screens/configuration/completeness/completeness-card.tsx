import { CheckCircleOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { Loaded } from '../../../kit/ui/loaded.tsx';
import { Card } from '../../../kit/ui/page.tsx';
import { configurationOptions, questionsOptions } from '../configuration.api.ts';
import { reviewOptions, type MissingItem, type MissingPlace } from './completeness.api.ts';
import styles from './completeness.module.css';
import { elementIdOf, fieldIdOf, groupPlaces, shortened, welcomeFields } from './places.ts';

/** What a good report still wants of the configuration: one line per kind, each opening the way to its places. */
export function CompletenessCard({ questionnaireId }: { questionnaireId: number }) {
  const t = useTexts();
  const review = useQuery(reviewOptions(questionnaireId));
  return (
    <div id="completeness" tabIndex={-1}>
      <Card title={t('config.complete.title')}>
        <Loaded errorTitle="config.complete.load" lines={3} query={review}>
          {({ items }) => (
            <MissingList items={items.filter(({ count }) => count > 0)} questionnaireId={questionnaireId} />
          )}
        </Loaded>
      </Card>
    </div>
  );
}

/** Kinds that stay open while somebody goes from the list to its places and back. */
const unfolded = new Set<string>();

interface MissingListProps {
  items: readonly MissingItem[];
  questionnaireId: number;
}

function MissingList({ items, questionnaireId }: MissingListProps) {
  const t = useTexts();
  const nameOf = useNames(questionnaireId);
  const keyOf = ({ wanted }: MissingItem) => `${questionnaireId} ${wanted}`;
  if (items.length === 0)
    return (
      <p className="soft">
        <CheckCircleOutlined aria-hidden className="good" /> {t('config.complete.nothing')}
      </p>
    );
  return (
    <ul className="ruled">
      {items.map((item) => (
        <li key={item.wanted}>
          <details
            onToggle={({ currentTarget: { open } }) => {
              if (open) unfolded.add(keyOf(item));
              else unfolded.delete(keyOf(item));
            }}
            open={unfolded.has(keyOf(item))}
          >
            <summary className={styles.kind}>
              {t(`config.complete.${item.wanted}`)}{' '}
              <strong className="pill tint-brand numeric">{formatNumber(item.count, 0)}</strong>
            </summary>
            <Places item={item} nameOf={nameOf} />
          </details>
        </li>
      ))}
    </ul>
  );
}

type NameOf = (place: MissingPlace) => string;

function Places({ item, nameOf }: { item: MissingItem; nameOf: NameOf }) {
  const t = useTexts();
  const { count, places } = item;
  return (
    <ul className={`stack gap-1 space-above-1 ${styles.places}`}>
      {groupPlaces(places).map(({ key, places: together }) => (
        <li className="anywhere" key={key}>
          <Together nameOf={nameOf} places={together} />
        </li>
      ))}
      {count > places.length && (
        <li className="soft">
          {t('config.complete.more', { number: formatNumber(count - places.length, 0) })}
        </li>
      )}
    </ul>
  );
}

/** What belongs together under its name; a place that has no name of its own is led to by that name. */
function Together({ places, nameOf }: { places: readonly MissingPlace[]; nameOf: NameOf }) {
  const t = useTexts();
  const [first] = places;
  if (first === undefined) return null;
  const name = nameOf(first);
  if (places.length === 1 && ['', name].includes(first.name))
    return <PlaceLink place={first}>{name}</PlaceLink>;
  return (
    <>
      <span className="block">{name}</span>
      <span className="cluster gap-line">
        {places.map((place, index) => (
          <PlaceLink key={`${elementIdOf(place)} ${index}`} place={place}>
            {t('config.complete.quoted', { name: shortened(place.name) })}
          </PlaceLink>
        ))}
      </span>
    </>
  );
}

function PlaceLink({ place, children }: { place: MissingPlace; children: string }) {
  return <Link to={`#${fieldIdOf(place)}`}>{children}</Link>;
}

/** What people call the question, section or text that a place belongs to. */
function useNames(questionnaireId: number): NameOf {
  const t = useTexts();
  const { data: questions = [] } = useQuery(questionsOptions(questionnaireId));
  const { data: configuration } = useQuery(configurationOptions(questionnaireId));
  const questionNames = new Map(questions.map(({ id, questionText }) => [id, questionText]));
  const sectionNames = new Map(configuration?.sections.map(({ id, name }) => [id, name]));
  return ({ questionId, sectionId, field, name }) => {
    if (questionId !== null) return questionNames.get(questionId) ?? name;
    if (sectionId !== null) return sectionNames.get(sectionId) ?? name;
    return t(`config.welcome.${welcomeFields[field] ?? ''}`, {}, name);
  };
}
