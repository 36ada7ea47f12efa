import { useQuery } from '@tanstack/react-query';
import { sessionOptions } from '../../../../shared/actions/session.ts';
import { Loaded } from '../../../kit/ui/loaded.tsx';
import { AddressedPlace, useAddressedPlace } from '../completeness/addressed-place.ts';
import { configurationOptions, questionsOptions } from '../configuration.api.ts';
import { SectionsCard } from '../sections/sections-card.tsx';
import { UnknownAnswersCard } from '../unknown-answers/unknown-answers-card.tsx';
import { useOrdering } from '../use-order.ts';
import { draftsOf } from './question-drafts.ts';
import { QuestionTable } from './question-table.tsx';

/** The sections and their questions with answers. When reading them again fails, what is being worked on stays. */
export function QuestionsPart({ questionnaireId }: { questionnaireId: number }) {
  const configuration = useQuery(configurationOptions(questionnaireId));
  const questions = useQuery(questionsOptions(questionnaireId));
  const { data: user } = useQuery(sessionOptions);
  const ordering = useOrdering(questionnaireId);
  const addressed = useAddressedPlace(configuration.data && questions.data);
  return (
    <AddressedPlace value={addressed}>
      <UnknownAnswersCard questionnaireId={questionnaireId} />
      <Loaded errorTitle="config.load.configuration" lines={8} query={configuration}>
        {({ sections }) => (
          <SectionsCard ordering={ordering} questionnaireId={questionnaireId} sections={sections} />
        )}
      </Loaded>
      <Loaded errorTitle="config.load.questions" lines={12} query={questions}>
        {(list) =>
          configuration.data !== undefined &&
          user && (
            <QuestionTable
              drafts={draftsOf(user.id, questionnaireId)}
              ordering={ordering}
              questionnaireId={questionnaireId}
              questions={list}
              sections={configuration.data.sections}
            />
          )
        }
      </Loaded>
    </AddressedPlace>
  );
}
