import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { PictureField } from '../../kit/pictures/picture-field.tsx';
import { refreshQuestionnaires, type Questionnaire } from '../../kit/session/questionnaires.api.ts';

/** The picture of the expert; it is saved at once, beside the dialog's fields. */
export function ReviewerPicture({ questionnaire }: { questionnaire: Questionnaire }) {
  const t = useTexts();
  const path = { id: questionnaire.id };
  const [picture, setPicture] = useState(questionnaire.reviewerPicture);
  const show = ({ data }: { data: Questionnaire }) => setPicture(data.reviewerPicture);
  return (
    <PictureField
      hint={t('questionnaires.picture.hint')}
      kind="person"
      label={t('questionnaires.picture.label')}
      picture={picture}
      refresh={refreshQuestionnaires}
      remove={() => call('delete', '/api/admin/questionnaires/{id}/reviewer-picture', { path }).then(show)}
      save={({ png }) =>
        call('put', '/api/admin/questionnaires/{id}/reviewer-picture', { path, body: { png } }).then(show)
      }
    />
  );
}
