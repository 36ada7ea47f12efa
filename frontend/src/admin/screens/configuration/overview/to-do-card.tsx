import { CheckCircleFilled } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { integrationOptions } from '../../../kit/integrations/integrations.api.ts';
import { formOptions } from '../../../kit/online-form/online-form.api.ts';
import { paths } from '../../../addresses.ts';
import { Loaded } from '../../../kit/ui/loaded.tsx';
import { Card } from '../../../kit/ui/page.tsx';
import { reviewOptions } from '../completeness/completeness.api.ts';
import { MissingPlaces } from '../completeness/missing-places.tsx';
import { configurationOptions } from '../configuration.api.ts';
import { unknownAnswersOptions } from '../unknown-answers/unknown-answers.api.ts';
import styles from './overview.module.css';
import { toDosOf, type ToDo } from './to-dos.ts';

/** The one list of what is left to do, in the order of the work, each entry leading to where it is done. */
export function ToDoCard({ questionnaireId }: { questionnaireId: number }) {
  const t = useTexts();
  const review = useQuery(reviewOptions(questionnaireId));
  const { data: configuration } = useQuery(configurationOptions(questionnaireId));
  // What does not answer is passed over.
  const { data: unknown = [] } = useQuery(unknownAnswersOptions(questionnaireId));
  const { data: services = [] } = useQuery(integrationOptions(questionnaireId));
  const { data: form } = useQuery(formOptions(questionnaireId));
  return (
    <div id="completeness" tabIndex={-1}>
      <Card title={t('config.next.title')}>
        <Loaded errorTitle="config.complete.load" lines={3} query={review}>
          {({ items }) =>
            configuration && (
              <ToDos
                questionnaireId={questionnaireId}
                toDos={toDosOf({
                  totals: configuration.totals,
                  items,
                  unknownAnswers: unknown.length,
                  services,
                  hasOrganisation: form?.hasOrganisation ?? true,
                })}
              />
            )
          }
        </Loaded>
      </Card>
    </div>
  );
}

/** Kinds that stay open while somebody goes from the list to its places and back. */
const unfolded = new Set<string>();

function ToDos({ questionnaireId, toDos }: { questionnaireId: number; toDos: readonly ToDo[] }) {
  const t = useTexts();
  if (toDos.length === 0)
    return (
      <p>
        <CheckCircleFilled aria-hidden className="good" />{' '}
        <Link to={paths.collect}>{t('config.next.collect')}</Link>
      </p>
    );
  return (
    <ul className="ruled">
      {toDos.map((toDo) => (
        <li key={toDo.label}>
          {toDo.item === undefined ? (
            <Link to={toDo.to}>
              <Name toDo={toDo} />
            </Link>
          ) : (
            <Foldable name={`${questionnaireId} ${toDo.label}`} toDo={toDo}>
              <MissingPlaces item={toDo.item} questionnaireId={questionnaireId} />
            </Foldable>
          )}
        </li>
      ))}
    </ul>
  );
}

function Foldable({ name, toDo, children }: { name: string; toDo: ToDo; children: ReactNode }) {
  return (
    <details
      onToggle={({ currentTarget: { open } }) => {
        if (open) unfolded.add(name);
        else unfolded.delete(name);
      }}
      open={unfolded.has(name)}
    >
      <summary className={styles.kind}>
        <Name toDo={toDo} />
      </summary>
      {children}
    </details>
  );
}

function Name({ toDo: { label, count } }: { toDo: ToDo }) {
  const t = useTexts();
  return (
    <>
      {t(label)} {count > 1 && <strong className="pill tint-brand numeric">{formatNumber(count, 0)}</strong>}
    </>
  );
}
