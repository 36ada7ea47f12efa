import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { CONDITION_LIMITS } from '../../../../shared/conditions.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { focusWhenThere } from '../../../kit/ui/focus-when-there.ts';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import questionStyles from '../questions/questions.module.css';
import {
  addAt,
  changeAt,
  countTests,
  emptyGroup,
  emptyTest,
  groupVerbs,
  isGroup,
  removeAt,
  type GroupDraft,
  type GroupVerb,
  type ItemDraft,
  type Path,
} from './condition-draft.ts';
import { ConditionTest } from './condition-test.tsx';
import styles from './insights.module.css';

/** Groups within groups that can be added; deeper ones from a workbook are shown. */
const deepest = 3;

interface ConditionBuilderProps {
  /** Begins the ids of its elements. */
  id: string;
  draft: GroupDraft;
  onChange: (draft: GroupDraft) => void;
}

/** A condition as rows of tests, in groups where needed. Everything is a plain control: the keyboard does all of it. */
export function ConditionBuilder({ id, draft, onChange }: ConditionBuilderProps) {
  return <Group builder={{ id, root: draft, onChange }} group={draft} path={[]} />;
}

interface Builder {
  id: string;
  root: GroupDraft;
  onChange: (draft: GroupDraft) => void;
}

interface GroupProps {
  builder: Builder;
  group: GroupDraft;
  path: Path;
}

function Group({ builder, group, path }: GroupProps) {
  const t = useTexts();
  const { id, root, onChange } = builder;
  const own = idAt(id, path);
  const add = (item: ItemDraft) => {
    onChange(addAt(root, path, item));
    const at = [...path, group.items.length];
    focusWhenThere(`${idAt(id, isGroup(item) ? [...at, 0] : at)}-subject`);
  };
  const isFull = countTests(root) >= CONDITION_LIMITS.tests;
  return (
    <fieldset className={`stack ${path.length > 0 ? `box pad-1 ${styles.group}` : ''}`}>
      <legend className="visually-hidden">
        {t(path.length === 0 ? 'config.when.title' : 'config.when.group', { number: numberOf(path) })}
      </legend>
      {(group.items.length > 1 || group.verb !== 'all' || path.length > 0) && (
        <div className="row gap-3 align-center spread">
          <select
            aria-label={t('config.when.join')}
            className={`control ${questionStyles.input} ${styles.verb}`}
            id={`${own}-verb`}
            onChange={({ target }) =>
              onChange(changeAt(root, path, (item) => withVerb(item, target.value as GroupVerb)))
            }
            value={group.verb}
          >
            {groupVerbs.map((verb) => (
              <option key={verb} value={verb}>
                {t(`config.when.join-${verb}`)}
              </option>
            ))}
          </select>
          {path.length > 0 && <Remove builder={builder} path={path} />}
        </div>
      )}
      <ol className="stack">
        {group.items.map((item, index) => {
          const at = [...path, index];
          return (
            <li key={at.join('.')}>
              {isGroup(item) ? (
                <Group builder={builder} group={item} path={at} />
              ) : (
                <ConditionTest
                  id={idAt(id, at)}
                  number={numberOf(at)}
                  onChange={(test) => onChange(changeAt(root, at, () => test))}
                  remove={<Remove builder={builder} path={at} />}
                  test={item}
                />
              )}
            </li>
          );
        })}
      </ol>
      <div className="cluster gap-line align-center">
        <Button
          disabled={isFull}
          icon={<PlusOutlined aria-hidden />}
          id={`${own}-add`}
          onClick={() => add(emptyTest)}
          size="small"
        >
          {t('config.when.add')}
        </Button>
        {path.length < deepest - 1 && (
          <Button
            disabled={isFull}
            onClick={() => add({ ...emptyGroup, verb: 'any' })}
            size="small"
            type="text"
          >
            {t('config.when.add-group')}
          </Button>
        )}
        {isFull && (
          <span className="text-1 soft">{t('config.when.full', { most: CONDITION_LIMITS.tests })}</span>
        )}
      </div>
    </fieldset>
  );
}

function Remove({ builder: { id, root, onChange }, path }: { builder: Builder; path: Path }) {
  const t = useTexts();
  return (
    <IconButton
      danger
      icon={<DeleteOutlined aria-hidden />}
      label={t('config.when.remove', { number: numberOf(path) })}
      onClick={() => {
        onChange(removeAt(root, path));
        focusWhenThere(`${idAt(id, path.slice(0, -1))}-add`, { orElse: `${idAt(id, [])}-add` });
      }}
    />
  );
}

function withVerb(item: ItemDraft, verb: GroupVerb): ItemDraft {
  return isGroup(item) ? { ...item, verb } : item;
}

const idAt = (id: string, path: Path) => [id, ...path].join('-');

/** What a row is called to readers: 2.1 is the first of the group that is the second row. */
const numberOf = (path: Path) => path.map((index) => index + 1).join('.');
