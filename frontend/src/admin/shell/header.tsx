import { MenuOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../shared/texts/i18n.ts';
import { languageNames } from '../../shared/texts/languages.ts';
import {
  adminLanguages,
  chooseLanguage,
  useAdminLanguage,
  type AdminLanguage,
} from '../kit/session/admin-language.ts';
import { Finder } from './palette/finder.tsx';
import { useQuestionnaireSelection } from '../kit/session/current-questionnaire.tsx';
import { JobTray } from './job-tray.tsx';
import { isFound } from '../kit/session/questionnaire-choice.ts';
import { isAdminQuery } from '../kit/session/questionnaires.api.ts';
import styles from './shell.module.css';

/** With more questionnaires than this, finding one by eye takes longer than typing. */
const searchAbove = 7;

/** Which questionnaire is worked on, what runs in the background, and the language. */
export function Header({ onMenu }: { onMenu: () => void }) {
  const t = useTexts();
  const { current } = useQuestionnaireSelection();
  return (
    <header className={`hide-in-print row gap-3 align-center ${styles.header}`}>
      <Button
        aria-label={t('shell.nav.open')}
        className={styles.menu ?? ''}
        icon={<MenuOutlined aria-hidden />}
        onClick={onMenu}
        type="text"
      />
      <QuestionnaireChoice />
      <div className="hide-on-narrow grow" />
      <Finder />
      {current !== null && <JobTray key={current.id} questionnaireId={current.id} />}
      <LanguageChoice />
    </header>
  );
}

function QuestionnaireChoice() {
  const t = useTexts();
  const { choose, choosing, current, list, state } = useQuestionnaireSelection();
  if (state === 'ready' && list.length === 0)
    return <div className={`row align-center may-shrink ${styles.choice}`} />;
  const options = list.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className={`row align-center may-shrink ${styles.choice}`}>
      <label className="hide-on-narrow text-2 soft nowrap" htmlFor="questionnaire">
        {t('shell.questionnaire.label')}
      </label>
      <Select
        className={styles.questionnaire ?? ''}
        disabled={state !== 'ready'}
        id="questionnaire"
        loading={choosing || state === 'loading'}
        notFoundContent={t('shell.questionnaire.none-found')}
        onChange={choose}
        options={options}
        popupMatchSelectWidth={false}
        showSearch={
          list.length > searchAbove
            ? { filterOption: (typed, option) => isFound(option?.label ?? '', typed) }
            : false
        }
        value={current?.id ?? null}
      />
    </div>
  );
}

function LanguageChoice() {
  const t = useTexts();
  const client = useQueryClient();
  const language = useAdminLanguage();
  const change = async (next: AdminLanguage) => {
    await chooseLanguage(next);
    // Rows carry sentences of the server, written in the language they were asked for in.
    void client.invalidateQueries({ predicate: isAdminQuery });
  };
  return (
    <div className={`row align-center may-shrink ${styles.choice}`}>
      <label className="hide-on-narrow text-2 soft nowrap" htmlFor="language">
        {t('language.label')}
      </label>
      <Select
        id="language"
        onChange={(next) => void change(next)}
        options={adminLanguages.map((code) => ({ value: code, label: languageNames[code] }))}
        style={{ inlineSize: 108 }}
        value={language}
      />
    </div>
  );
}
