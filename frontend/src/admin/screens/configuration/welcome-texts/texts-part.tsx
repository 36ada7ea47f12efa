import { Link } from 'react-router-dom';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { paths } from '../../../addresses.ts';
import { useCurrentQuestionnaire } from '../../../kit/session/current-questionnaire.tsx';
import { Card } from '../../../kit/ui/page.tsx';
import { WelcomeTextsCard } from './welcome-texts-card.tsx';

const elsewhere = [
  [paths.mailPreview, 'shell.nav.mail-preview'],
  [paths.collect, 'shell.nav.collect'],
  [paths.uiTexts, 'shell.nav.ui-texts'],
] as const;

/** What clients read before their evaluation, and the ways to their other texts. */
export function TextsPart() {
  const t = useTexts();
  return (
    <>
      <WelcomeTextsCard questionnaire={useCurrentQuestionnaire()} />
      <Card title={t('config.other-texts.title')}>
        <ul className="stack">
          {elsewhere.map(([to, label]) => (
            <li key={to}>
              <Link to={to}>{t(label)}</Link>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
