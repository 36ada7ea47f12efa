import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { evidenceOptions, type Fact } from './edit.api.ts';
import { chooseAnswer, chooseSentence, litAnswers, nothingChosen, sentencesIn } from './sentences.ts';

/** What the sentences of an evaluation's saved texts rest on, and which of them a person looks at. */
export function useEvidence(evaluationId: string, version: number) {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(evidenceOptions(evaluationId));
  const [choice, setChoice] = useState(nothingChosen);
  useEffect(() => {
    if (data !== undefined && data.version < version)
      void client.invalidateQueries({ queryKey: evidenceOptions(evaluationId).queryKey });
  }, [client, data, evaluationId, version]);
  const texts = useMemo(
    () => new Map(data?.texts.map((text) => [text.field, { text: text.text, sentences: sentencesIn(text) }])),
    [data],
  );
  const sentences = useMemo(() => [...texts.values()].flatMap((text) => text.sentences), [texts]);
  const facts = useMemo(
    () => new Map<number, Fact>(data?.facts.map((fact) => [fact.questionId, fact])),
    [data],
  );
  return {
    texts,
    sentences,
    facts,
    choice,
    /** The answers of the chosen sentence. */
    lit: litAnswers(sentences, choice),
    chooseSentence: (key: string) => setChoice((before) => chooseSentence(before, key)),
    chooseAnswer: (questionId: number) => setChoice((before) => chooseAnswer(before, questionId)),
    isError,
    retry: () => void refetch(),
  };
}

export type EvidenceWork = ReturnType<typeof useEvidence>;
