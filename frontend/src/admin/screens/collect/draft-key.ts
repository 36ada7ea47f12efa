const start = 'collect-draft-';

/** Where what is typed is kept in the tab. */
export const draftKey = (questionnaireId: number) => `${start}${questionnaireId}`;

/** How all of these keys begin. */
export const draftKeyStart = start;
