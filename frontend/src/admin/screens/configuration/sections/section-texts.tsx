import { Input } from 'antd';
import { announce } from '../../../../shared/a11y/announce.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { SaveLine } from '../../../kit/forms/save-line.tsx';
import { useUnsavedForm } from '../../../kit/forms/unsaved-form.ts';
import { focusWhenThere } from '../../../kit/ui/focus-when-there.ts';
import { useSaveSection, type Section } from '../configuration.api.ts';
import { FieldFindings } from '../completeness/field-findings.tsx';
import { draftKeys } from '../draft-keys.ts';
import styles from './sections.module.css';

const longest = { name: 200, description: 2_000 };

/** A section's name and description, saved when the person says so. */
export function SectionTexts({ section }: { section: Section }) {
  const t = useTexts();
  const id = `section-${section.id}`;
  const form = useUnsavedForm({
    key: `${draftKeys.section}${section.id}`,
    saved: { name: section.name, description: section.description ?? '' },
    save: useSaveSection(section.id),
    failed: 'config.save.failed',
    values: ({ name, description }) => ({ name: name.trim(), description: description.trim() || null }),
    problem: ({ name }) => (name.trim() === '' ? t('config.section.nameless') : null),
    onSaved: () => {
      focusWhenThere(id, 'if-lost');
      announce(t('config.save.saved'));
    },
  });
  const nameless = form.problem !== null;
  const named = (text: string) => ({ text, name: `${text}: ${section.name}` });
  return (
    <form className={styles.texts} noValidate onSubmit={form.onSubmit}>
      <div className="stack gap-1 content-start">
        <label className="text-1 soft" htmlFor={`${id}-name`}>
          {t('config.section.name')}
        </label>
        <Input
          aria-describedby={nameless ? `${id}-fault` : undefined}
          id={`${id}-name`}
          maxLength={longest.name}
          onChange={(event) => form.type('name', event.target.value)}
          status={nameless ? 'error' : ''}
          value={form.texts.name}
        />
        {nameless && (
          <span className="text-1 bad" id={`${id}-fault`}>
            {form.problem}
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
          onChange={(event) => form.type('description', event.target.value)}
          value={form.texts.description}
        />
        <FieldFindings
          field="description"
          id={`${id}-findings`}
          sectionId={section.id}
          text={form.texts.description}
        />
      </div>
      {(form.unsaved || form.failure !== null) && (
        <SaveLine
          discard={{
            ...named(t('config.save.discard')),
            run: () => {
              form.discard();
              focusWhenThere(id, 'if-lost');
            },
          }}
          form={form}
          note={t('config.save.unsaved')}
          save={named(t('config.save.action'))}
          wrong={form.failure}
        />
      )}
    </form>
  );
}
