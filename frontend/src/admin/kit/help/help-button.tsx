import { useTexts } from '../../../shared/texts/i18n.ts';
import { useCommands } from '../shortcuts/commands.ts';
import { openHelp } from './help.ts';
import styles from './help-button.module.css';

/** The ? of a screen, also by its key and in the palette: opens the guide beside the page at the chapter about it. */
export function HelpButton({ screen }: { screen: string }) {
  const t = useTexts();
  const label = t('ui.guide');
  const open = () => openHelp({ about: screen });
  useCommands([{ id: 'help', label, key: '?', run: open }]);
  return (
    <button
      aria-haspopup="dialog"
      aria-label={label}
      className={`strong ${styles.help}`}
      onClick={open}
      type="button"
    >
      ?
    </button>
  );
}
