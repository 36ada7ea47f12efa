import { Button, Input } from 'antd';
import { describeFailure } from '../../../../shared/api/query-client.ts';
import { announce } from '../../../../shared/a11y/announce.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { useKeptDraft } from '../../../kit/ui/kept-draft.ts';
import { passFocus } from '../../../kit/ui/pass-focus.ts';
import { useSaveSection, type Section } from '../configuration.api.ts';
import { FieldFindings } from '../completeness/field-findings.tsx';
import { draftKeys } from '../draft-keys.ts';
import styles from './sections.module.css';

const longest = { name: 200, description: 2_000 };

/** A section's name and description, saved when the person says so. */
export function SectionTexts({ section }: Readonly<{ section: Section }>) {
  const t = useTexts();
  const id = `section-${section.id}`;
  const draft = useKeptDraft(`${draftKeys.section}${section.id}`, {
    name: section.name,
    description: section.description ?? '',
  });
  const save = useSaveSection(section.id);
  const submit = () => {
    const sent = draft.texts;
    const body = draft.changed({ name: sent.name.trim(), description: sent.description.trim() || null });
    save.mutate(body, {
      onSuccess: () => {
        draft.saved(sent);
        passFocus(id);
        announce(t('config.save.saved'));
      },
    });
  };
  const nameless = draft.texts.name.trim() === '';
  return (
    <div className={styles.texts}>
      <div className="stack gap-1 content-start">
        <label className="text-1 soft" htmlFor={`${id}-name`}>
          {t('config.section.name')}
        </label>
        <Input
          aria-describedby={nameless ? `${id}-fault` : undefined}
          id={`${id}-name`}
          maxLength={longest.name}
          onChange={(event) => draft.type('name', event.target.value)}
          onPressEnter={() => {
            if (draft.unsaved && !nameless && !save.isPending) submit();
          }}
          status={nameless ? 'error' : ''}
          value={draft.texts.name}
        />
        {nameless && (
          <span className="text-1 bad" id={`${id}-fault`}>
            {t('config.section.nameless')}
          </span>
        )}
      </div>
      <div className="stack gap-1 content-start">
        <label className="text-1 soft" htmlFor={`${id}-description`}>
          {t('config.section.description')}
        </label>
        <Input.TextArea
          aria-describedby={`${id}-findings`}
          autoSize={{ minRows: 1, maxRows: 8 }}
          id={`${id}-description`}
          maxLength={longest.description}
          onChange={(event) => draft.type('description', event.target.value)}
          value={draft.texts.description}
        />
        <FieldFindings
          field="description"
          id={`${id}-findings`}
          sectionId={section.id}
          text={draft.texts.description}
        />
      </div>
      {(draft.unsaved || save.isError) && (
        <div className={`cluster align-center ${styles.save}`}>
          <span className={save.isError ? 'bad' : 'warning'} role={save.isError ? 'alert' : undefined}>
            {save.isError ? describeFailure(save.error, 'config.save.failed') : t('config.save.unsaved')}
          </span>
          <Button
            aria-label={`${t('config.save.action')}: ${section.name}`}
            disabled={nameless}
            loading={save.isPending}
            onClick={submit}
            type="primary"
          >
            {t('config.save.action')}
          </Button>
          <Button
            aria-label={`${t('config.save.discard')}: ${section.name}`}
            disabled={save.isPending}
            onClick={() => {
              draft.discard();
              save.reset();
              passFocus(id);
            }}
          >
            {t('config.save.discard')}
          </Button>
        </div>
      )}
    </div>
  );
}
