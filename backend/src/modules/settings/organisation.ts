import type { OrganisationResponse } from './landing.dto.js';
import { picturePath } from '../pictures/picture-name.js';
import type { SettingKey } from './settings.catalog.js';

/** The settings that say who is behind the pages and mails (rules: organisation). */
export const ORGANISATION_KEYS = [
  'organisation_name',
  'organisation_logo',
  'organisation_address',
  'organisation_phone',
  'landing_contact_email',
] as const satisfies SettingKey[];

/** Pure. */
export const organisationOf = (
  stored: Readonly<Record<(typeof ORGANISATION_KEYS)[number], string | null>>,
): OrganisationResponse => ({
  name: stored.organisation_name,
  address: stored.organisation_address,
  phone: stored.organisation_phone,
  email: stored.landing_contact_email,
  ...(stored.organisation_logo === null ? {} : { logo: picturePath(stored.organisation_logo) }),
});

/** What is known of it, a line each: as a signature has it. Pure. */
export const linesOf = ({ name, address, phone, email }: OrganisationResponse): string[] =>
  [name, address, phone, email].filter((line) => line !== null);
