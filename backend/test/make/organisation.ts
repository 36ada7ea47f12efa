import { giveSetting, type SettingGround } from './settings.js';

/** Says who asks and whom to write to: without it no form can be opened by a call (rules: organisation). */
export async function nameOrganisation(test: SettingGround): Promise<void> {
  await giveSetting(test, 'organisation_name', 'Teszt Szervezet');
  await giveSetting(test, 'landing_contact_email', 'info@szervezet.example');
}
