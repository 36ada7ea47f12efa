import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { describeFailure } from '../../../../shared/api/query-client.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { useQuestionnaireOf } from '../../../kit/session/current-questionnaire.tsx';
import { Notice } from '../../../kit/ui/notice.tsx';
import { evaluationAddress } from '../../../addresses.ts';
import { type EvaluationRow, evaluationOptions } from '../../../kit/evaluations/evaluations.api.ts';
import { type RowTools } from './row-tools.ts';

interface AddressedProps {
  panel: RowTools['panel'];
  rows: readonly EvaluationRow[];
}

/**
 * The address asks for an evaluation that this list does not show: one of another questionnaire has the list change to that
 * one, what stands on another page of it is shown on its own page, and what is not there is said to be missing.
 */
export function AddressedEvaluation({ panel, rows }: AddressedProps) {
  const { openId } = panel;
  const [asked] = useState(openId);
  const isMissing = asked !== null && asked === openId && !rows.some(({ id }) => id === asked);
  return isMissing ? <Elsewhere id={asked} /> : null;
}

function Elsewhere({ id }: { id: string }) {
  const t = useTexts();
  const { data, error } = useQuery(evaluationOptions(id));
  const isHere = useQuestionnaireOf(data?.questionnaireId);
  if (error !== null)
    return (
      <Notice title={t('edit.load.failed')} tone="warning">
        {describeFailure(error)}
      </Notice>
    );
  return isHere ? <Navigate replace to={evaluationAddress(id)} /> : null;
}
