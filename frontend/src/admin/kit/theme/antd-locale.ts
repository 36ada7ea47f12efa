import { type ConfigProviderProps } from 'antd';
import enUS from 'antd/es/locale/en_US';
import huHU from 'antd/es/locale/hu_HU';
import { type AdminLanguage } from '../session/admin-language.ts';

type Locale = NonNullable<ConfigProviderProps['locale']>;

/** antd's Hungarian with the slips repaired that can be seen here: untranslated and misleading words. */
const hungarian: Locale = {
  ...huHU,
  global: { ...huHU.global, placeholder: 'Kérjük, válasszon' },
  Modal: { okText: 'Rendben', cancelText: 'Mégse', justOkText: 'Rendben' },
};

/** The words antd itself shows, in the language of the back office. */
export const antdLocales: Readonly<Record<AdminLanguage, Locale>> = { hu: hungarian, en: enUS };
