import type { DemoQuestionnaire } from './content.types.js';
import { automation } from './en/automation.js';
import { communication } from './en/communication.js';
import { marketing } from './en/marketing.js';
import { presence } from './en/presence.js';
import { records } from './en/records.js';
import { security } from './en/security.js';

export const englishQuestionnaire: DemoQuestionnaire = {
  language: 'en',
  name: 'Digital maturity survey for clinics',
  welcome: {
    greeting: 'Welcome, and thank you for completing the questionnaire.',
    content:
      "Your clinic's digital maturity assessment is ready. Based on your answers, it shows where you are doing well, where you are losing time or patients, and which step to take first.\n\nFor each area you will see the points you scored, the industry average, a short analysis and what to do next. The last page gives the overall picture.",
    tips: 'Go through the results together with your team. Pick only one or two actions at a time, give each an owner and a deadline, and move on to the next only when they are done.',
  },
  demoButtonUrl: null,
  sections: [presence, communication, records, security, marketing, automation],
};
