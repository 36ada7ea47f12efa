import type { BuiltInText } from './built-in.types.js';
import { composeCatalogue, countByPlace, filterCatalogue } from './catalogue.js';
import type { UiText } from './ui-text.entity.js';

const title: BuiltInText = {
  context: 'landing',
  key: 'landing.hero.title',
  placeholders: [],
  texts: { hu: 'Cím', en: 'Title', ro: 'Titlu' },
};
const tips: BuiltInText = {
  context: 'evaluator',
  key: 'tips_few',
  placeholders: ['count'],
  texts: { ro: '{count} sfaturi' },
};
const menu: BuiltInText = {
  context: 'admin',
  key: 'shell.menu',
  placeholders: [],
  texts: { hu: 'Menü', en: 'Menu' },
};

let ids = 0;
const stored = (patch: Partial<UiText>): UiText => ({
  id: ++ids,
  key: title.key,
  context: 'landing',
  language: 'hu',
  value: 'Saját cím',
  questionnaireId: null,
  ...patch,
});

describe('the catalogue of texts', () => {
  it('shows each text in its languages, layer by layer', () => {
    const own = stored({ questionnaireId: 7, value: 'A kérdőívé' });
    const everybodys = stored({});
    const [text, ...others] = composeCatalogue([title, tips, menu], [own, everybodys]);
    expect(text).toMatchObject({ key: title.key, isBuiltIn: true, missing: ['en', 'ro'] });
    expect(text!.languages[0]).toEqual({
      language: 'hu',
      builtIn: 'Cím',
      global: { id: everybodys.id, value: 'Saját cím' },
      own: { id: own.id, value: 'A kérdőívé' },
    });
    expect(others.map(({ languages }) => languages.map(({ language }) => language))).toEqual([
      ['ro'],
      ['hu', 'en'],
    ]);
    expect(others.every(({ missing }) => missing.length === 0)).toBe(true);
  });

  it('misses no translation once every language is reworded', () => {
    const all = (['hu', 'en', 'ro'] as const).map((language) => stored({ language }));
    expect(composeCatalogue([title], all)[0]!.missing).toEqual([]);
  });

  it('keeps what the product does not know, at the end, with the languages that it lacks', () => {
    const texts = composeCatalogue(
      [menu],
      [
        stored({ key: '__proto__', context: 'admin', language: 'en' }),
        stored({ key: 'constructor', language: 'hu' }),
      ],
    );
    expect(texts.map(({ key, isBuiltIn, missing }) => [key, isBuiltIn, missing])).toEqual([
      ['shell.menu', true, []],
      ['__proto__', false, ['hu']],
      ['constructor', false, ['en', 'ro']],
    ]);
  });

  it.each<[object, string[]]>([
    [{}, [title.key, tips.key, menu.key]],
    [{ context: 'admin' }, [menu.key]],
    [{ place: 'landing' }, [title.key]],
    [{ place: 'shell', search: 'cim' }, []],
    [{ language: 'ro' }, [title.key, tips.key]],
    [{ search: 'MENU' }, [menu.key]],
    [{ search: 'sajat CIM' }, [title.key]],
    [{ search: 'saját', language: 'en' }, []],
    [{ search: 'hero.title' }, [title.key]],
    [{ state: 'changed' }, [title.key]],
    [{ state: 'changed', language: 'en' }, []],
    [{ state: 'missing' }, [title.key]],
    [{ state: 'missing', language: 'hu' }, []],
  ])('filtered by %j gives %j', (filter, keys) => {
    const texts = composeCatalogue([title, tips, menu], [stored({})]);
    expect(filterCatalogue(texts, filter).map(({ key }) => key)).toEqual(keys);
  });

  it('is counted by place: texts, those of our own in any language, and those that lack a translation', () => {
    const own = stored({ key: 'nobody.knows', context: 'admin' });
    const texts = composeCatalogue([title, menu], [stored({}), stored({ questionnaireId: 7 }), own]);
    expect(countByPlace(texts)).toEqual([
      { place: 'landing', group: 'public', texts: 1, changed: 1, missing: 1 },
      { place: 'shell', group: 'admin', texts: 1, changed: 0, missing: 0 },
      { place: 'unknown', group: 'other', texts: 1, changed: 1, missing: 1 },
    ]);
  });
});
