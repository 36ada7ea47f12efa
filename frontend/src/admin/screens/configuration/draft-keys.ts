/** Under which names unsaved work of this screen waits in the browser tab; what it belongs to follows. */
export const draftKeys = {
  questions: 'questionDrafts:',
  section: 'sectionDraft:',
  insight: 'insightDraft:',
  welcome: 'welcomeDraft:',
} as const;
