import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { describeFailure } from '../../../shared/api/query-client.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { ImpactList, NeededBy } from './impact-list.tsx';
import {
  impactOptions,
  isHarmless,
  neededBy,
  readAnswersEffect,
  type Planned,
  type KnownEffect,
} from './impact.api.ts';

interface ImpactQuestion {
  /** The change, or a dry run of it that answers what it would do. */
  planned: Planned | (() => Promise<KnownEffect>);
  title: string;
  okText: string;
  /** Stands above the effect, such as what else the change does. */
  lead?: ReactNode;
  danger?: boolean;
  /** Asks even when no evaluation would notice. */
  always?: boolean;
}

/**
 * Asks before a change that may alter scores, with what it would do to evaluations; true when the person agreed
 * or nothing would follow. When the effect cannot be read, the question says so instead of staying silent. What others rest on cannot be
 * deleted: then it names them and answers false.
 */
export function useImpactQuestion(questionnaireId: number): (question: ImpactQuestion) => Promise<boolean> {
  const t = useTexts();
  const client = useQueryClient();
  const confirm = useConfirm();
  const read = (planned: ImpactQuestion['planned']): Promise<KnownEffect> => {
    if (typeof planned === 'function') return planned();
    if (planned.change === 'answers') return readAnswersEffect(planned.id, planned.body);
    return client.query(impactOptions(questionnaireId, planned));
  };
  return async ({ planned, title, okText, lead, danger = false, always = false }) => {
    const effect = await read(planned).catch((error: unknown) => describeFailure(error));
    const names = neededBy(effect);
    if (names.length > 0) {
      const content = <NeededBy names={names} />;
      await confirm({ title: t('impact.needed.title'), okText: t('impact.needed.ok'), content, only: true });
      return false;
    }
    if (!always && typeof effect !== 'string' && isUnnoticed(effect)) return true;
    return confirm({
      title,
      okText,
      danger,
      content: (
        <div className="stack anywhere">
          {lead}
          <ImpactList impact={effect} />
        </div>
      ),
    });
  };
}

const isUnnoticed = (effect: KnownEffect) =>
  isHarmless(effect) && (effect.restingInsights ?? []).length === 0;
