import { use } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { focusWhenThere } from '../../../kit/ui/focus-when-there.ts';
import { AddressedPlace } from '../completeness/addressed-place.ts';
import { type Question } from '../configuration.api.ts';

const parameter = 'question';
/** Where list and question do not fit side by side; questions.module.css says the same. */
const narrow = '(width < 992px)';

/**
 * The question that is shown beside the list: the one that the address names, else the first. In a narrow window it is a view of its
 * own, from which the browser goes back to the list.
 */
export function useChosenQuestion(questions: readonly Question[]) {
  const { search, state } = useLocation() as Location<{ fromList?: boolean } | null>;
  const navigate = useNavigate();
  const addressed = use(AddressedPlace);
  const find = (wanted: number | null | undefined) => questions.find(({ id }) => id === wanted);
  const asked = find(addressed?.questionId) ?? find(Number(new URLSearchParams(search).get(parameter)));
  const chosen = asked ?? questions[0];
  return {
    chosen,
    /** Somebody has chosen it; in a narrow window it is shown only then. */
    isAsked: asked !== undefined,
    choose: (id: number) => {
      if (id === asked?.id) return;
      const replace = asked !== undefined || !window.matchMedia(narrow).matches;
      void navigate(
        { search: `?${parameter}=${id}` },
        { replace, preventScrollReset: true, state: replace ? state : { fromList: true } },
      );
    },
    back: () => {
      if (chosen) focusWhenThere(`question-${chosen.id}-open`);
      if (state?.fromList) void navigate(-1);
      else void navigate({ search: '' }, { replace: true });
    },
  };
}
