import { DeleteOutlined, EditOutlined, WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { languageNames } from '../../../shared/texts/languages.ts';
import { useQuestionnaireSelection } from '../../kit/session/current-questionnaire.tsx';
import { useConfirm } from '../../kit/ui/confirm.tsx';
import { useDeleteWording, type CatalogueText, type TextInLanguage } from '../../kit/wording/wording.api.ts';
import { storedWordings, type StoredWording } from '../../kit/wording/stored.ts';
import styles from './ui-texts.module.css';
import { shortly } from '../../kit/wording/where-used.ts';

interface WordingsProps {
  text: CatalogueText;
  wording: TextInLanguage;
  isMissing: boolean;
  /** Null: a new wording. */
  onEdit: (stored: StoredWording | null) => void;
}

/** One text in one language: what is shown, whose wording that is, and what it stands in the place of. */
export function Wordings({ text, wording, isMissing, onEdit }: WordingsProps) {
  const t = useTexts();
  const { language, builtIn } = wording;
  const stored = storedWordings(wording);
  const label = `${shortly(stored[0]?.value ?? builtIn ?? text.key)}, ${languageNames[language]}`;
  return (
    <>
      <span aria-hidden className="only-narrow block space-below-1 text-1 strong soft">
        {languageNames[language]}
      </span>
      {stored.map((one) => (
        <Stored key={one.owner} label={label} language={language} onEdit={onEdit} stored={one} />
      ))}
      {stored.length === 0 && (
        <p className="space-below-2 anywhere pre-wrap" lang={language}>
          {builtIn ?? t('ui-texts.none')}
        </p>
      )}
      {stored.length > 0 && builtIn !== null && (
        <p className="space-below-2 text-2 soft anywhere pre-wrap">
          {t('ui-texts.original')} <span lang={language}>{builtIn}</span>
        </p>
      )}
      {isMissing && (
        <p className="space-below-2 text-2 warning">
          <WarningOutlined aria-hidden />{' '}
          {t(builtIn === null ? 'ui-texts.missing.none' : 'ui-texts.missing.built-in')}
        </p>
      )}
      {stored.length === 0 && (
        <Button
          aria-label={`${t('ui-texts.action.reword')}: ${label}`}
          icon={<EditOutlined aria-hidden />}
          onClick={() => onEdit(null)}
          size="small"
        >
          {t('ui-texts.action.reword')}
        </Button>
      )}
    </>
  );
}

interface StoredProps {
  language: TextInLanguage['language'];
  stored: StoredWording;
  label: string;
  onEdit: (stored: StoredWording) => void;
}

function Stored({ language, stored, label, onEdit }: StoredProps) {
  const t = useTexts();
  const confirm = useConfirm();
  const { current } = useQuestionnaireSelection();
  const remove = useDeleteWording();
  const { id, value, owner } = stored;
  const whose = owner === 'own' ? (current?.name ?? '') : t('ui-texts.owner.global');
  const askToDelete = async () => {
    const agreed = await confirm({
      title: t('ui-texts.delete.ask'),
      content: t('ui-texts.delete.ask-text', { text: label, owner: whose }),
      okText: t('ui-texts.delete.ok'),
      danger: true,
    });
    if (agreed) remove.mutate({ id, value });
  };
  return (
    <div className={`pad-1 space-below-2 tint-accent ${styles.stored}`}>
      <span className="block space-below-1 text-1 strong accent-strong">{whose}</span>
      <p className="space-below-2 anywhere pre-wrap" lang={language}>
        {value}
      </p>
      <div className="cluster">
        <Button
          aria-label={`${t('ui-texts.action.edit')}: ${label}, ${whose}`}
          icon={<EditOutlined aria-hidden />}
          onClick={() => onEdit(stored)}
          size="small"
        >
          {t('ui-texts.action.edit')}
        </Button>
        <Button
          aria-label={`${t('ui-texts.action.delete')}: ${label}, ${whose}`}
          danger
          icon={<DeleteOutlined aria-hidden />}
          loading={remove.isPending}
          onClick={() => void askToDelete()}
          size="small"
        >
          {t('ui-texts.action.delete')}
        </Button>
      </div>
    </div>
  );
}
