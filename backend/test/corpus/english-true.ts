import type { TrueText } from './corpus.types.js';

/** English texts without fault: stored numbers in many forms, quotations, everyday words that look like faults. */
export const englishTrue: readonly TrueText[] = [
  ['summary', 'You scored 58 out of 96 points in this survey, which is 60.4 percent. That is a good base.'],
  ['summary', '60.4% is where you stand today, and the next steps are easy to see.'],
  ['summary', 'With a 60.4%-strong start, your clinic can move on to the details.'],
  ['summary', 'Out of the 96 available points you earned 58, so there is still room to grow.'],
  [
    'summary',
    'Your strongest area is Online presence and booking (100%), while AI and automation has not earned a point yet (0%).',
  ],
  [
    'summary',
    'Online presence and booking reached 100%, Data protection 67.9% and Patient contact 2.0 reached 33.3%.',
  ],
  [
    'summary',
    'Your best results are in “Online presence and booking” and “Data protection” (100% and 67.9%).',
  ],
  [
    'summary',
    'The weakest area, AI and automation, stands at 0 of 15 points, so even a small step helps there.',
  ],
  ['summary', 'You have more than half of the points already. Begin with the training of your team.'],
  [
    'summary',
    'Your overall result is sixty point four percent, which is an encouraging place to start from.',
  ],
  ['summary', 'Two things are worth your time first: staff training and a faster reply to messages.'],
  ['summary', 'We suggest three small steps, each of which can be taken in less than half an hour.'],
  ['summary', 'Dr. Miller and the team have built a solid base, e.g. an easy way to book. Keep it up!'],
  [
    'summary',
    'As a first step we suggest: Answer every written message within 24 hours and make one person responsible for it.',
  ],
  ['summary', 'Sharing records with other clinics becomes safer once there is a protected channel for it.'],
  [
    'summary',
    'Keep your Google Business Profile and your Facebook page up to date, because patients look there first.',
  ],
  ['summary', 'Check your Google Business Profile: add what is missing.'],
  ['summary', 'Some responsibilities are still undefined, so agree on who answers which message.'],
  ['summary', 'Helpline 24 and ScribeEasy could take over some of the routine work at the clinic.'],
  [
    'sections.1',
    'A flawless result: every one of the 32 points is yours (100%). The task now is to keep this level.',
  ],
  [
    'sections.1',
    'Patients can book without a call, which brought 20 points for “Can patients book an appointment online without a phone call?”.',
  ],
  ['sections.1', 'One hundred percent: patients find you, read you on their phones and book on their own.'],
  [
    'sections.2',
    'You earned 19 of the 28 points here (67.9%). Backups run regularly; training is what is still missing.',
  ],
  ['sections.2', 'The result is 67.9 per cent. “Two-step sign-in” would close the most important gap.'],
  ['sections.2', 'Switch on two-factor authentication for all staff, as Article 32 of the GDPR expects.'],
  [
    'sections.2',
    'About two thirds of the points in this area are already yours, and 2FA is the next thing to add.',
  ],
  [
    'sections.3',
    'You reached 7/21 points (33.3%). Text reminders already work well, but being reachable is still an issue.',
  ],
  [
    'sections.3',
    'There are still points to gain here: “Can patients reach the clinic by phone or message 24/7?”',
  ],
  [
    'sections.3',
    'A third of the points are in place. Helpline 24’s call-back list could be a simple next step.',
  ],
  ['sections.3', 'Messages that wait for days cost you patients, so agree on who answers them, and when.'],
  [
    'sections.3',
    'The 7 points you have here are part of your overall 58 points, and every further one counts.',
  ],
  [
    'sections.4',
    'No points here yet (0 of 15), so every step from here is progress. ScribeEasy is a good place to start.',
  ],
  [
    'sections.4',
    'Do doctors use speech recognition to dictate reports? Not yet, and that is the easiest thing to try.',
  ],
  ['strengths.1', 'Booking without a phone call, at any time of day'],
  ['strengths.1', 'Mobile-friendly website'],
  ['strengths.1', 'Full points: “Do you publish your prices on the website?”'],
  ['strengths.2', 'Regular backup of patient records'],
  ['strengths.3', 'Automatic text reminders'],
  [
    'motivationalMessage',
    'Well done so far! Go step by step, and the change will soon be felt by patients and staff alike.',
  ],
  [
    'motivationalMessage',
    'The first half of the road is behind you; the rest is a matter of small, steady steps.',
  ],
  ['motivationalMessage', 'You have something to build on – now choose one improvement and start with it.'],
  ['summary', 'Your clinic reached 60% overall, and the next steps are clear.'],
  ['summary', 'There are 38 points left to gain, most of them with little effort.'],
  ['summary', 'You are 39.6% away from full digital maturity, so keep going.'],
  ['summary', 'You have been caring for families for over twenty-five years, and it shows.'],
  ['summary', 'Make 2027 the year in which your clinic goes fully digital.'],
  ['sections.3', 'Keep the phone open from 7:30 to 20:00 so that patients can reach you.'],
  ['summary', 'You have covered four areas, and in three of them points are already on the board.'],
  ['summary', 'All four areas have something to offer, and 38 points are still waiting.'],
  [
    'summary',
    'Between Online presence and booking and Data protection lies a gap of 32.1 percentage points.',
  ],
  ['summary', 'Roughly 60% of all points are yours, and about four in ten are still open.'],
  ['summary', 'Booking reached 100%, while contact with patients stands at a third.'],
  [
    'sections.1',
    '“Is your website easy to read on a mobile phone?” (8 points) brought you everything it could.',
  ],
  ['sections.1', 'All three questions were answered in the best way, which makes thirty-two points.'],
  [
    'sections.2',
    'Nineteen of the twenty-eight points are yours; the other nine depend on training and sign-in.',
  ],
  ['sections.2', 'Within 30 days the whole team can be trained, so begin this week.'],
  ['sections.3', 'Fourteen points are missing here, all of them for being reachable.'],
  ['sections.3', 'With 33% there is room, and two thirds of the points can still be won.'],
  ['motivationalMessage', 'Start on Monday with one small thing, and tell your colleagues about it in May.'],
];
