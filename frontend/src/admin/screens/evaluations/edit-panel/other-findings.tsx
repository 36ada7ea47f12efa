import { ExclamationCircleOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useTexts, type Translate } from '../../../../shared/texts/i18n.ts';
import { paths } from '../../../addresses.ts';
import { findingElementId, useEditWork, type EditWork } from './edit-context.ts';
import { pageOptions, type ClientPage } from './edit.api.ts';
import { FindingItem } from './finding-list.tsx';
import { isOpen, type FindingView } from './findings.ts';
import styles from './finding-list.module.css';
import { WaiverForm } from './waiver-form.tsx';

/** Where a finding leads that is in no text of the evaluation. */
export const otherFindingsId = 'findings-of-other-texts';

/** Findings in what the page shows beside the evaluation's texts: each with the way to where it can be mended. */
export function OtherFindings() {
  const t = useTexts();
  const headingId = useId();
  const { evaluation, draft, findings, evidence } = useEditWork();
  const { data: page } = useQuery(pageOptions(evaluation.id));
  const others = findings.filter(({ finding }) => !(finding.field in draft.base));
  if (others.length === 0) return null;
  const unreadable = others.filter((view) => view.finding.rule === 'unreadable_answer' && isOpen(view));
  const grouped = unreadable.length > 1 ? unreadable : [];
  return (
    <section aria-labelledby={headingId} className="stack text-2" id={otherFindingsId} tabIndex={-1}>
      <h4 className="text-3" id={headingId}>
        {t('edit.other.title')}
      </h4>
      <p className="soft">{t('edit.other.about')}</p>
      <ul className="stack">
        {grouped.length > 0 && <UnreadableAnswers views={grouped} />}
        {others
          .filter((view) => !grouped.includes(view))
          .map((view) => (
            <FindingItem key={view.finding.id} view={view}>
              <p className={styles.place}>
                {placeName(t, view.finding.field, { evidence, evaluation, page })}{' '}
                <Link
                  state={{ part: view.finding.text }}
                  to={placeOf(view.finding.field, { evidence, evaluation, page })}
                >
                  {t(`edit.other.mend-${screenOf(view.finding.field)}`)}
                </Link>
              </p>
            </FindingItem>
          ))}
      </ul>
    </section>
  );
}

/** Answers that match no choice, in a line each: one way to put them right, one reason for all that may stay. */
function UnreadableAnswers({ views }: { views: readonly FindingView[] }) {
  const t = useTexts();
  const { evaluation, evidence, textLanguage } = useEditWork();
  return (
    <li className={`stack pad-1 tint-warning ${styles.item}`}>
      <p className="row strong warning">
        <ExclamationCircleOutlined aria-hidden />
        {t('edit.other.unreadable', { count: views.length })}
      </p>
      <ul className="bullets">
        {views.map(({ finding: { id, field, text } }) => (
          <li
            className={`anywhere ${styles.excerpt}`}
            id={findingElementId(evaluation.id, id)}
            key={id}
            lang={textLanguage}
            tabIndex={-1}
          >
            {evidence.facts.get(Number(field.split('.')[1]))?.questionText} <mark>{text}</mark>
          </li>
        ))}
      </ul>
      <p className={styles.place}>
        <Link to={`${paths.configuration}#unknown-answers`}>{t('edit.other.mend-answers')}</Link>
      </p>
      <WaiverForm findings={views.map(({ finding }) => finding.id)} />
    </li>
  );
}

type Around = Pick<EditWork, 'evidence' | 'evaluation'> & { page: ClientPage | undefined };

/** What the text is: the tip of a question, a product, a section's description, a welcome text, a wording. */
function placeName(t: Translate, field: string, { evidence, evaluation, page }: Around): string {
  const [kind = '', ...rest] = field.split('.');
  const id = rest.join('.');
  const names: Readonly<Record<string, string | undefined>> = {
    tips: evidence.facts.get(Number(id))?.questionText,
    answers: evidence.facts.get(Number(id))?.questionText,
    products: page?.products.find((product) => product.id === id)?.name,
    descriptions: evaluation.sectionScores.find(({ sectionId }) => String(sectionId) === id)?.name,
    welcome: t(`edit.other.welcome-${id}`, {}, id),
  };
  return t(`edit.other.${kind}`, { name: names[kind] ?? id }, field);
}

/** Which screen mends it: by what the field begins with, else the questionnaire's setup. */
const screens = { wordings: 'wordings', answers: 'answers', answered: 'answered' } as const;
const screenOf = (field: string) =>
  screens[field.split('.')[0] as keyof typeof screens] ?? ('configuration' as const);

/** The field where the text is changed (addressed-place.ts), the wording among all texts. */
function placeOf(field: string, { evidence, page }: Around): string {
  const [kind = '', ...rest] = field.split('.');
  const id = rest.join('.');
  if (kind === 'answered') return paths.questionnaires;
  if (kind === 'wordings') return `${paths.uiTexts}?search=${encodeURIComponent(id)}`;
  const product = page?.products.find((one) => one.id === id)?.name;
  const source = [...evidence.facts.values()].find(
    (fact) => product !== undefined && fact.product === product,
  );
  const addresses: Readonly<Record<string, string | undefined>> = {
    tips: `#question-${id}-relatedTip`,
    answers: '#unknown-answers',
    products: source && `#question-${source.questionId}-productDescription`,
    descriptions: `#section-${id}-description`,
    welcome: `#welcome-${id}`,
  };
  return paths.configuration + (addresses[kind] ?? '');
}
