/** What each group of calls is about, in the order in which the documents list them. */
export const TAGS: Readonly<Record<string, string>> = {
  Questionnaires: 'Questionnaires, their copies and syncs, and warnings about them.',
  Configuration:
    'What a questionnaire asks and what its answers are worth: sections, questions, options, welcome texts, unknown answers.',
  Evaluations:
    'One evaluation for each response: sending responses, lists, texts, approval, mails, notes, and what happened.',
  'Personal data': 'What is stored of a person, and addresses that are not mailed to.',
  Trash: 'What was deleted, and bringing it back within 30 days.',
  Analytics: 'Figures of a questionnaire: averages, trend, funnel, answers.',
  Workbooks: 'Configurations, responses and results as .xlsx files, and reading a spreadsheet.',
  'Online form': 'The form on which clinics answer on this site, and inviting them to it.',
  Inbox: 'What has happened to your questionnaires and what waits for you.',
  Webhooks: 'Servers that are notified of what happens, and the log of what they were sent.',
  Operation: 'Whether the server works on the real data or on a copy of it.',
  Jobs: 'Work that goes on in the background: how it stands, stopping and repeating it.',
  'UI texts': 'Texts that are laid over the built-in ones of pages and mails.',
  'AI usage': 'What the AI writer has cost.',
  'Audit log': 'Who did what, and when.',
  'Own account': 'Your API tokens, passkeys, password and sessions; for signed-in people only.',
  Access: 'Who may manage which questionnaire.',
  'Admin users': 'The people of the back office; for signed-in people only.',
  Settings:
    'Settings of the whole installation, and the outside services it uses; for signed-in people only.',
  'Sign-in': 'Signing in by a passkey, a mailed code, a password or single sign-on, and signing out.',
  Public:
    'What the pages of clinics and the landing page use. Needs no sign-in; a link’s secret part is the key.',
  Health: 'Whether the process runs and is ready, and what it measures; for operators.',
};
