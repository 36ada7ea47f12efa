import { Button } from 'antd';
import { useState } from 'react';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { focusWhenThere } from '../../../kit/ui/focus-when-there.ts';
import { Card } from '../../../kit/ui/page.tsx';
import { wordsOf } from './condition-words.ts';
import { InsightForm } from './insight-form.tsx';
import { emptyTexts, textsOf } from './insight-texts.ts';
import { formKeyOf, useInsightWork } from './insight-work.ts';
import { useAddInsight } from './insights.api.ts';
import styles from './insights.module.css';
import { type Proposal } from './use-proposals.ts';

/** The list, which has the focus when proposals have come. */
export const proposalsId = 'insight-proposals';

interface ProposalsCardProps {
  proposals: readonly Proposal[];
  /** Takes a proposal off the list. */
  onDrop: (id: number) => void;
}

/** What the AI proposes: each is taken over as it is, changed first, or dismissed. */
export function ProposalsCard({ proposals, onDrop }: ProposalsCardProps) {
  const t = useTexts();
  return (
    <Card
      note={t('config.proposed.note')}
      title={t('config.proposed.title', { number: formatNumber(proposals.length, 0) })}
    >
      <ol className="stack" id={proposalsId} tabIndex={-1}>
        {proposals.map((proposal) => (
          <ProposalRow
            key={proposal.id}
            onDone={() => {
              onDrop(proposal.id);
              focusWhenThere(proposalsId, { orElse: 'insights' });
            }}
            proposal={proposal}
          />
        ))}
      </ol>
    </Card>
  );
}

function ProposalRow({ proposal: { id, insight }, onDone }: { proposal: Proposal; onDone: () => void }) {
  const t = useTexts();
  const { questionnaireId, language, subjects } = useInsightWork();
  const [open, setOpen] = useState(false);
  const add = useAddInsight(questionnaireId, onDone);
  const name = `proposal-${id}`;
  const section = subjects.sections.find((one) => one.id === insight.sectionId)?.name;
  const texts = textsOf(insight);
  return (
    <li className={`stack box pad-1 ${styles.row}`}>
      {!open && (
        <>
          <p className="anywhere strong" lang={language}>
            {insight.text}
          </p>
          {insight.advice !== null && (
            <p className="anywhere" lang={language}>
              {insight.advice}
            </p>
          )}
          <p className="anywhere text-2 soft">{wordsOf(insight.when, subjects, t)}</p>
          <p className="anywhere text-2 soft">
            {section ?? t('config.insights.summary')} ·{' '}
            {t('config.insight.weight-is', { weight: insight.weight })}
          </p>
        </>
      )}
      <div className="cluster">
        {!open && (
          <Button
            loading={add.isPending}
            onClick={() => add.mutate({ ...insight, active: true })}
            size="small"
          >
            {t('config.answers.accept')}
          </Button>
        )}
        <Button aria-expanded={open} onClick={() => setOpen(!open)} size="small">
          {t(open ? 'config.proposed.fold' : 'config.proposed.open')}
        </Button>
        {!open && (
          <Button disabled={add.isPending} onClick={onDone} size="small" type="text">
            {t('config.answers.refuse')}
          </Button>
        )}
      </div>
      {open && (
        <InsightForm
          discardText={t('config.answers.refuse')}
          formKey={formKeyOf(questionnaireId, name)}
          id={name}
          isNew
          onDiscard={onDone}
          proposed={texts}
          save={{
            ...add,
            mutate: (changed, options) => add.mutate({ ...insight, active: true, ...changed }, options),
          }}
          saveText={t('config.answers.accept')}
          saved={emptyTexts}
        />
      )}
    </li>
  );
}
