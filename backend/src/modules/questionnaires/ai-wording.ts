/** Whether a model writes the sentences itself, or only chooses what the program words (rules: AI wording). */
export const AI_WORDINGS = ['free', 'exact'] as const;
export type AiWording = (typeof AI_WORDINGS)[number];
