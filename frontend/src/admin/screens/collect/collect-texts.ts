import { type FormChanges, type OnlineForm } from '../../kit/online-form/online-form.api.ts';
import { toLocal, toMoment } from './local-moment.ts';

type Field =
  | 'opensAt'
  | 'closesAt'
  | 'closedText'
  | 'intro'
  | 'confirmAddress'
  | 'showScore'
  | 'slug'
  | 'allowedOrigins'
  | 'reminderDays'
  | 'inviteAgainMonths';

/** The settings of the online form as its fields show them. */
export type CollectTexts = Readonly<Record<Field, string>>;

/** What is stored, for the fields. */
export function textsOf(form: OnlineForm): CollectTexts {
  return {
    opensAt: toLocal(form.opensAt),
    closesAt: toLocal(form.closesAt),
    closedText: form.closedText ?? '',
    intro: form.intro ?? '',
    confirmAddress: String(form.confirmAddress),
    showScore: String(form.showScore),
    slug: form.slug,
    allowedOrigins: form.allowedOrigins.join('\n'),
    reminderDays: form.reminderDays.join(', '),
    inviteAgainMonths: String(form.inviteAgainMonths ?? ''),
  };
}

/** What the fields mean to the server. */
export function fieldsOf(texts: CollectTexts): Record<keyof CollectTexts, FormChanges[keyof FormChanges]> {
  return {
    opensAt: toMoment(texts.opensAt),
    closesAt: toMoment(texts.closesAt),
    closedText: texts.closedText.trim() || null,
    intro: texts.intro.trim() || null,
    confirmAddress: texts.confirmAddress === 'true',
    showScore: texts.showScore === 'true',
    slug: slugOf(texts.slug),
    allowedOrigins: piecesOf(texts.allowedOrigins),
    reminderDays: daysOf(texts.reminderDays),
    inviteAgainMonths: monthsOf(texts.inviteAgainMonths),
  };
}

/** The parts in which something is wrong. */
export function wrongParts(texts: CollectTexts): readonly ('dates' | 'address' | 'reminders' | 'again')[] {
  const { opensAt, closesAt, inviteAgainMonths } = texts;
  const wrong = {
    dates: opensAt !== '' && closesAt !== '' && closesAt <= opensAt,
    address: !/^[a-z0-9][a-z0-9-]{1,58}[a-z0-9]$/.test(slugOf(texts.slug)),
    reminders: !areDays(daysOf(texts.reminderDays)),
    again: inviteAgainMonths.trim() !== '' && monthsOf(inviteAgainMonths) === null,
  };
  return (['dates', 'address', 'reminders', 'again'] as const).filter((part) => wrong[part]);
}

const latestDay = 90;
const mostReminders = 2;
const latestMonth = 36;

/** Null for what is no number of months. */
export function monthsOf(text: string): number | null {
  const months = Number(text.trim());
  const isOne = text.trim() !== '' && Number.isInteger(months) && months >= 1 && months <= latestMonth;
  return isOne ? months : null;
}

/** As the server reads what was typed. */
const slugOf = (typed: string) => typed.trim().toLowerCase();

const piecesOf = (typed: string): string[] => typed.split(/[\s,;]+/).filter((piece) => piece !== '');

const daysOf = (text: string): number[] => piecesOf(text).map(Number);

const areDays = (days: readonly number[]): boolean =>
  days.length <= mostReminders &&
  days.every((day, at) => Number.isInteger(day) && day > (days[at - 1] ?? 0) && day <= latestDay);
