import { useQuery } from '@tanstack/react-query';
import { sessionOptions } from '../../../../shared/actions/session.ts';
import { Loaded } from '../../../kit/ui/loaded.tsx';
import { AddressedPlace, useAddressedPlace } from '../completeness/addressed-place.ts';
import { configurationOptions, questionsOptions } from '../configuration.api.ts';
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
      <Loaded errorTitle="config.load.configuration" lines={12} query={configuration}>
        {({ sections }) => (
          <Loaded errorTitle="config.load.questions" lines={12} query={questions}>
            {(list) =>
              user && (
                <QuestionTable
                  drafts={draftsOf(user.id, questionnaireId)}
                  ordering={ordering}
                  questionnaireId={questionnaireId}
                  questions={list}
                  sections={sections}
                />
              )
            }
          </Loaded>
        )}
      </Loaded>
    </AddressedPlace>
  );
}
