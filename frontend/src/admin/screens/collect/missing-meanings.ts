import { useQueryClient } from '@tanstack/react-query';
import { query } from '../../../shared/api/query.ts';
import { paths } from '../../addresses.ts';

/** Answers that mean nothing yet, and where the first of them is written. */
export interface MissingMeanings {
  count: number;
  to: string;
}

/** Looks how many answers have no meaning; null where all have one, or where that cannot be known: then nothing is held up. */
export function useMissingMeanings(questionnaireId: number): () => Promise<MissingMeanings | null> {
  const client = useQueryClient();
  return async () => {
    const review = await client
      .query(query('/api/admin/configuration-review', { query: { questionnaireId } }))
      .catch(() => null);
    const { count = 0, places: [first] = [] } =
      review?.items.find(({ wanted }) => wanted === 'meanings') ?? {};
    if (count === 0 || first === undefined) return null;
    const field = `answer-${first.questionId}-${first.optionId}-meaning`;
    return { count, to: `${paths.configuration}#${field}` };
  };
}
