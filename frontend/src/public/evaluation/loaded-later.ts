/** What nobody needs for the first sight of an evaluation: one file, as each alone would cost more than it brings. */
export { Dialogs } from './dialogs.tsx';
export { WholeEvaluation } from './paper/whole-evaluation.tsx';
export { NoResultPage } from './no-result/no-result-page.tsx';
export { MeetingPage } from './plan/meeting/meeting-page.tsx';
export { PlanSection } from './plan/plan-section.tsx';
export { SharedPage } from './shared/shared-page.tsx';
export { Letter } from './welcome/letter.tsx';
