import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { formatDateTime } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { fullFieldName } from '../edit-panel/edit-context.ts';
import { type Evaluation } from '../edit-panel/edit.api.ts';
import { flattenTexts, type Texts } from '../edit-panel/text-fields.ts';
import { usePersonName } from '../edit-panel/use-person-name.ts';
import { Loaded } from '../../../kit/ui/loaded.tsx';
import { Fold } from './fold.tsx';
import { versionsOptions, versionTextsOptions, type TextVersion } from './evaluation-page.api.ts';
import styles from './evaluation-page.module.css';
import { wordDiff } from './word-diff.ts';

interface VersionsProps {
  evaluation: Evaluation;
  /** Puts these texts into the fields, to be saved as any edit. */
  onRestore: (texts: Texts) => void;
}

/** What the texts were at each save and approval, how they differ from the present ones, and the way back. */
export function Versions({ evaluation, onRestore }: VersionsProps) {
  const t = useTexts();
  const versions = useQuery(versionsOptions(evaluation.id));
  const { refetch } = versions;
  useEffect(() => void refetch(), [refetch, evaluation.version]);
  return (
    <Fold note={t('page.versions.note')} title={t('page.versions.title')}>
      <Loaded
        empty={<p className="soft">{t('page.versions.none')}</p>}
        errorTitle="page.versions.failed"
        lines={3}
        query={versions}
      >
        {(list) => (
          <ul className="stack gap-0 ruled">
            {list.map((version) => (
              <VersionItem
                evaluation={evaluation}
                key={version.version}
                onRestore={onRestore}
                version={version}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </Fold>
  );
}

function VersionItem(props: VersionsProps & { version: TextVersion }) {
  const { evaluation, version, onRestore } = props;
  const t = useTexts();
  const nameOf = usePersonName();
  const [isOpen, setIsOpen] = useState(false);
  const words = { date: formatDateTime(version.at), person: nameOf(version.adminId) };
  return (
    <li>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className={styles.summary}>{t(`page.versions.${version.kind}`, words)}</summary>
        {isOpen && <Differences evaluation={evaluation} number={version.version} onRestore={onRestore} />}
      </details>
    </li>
  );
}

/** How the present texts differ from those of the version. */
function Differences({ evaluation, number, onRestore }: VersionsProps & { number: number }) {
  const t = useTexts();
  const texts = useQuery(versionTextsOptions(evaluation.id, number));
  const ids = evaluation.sectionScores.map(({ sectionId }) => sectionId);
  const now = flattenTexts(evaluation.generatedTexts, ids);
  return (
    <Loaded errorTitle="page.versions.failed" lines={3} query={texts}>
      {(kept) => {
        const then = flattenTexts(kept, ids);
        const changed = Object.keys(now).filter((field) => now[field] !== then[field]);
        if (changed.length === 0) return <p className="soft pad-1">{t('page.versions.same')}</p>;
        return (
          <div className="stack gap-3 justify-start pad-1">
            {changed.map((field) => (
              <div className="stack gap-1" key={field}>
                <p className="strong">{fullFieldName(t, evaluation, field)}</p>
                <p className="pre-line anywhere">
                  {wordDiff(then[field] ?? '', now[field] ?? '').map((part, index) => (
                    <Part key={index} {...part} />
                  ))}
                </p>
              </div>
            ))}
            <Button
              onClick={() =>
                onRestore(Object.fromEntries(changed.map((field) => [field, then[field] ?? ''])))
              }
            >
              {t('page.versions.restore')}
            </Button>
          </div>
        );
      }}
    </Loaded>
  );
}

/** Struck out is what went, underlined what came; screen readers say so, too. */
function Part({ kind, text }: { kind: 'same' | 'gone' | 'new'; text: string }) {
  if (kind === 'gone') return <del className={`tint-error ${styles.part}`}>{text}</del>;
  if (kind === 'new') return <ins className={`tint-success ${styles.part}`}>{text}</ins>;
  return text;
}
