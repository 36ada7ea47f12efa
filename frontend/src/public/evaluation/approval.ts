import { type EvaluationPayload } from './evaluation-view.ts';

type Approval = EvaluationPayload['evaluation']['approval'];

/** How the texts were approved: in the preview nobody may have done so yet, and older pages do not say it. */
export const approvalOf = (approval: Approval, preview: boolean) =>
  approval ?? (preview ? 'none' : 'checked');
