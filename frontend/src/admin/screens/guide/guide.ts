export { HelpPanel } from './help-panel.tsx';
export { chaptersOf, searchGuide } from './search.ts';
