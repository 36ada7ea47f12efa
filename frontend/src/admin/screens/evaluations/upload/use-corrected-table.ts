import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callByUpload } from '../../../../shared/api/call.ts';
import { describeFailure } from '../../../../shared/api/query-client.ts';
import { noCorrections, withCorrections, type Corrections, type Preview } from './corrections.ts';

interface CorrectedTable {
  corrections: Corrections;
  /** `none`: without what was kept of earlier tables. */
  mapping: 'none' | null;
  /** What the table is like as it is corrected; undefined while nothing is. */
  preview: Preview | undefined;
  busy: boolean;
  failure: string | null;
  /** Begins with another file. */
  begin: (file: File) => void;
  correct: (corrections: Corrections) => void;
  forget: () => void;
}

let files = 0;

/** Checks a table anew with every correction; what was known before stays until the answer comes. */
export function useCorrectedTable(): CorrectedTable {
  const [table, setTable] = useState<{ file: File; id: number } | null>(null);
  const [corrections, setCorrections] = useState(noCorrections);
  const [mapping, setMapping] = useState<'none' | null>(null);
  const isCorrected = corrections !== noCorrections || mapping !== null;
  const { data, isFetching, error } = useQuery({
    queryKey: ['response-preview', table?.id, mapping, corrections],
    queryFn: async ({ signal }) => {
      const form = new FormData();
      form.append('file', table!.file);
      const init = { signal, query: { mapping }, repeat: true };
      const answer = await callByUpload(
        '/api/admin/preview-responses',
        withCorrections(form, corrections),
        init,
      );
      return answer.data;
    },
    enabled: table !== null && isCorrected,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
    meta: { quiet: true },
  });
  return {
    corrections,
    mapping,
    preview: isCorrected ? data : undefined,
    busy: isFetching,
    failure: error === null ? null : describeFailure(error, 'upload.failed.default'),
    begin: (file) => {
      files += 1;
      setTable({ file, id: files });
      setCorrections(noCorrections);
      setMapping(null);
    },
    correct: setCorrections,
    forget: () => {
      setMapping('none');
      setCorrections(noCorrections);
    },
  };
}
