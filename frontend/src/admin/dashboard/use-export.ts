import { evaluationFields, startExport } from '../evaluations/evaluations.api.ts';
import { useExportedFile } from '../jobs/use-exported-file.ts';
import { useTableUrlState } from '../ui/table-url-state.ts';

/** Exports the results that the table's filters let through. */
export function useExport(questionnaireId: number): { start: () => void; pending: boolean } {
  const { state } = useTableUrlState(evaluationFields);
  return useExportedFile({
    questionnaireId,
    begin: () => startExport(questionnaireId, state.filters),
    errorTitle: 'dashboard.export.failed',
  });
}
