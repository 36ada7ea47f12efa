/** Parts of the dashboard that are there now and then, loaded in one piece. */
export { DeleteAllDialog } from './delete-all-dialog.tsx';
export { Offers } from './offers.tsx';
export { OrganisationReminder } from './organisation-reminder.tsx';
export { Warnings } from './warnings.tsx';
