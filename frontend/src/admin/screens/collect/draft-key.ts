const start = 'collect-draft-';

/** Where what is typed in a card is kept in the tab. */
export const draftKey = (name: string, questionnaireId: number) => `${start}${name}-${questionnaireId}`;

/** How all of these keys begin. */
export const draftKeyStart = start;
