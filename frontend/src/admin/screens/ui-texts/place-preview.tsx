import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { languageNames, languages, type Language } from '../../../shared/texts/languages.ts';
import { evaluationsOptions } from '../../kit/evaluations/evaluations.api.ts';
import { formOptions, previewAddress } from '../../kit/online-form/online-form.api.ts';
import { paths } from '../../addresses.ts';
import { useQuestionnaireSelection } from '../../kit/session/current-questionnaire.tsx';
import { type Place } from '../../kit/wording/wording.api.ts';
import styles from './ui-texts.module.css';

interface PlacePreviewProps {
  place: Place;
  /** Only in this language; any other value: in each. */
  language: string;
}

/** The ways to a place as its readers see it now, with the wordings that are stored. */
export function PlacePreview({ place, language }: PlacePreviewProps) {
  const t = useTexts();
  if (place === 'form') return <FormPreview />;
  if (place === 'pdf' || place.startsWith('evaluation-')) return <EvaluationPreview />;
  const mail = /^(?:mail|notice)-(.*)$/.exec(place)?.[1];
  if (mail === undefined && !isPage(place)) return <ScreenLink place={place} />;
  const chosen = languages.filter((one) => one === language);
  return (
    <p className="cluster gap-line align-center">
      <span className="soft">{t('ui-texts.preview.place')}</span>
      {(chosen.length > 0 ? chosen : languages).map((one) =>
        mail === undefined ? (
          <NewTab address={`${pages[place as keyof typeof pages]}?lang=${one}`} key={one} lang={one}>
            {languageNames[one]}
          </NewTab>
        ) : (
          <Link
            className={styles.way}
            key={one}
            lang={one}
            to={`${paths.mailPreview}?kind=${mail === 'every' ? 'result' : mail}&language=${one}`}
          >
            {languageNames[one]}
          </Link>
        ),
      )}
    </p>
  );
}

/** Public pages that show the same to everybody. */
const pages = { landing: '/', privacy: '/privacy', 'opt-out': '/opt-out' };
const isPage = (place: string): place is keyof typeof pages => place in pages;

/** The newest evaluation of the selected questionnaire, as its client would see it; it speaks the questionnaire's language. */
function EvaluationPreview() {
  const t = useTexts();
  const { current } = useQuestionnaireSelection();
  const newest = { page: 1, size: 1, sort: '-createdAt', filters: noFilters };
  const { data } = useQuery({ ...evaluationsOptions(current?.id ?? 0, newest), enabled: current !== null });
  const [evaluation] = data?.rows ?? [];
  if (evaluation === undefined)
    return data === undefined ? null : <p className="soft">{t('ui-texts.preview.no-evaluation')}</p>;
  return (
    <p>
      <NewTab address={`/evaluation/${encodeURIComponent(evaluation.hashedUrl)}?preview=1`}>
        {t('ui-texts.preview.evaluation', { clinic: evaluation.clinicName })}
      </NewTab>
    </p>
  );
}

/** The selected questionnaire as a clinic fills it in. */
function FormPreview() {
  const t = useTexts();
  const { current } = useQuestionnaireSelection();
  const { data } = useQuery({ ...formOptions(current?.id ?? 0), enabled: current !== null });
  if (current === null || data === undefined) return null;
  return (
    <p>
      <NewTab address={previewAddress(data.slug)}>
        {t('ui-texts.preview.evaluation', { clinic: current.name })}
      </NewTab>
    </p>
  );
}

const noFilters = { search: '', status: '', clientName: '', clientEmail: '', assignee: '', mail: '' };

/** The screen of the back office that has the place's name. */
function ScreenLink({ place }: { place: Place }) {
  const t = useTexts();
  const name = place.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const path = (paths as Readonly<Record<string, string>>)[name];
  if (path === undefined || path.includes(':')) return null;
  return (
    <p>
      <Link className={styles.way} to={path}>
        {t('ui-texts.preview.screen')}
      </Link>
    </p>
  );
}

interface NewTabProps {
  address: string;
  lang?: Language;
  children: string;
}

function NewTab({ address, lang, children }: NewTabProps) {
  const t = useTexts();
  return (
    <a className={styles.way} href={address} rel="noopener" target="_blank">
      <span lang={lang}>{children}</span>
      <span className="visually-hidden"> {t('app.new-tab')}</span>
    </a>
  );
}
