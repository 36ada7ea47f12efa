import { Conflict, defineMessages } from '../../../platform/errors/app-error.js';

defineMessages({
  admin_exists: {
    hu: 'Ezzel az e-mail-címmel már van admin.',
    en: 'There is already an admin with this e-mail address.',
    ro: 'Există deja un administrator cu această adresă de e-mail.',
  },
  admin_last: {
    hu: 'Az utolsó admin nem törölhető: utána senki sem tudna belépni. Előbb vegyen fel egy másikat.',
    en: 'The last admin can not be deleted: nobody could sign in any more. Add another one first.',
    ro: 'Ultimul administrator nu poate fi șters: nimeni nu s-ar mai putea autentifica. Adăugați mai întâi altul.',
  },
  admin_holds_last: {
    hu: 'Ez az admin egyedül kezel olyan kérdőívet ({count}), amelyhez Önnek nincs hozzáférése. Előbb kérje meg, hogy az Admin hozzáférés oldalon adjon hozzá hozzáférést valaki másnak is.',
    en: 'This admin alone manages questionnaires ({count}) that you have no access to. Ask them first to grant somebody else access on the admin access page.',
    ro: 'Acest administrator gestionează singur chestionare ({count}) la care nu aveți acces. Rugați-l mai întâi să acorde acces și altcuiva, pe pagina de acces.',
  },
  admin_holds_own_last: {
    hu: 'Ezeket csak Ön kezelheti: {names}. Előbb adjon hozzájuk hozzáférést valaki másnak is az Admin hozzáférés oldalon.',
    en: 'Only you can manage these: {names}. Grant somebody else access to them first, on the admin access page.',
    ro: 'Numai dumneavoastră puteți gestiona acestea: {names}. Acordați mai întâi acces și altcuiva, pe pagina de acces.',
  },
});

/** Questionnaires would be left without anybody. Names only those that the caller may see (rules: admins). */
export class HoldsLastGrants extends Conflict {
  constructor(visible: { questionnaireId: number; name: string }[], hidden: number) {
    if (hidden > 0) super('admin_holds_last', { count: hidden });
    else super('admin_holds_own_last', { names: visible.map(({ name }) => name).join(', ') }, visible);
  }
}
