import { Form, Input } from 'antd';
import { useTexts, type Translate } from '../../../shared/texts/i18n.ts';
import { type Language } from '../../../shared/texts/languages.ts';
import { inBraces } from '../ui/in-braces.ts';
import { type CatalogueText } from './wording.api.ts';

const longest = 10_000;

interface WordingFieldProps {
  /** Null: the product does not know the text. */
  text: CatalogueText | null;
  /** It is said which text it is. */
  isNamed: boolean;
  language: Language;
}

/** The wording, checked while it is typed, and how it will read with examples in it. */
export function WordingField({ text, isNamed, language }: WordingFieldProps) {
  const t = useTexts();
  const rule = ruleOf(text, language);
  const value = Form.useWatch<string | undefined>('value') ?? '';
  return (
    <>
      <Form.Item
        dependencies={['key', 'context', 'language']}
        extra={isNamed && hintOf(rule, t)}
        label={t('ui-texts.field.value')}
        name="value"
        rules={[
          { required: true, whitespace: true, message: t('ui-texts.field.value-missing') },
          fault(rule, 'unknown', t),
          fault(rule, 'missing', t),
        ]}
      >
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} lang={language} maxLength={longest} />
      </Form.Item>
      <section aria-label={t('ui-texts.preview.label')} className="box pad-3 tint-mist">
        <h3 className="space-below-2 text-2 strong soft">{t('ui-texts.preview.label')}</h3>
        <p className="anywhere pre-wrap" lang={language}>
          {value.trim() === '' ? t('ui-texts.preview.empty') : fillWithExamples(value, rule, t)}
        </p>
      </section>
    </>
  );
}

function hintOf(rule: PlaceholderRule | null, t: Translate): string {
  if (rule === null) return t('ui-texts.field.value-unknown');
  return rule.known.length === 0
    ? t('ui-texts.field.value-plain')
    : t('ui-texts.field.value-hint', { names: inBraces(rule.known) });
}

/** Refuses a wording while it is typed, and names the placeholders that are wrong with it. */
function fault(rule: PlaceholderRule | null, kind: 'unknown' | 'missing', t: Translate) {
  return {
    validator: (_rule: unknown, value: string | undefined) => {
      const names = (value ?? '').trim() === '' ? [] : placeholderFaults(value ?? '', rule)[kind];
      if (names.length === 0) return Promise.resolve();
      return Promise.reject(new Error(t(`ui-texts.fault.${kind}`, { names: inBraces(names) })));
    },
  };
}

const braces = /\{([^{}]*)\}/g;
const plain = /\{(\w+)\}/g;

/** What a wording has to hold, and what it may. */
interface PlaceholderRule {
  required: readonly string[];
  known: readonly string[];
}

/** What stands between single braces, each once. */
const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(braces)].map(([, name]) => name ?? '')),
];

/** The rule for a text in a language, as the server has it; null where it knows no such text (rules: text overrides). */
function ruleOf(text: CatalogueText | null, language: Language): PlaceholderRule | null {
  if (text === null || !text.isBuiltIn) return null;
  const builtIn = text.languages.find((one) => one.language === language)?.builtIn ?? null;
  const wordings =
    builtIn === null
      ? text.languages.flatMap((one) => (one.builtIn === null ? [] : [one.builtIn]))
      : [builtIn];
  const [first = [], ...others] = wordings.map(placeholdersIn);
  return {
    required: first.filter((name) => others.every((names) => names.includes(name))),
    known: text.placeholders,
  };
}

/** What is wrong with the placeholders of a wording. */
function placeholderFaults(
  text: string,
  rule: PlaceholderRule | null,
): { missing: string[]; unknown: string[] } {
  if (rule === null) return { missing: [], unknown: [] };
  const used = placeholdersIn(text);
  return {
    missing: rule.required.filter((name) => !used.includes(name)),
    unknown: used.filter((name) => !rule.known.includes(name)),
  };
}

/** The text with examples in place of its placeholders; those that nothing fills in stay. */
const fillWithExamples = (text: string, rule: PlaceholderRule | null, t: Translate): string =>
  text.replace(plain, (whole, name: string) =>
    rule === null || rule.known.includes(name) ? t(`ui-texts.example.${name}`, {}, '12') : whole,
  );
