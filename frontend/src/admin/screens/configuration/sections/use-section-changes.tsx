import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { announce } from '../../../../shared/a11y/announce.ts';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { useImpactQuestion } from '../../../kit/impact/use-impact-question.tsx';
import { focusWhenThere } from '../../../kit/ui/focus-when-there.ts';
import {
  configurationOptions,
  useIncludeSection,
  useRemoveSection,
  type Section,
} from '../configuration.api.ts';
import { neighbourOf } from '../order.ts';
import { totalAfterSwitch, totalOf } from './weights.ts';

/** The button that adds one, which has the focus once none is left. */
export const addSectionId = 'add-section';

/** Takes a section into the evaluation or out of it, after saying what that does to the maximum and to evaluations. */
export function useSwitchSection(questionnaireId: number, sections: readonly Section[]) {
  const t = useTexts();
  const askImpact = useImpactQuestion(questionnaireId);
  const [asking, setAsking] = useState(false);
  const save = useIncludeSection();
  const switchTo = async (section: Section, include: boolean) => {
    if (asking || save.isPending) return;
    setAsking(true);
    const agreed = await askImpact({
      planned: { change: 'section', sectionId: section.id, includeInEvaluation: include },
      title: t(include ? 'config.switch.title-in' : 'config.switch.title-out', { name: section.name }),
      lead: (
        <p>
          {t('config.switch.maximum', {
            before: formatNumber(totalOf(sections), 0),
            after: formatNumber(totalAfterSwitch(sections, section.id, include), 0),
          })}
        </p>
      ),
      okText: t(include ? 'config.switch.ok-in' : 'config.switch.ok-out'),
    });
    setAsking(false);
    if (!agreed) return;
    save.mutate(
      { id: section.id, include },
      { onSuccess: () => announce(t(include ? 'config.switch.said-in' : 'config.switch.said-out')) },
    );
  };
  return {
    switchTo,
    /** The effect is being found out, or the person thinks about it. */
    asking,
    saving: save.isPending,
  };
}

/** Deletes a section with its questions, after saying how many those are and what becomes of the evaluations. */
export function useDeleteSection(questionnaireId: number): (section: Section) => Promise<void> {
  const t = useTexts();
  const client = useQueryClient();
  const askImpact = useImpactQuestion(questionnaireId);
  const remove = useRemoveSection(questionnaireId);
  return async (section) => {
    const { id, name, questionCount } = section;
    const agreed = await askImpact({
      planned: { change: 'section', sectionId: id, remove: true },
      title: t('config.delete-section.title', { name }),
      lead: (
        <p>
          {t('config.delete-section.questions', {
            count: questionCount,
            number: formatNumber(questionCount, 0),
          })}
        </p>
      ),
      okText: t('config.delete-section.ok'),
      danger: true,
      always: true,
    });
    if (!agreed) return;
    const sections = client.getQueryData(configurationOptions(questionnaireId).queryKey)?.sections ?? [];
    const next = neighbourOf(sections, id);
    remove.mutate(section, {
      onSuccess: () => focusWhenThere(next === null ? addSectionId : `section-${next.id}`, 'if-lost'),
    });
  };
}
