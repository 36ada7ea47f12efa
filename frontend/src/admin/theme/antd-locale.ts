import { type ConfigProviderProps } from 'antd';
import enUS from 'antd/es/locale/en_US';
import huHU from 'antd/es/locale/hu_HU';
import { type AdminLanguage } from '../session/admin-language.ts';

type Locale = NonNullable<ConfigProviderProps['locale']>;

/** antd's Hungarian with its slips repaired: untranslated, misleading and crash-sounding words. */
const hungarian: Locale = {
  ...huHU,
  global: { ...huHU.global, placeholder: 'Kérjük, válasszon', sortable: 'rendezhető' },
  Modal: { okText: 'Rendben', cancelText: 'Mégse', justOkText: 'Rendben' },
  Popconfirm: { okText: 'Rendben', cancelText: 'Mégse' },
  Icon: { icon: 'ikon' },
  Text: { ...huHU.Text, expand: 'Kibontás', collapse: 'Összecsukás' },
  Pagination: {
    ...huHU.Pagination,
    jump_to: 'Ugrás ide:',
    jump_to_confirm: 'Ugrás',
    page: 'oldal',
    page_size: 'Sorok egy oldalon',
  },
  Table: {
    ...huHU.Table,
    selectAll: 'Az oldal összes sorának kijelölése',
    selectInvert: 'Kijelölés megfordítása',
    selectNone: 'Kijelölés törlése',
    selectionAll: 'Minden sor kijelölése',
    filterEmptyText: 'Nincs szűrő',
    filterCheckAll: 'Összes kijelölése',
    filterSearchPlaceholder: 'Keresés a szűrők között',
    triggerDesc: 'Csökkenő sorrend',
    triggerAsc: 'Növekvő sorrend',
    cancelSort: 'Rendezés megszüntetése',
  },
};

const english: Locale = {
  ...enUS,
  Table: {
    ...enUS.Table,
    triggerDesc: 'Sort descending',
    triggerAsc: 'Sort ascending',
    cancelSort: 'Clear sorting',
  },
};

/** The words antd itself shows, in the language of the back office. */
export const antdLocales: Readonly<Record<AdminLanguage, Locale>> = { hu: hungarian, en: english };
