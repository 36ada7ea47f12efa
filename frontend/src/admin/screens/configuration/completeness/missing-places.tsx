import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { configurationOptions, questionsOptions } from '../configuration.api.ts';
import { type MissingItem, type MissingPlace } from './completeness.api.ts';
import styles from './completeness.module.css';
import { elementIdOf, fieldIdOf, groupPlaces, shortened, welcomeFields } from './places.ts';

type NameOf = (place: MissingPlace) => string;

/** The places of one kind of what is missing, those of one question or section together, each a way to its field. */
export function MissingPlaces({ item, questionnaireId }: { item: MissingItem; questionnaireId: number }) {
  const t = useTexts();
  const nameOf = useNames(questionnaireId);
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
