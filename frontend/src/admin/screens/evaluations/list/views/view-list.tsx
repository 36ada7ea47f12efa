import { DeleteOutlined, EditOutlined, LinkOutlined, TeamOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useTexts } from '../../../../../shared/texts/i18n.ts';
import { toast } from '../../../../../shared/toast/toast-store.ts';
import { paths } from '../../../../addresses.ts';
import { IconButton } from '../../../../kit/ui/icon-button.tsx';
import { type SavedView } from '../shown-columns.ts';
import { addressOf, builtInViews, viewOf } from './view-address.ts';
import { useChangeView, useRemoveView, viewsOptions } from './views.api.ts';

interface ViewListProps {
  questionnaireId: number;
  onOpen: () => void;
}

/** Views that everybody has, then those that were saved; each is a link. */
export function ViewList({ questionnaireId, onOpen }: ViewListProps) {
  const t = useTexts();
  const { data: saved = [] } = useQuery(viewsOptions(questionnaireId));
  const [params] = useSearchParams();
  const present = viewOf(params);
  return (
    <section className="stack">
      <h3>{t('views.list')}</h3>
      <ul className="ruled">
        {builtInViews.map(([name, query]) => (
          <li className="row spread align-center pad-1" key={name}>
            <ViewLink name={t(`views.built-in.${name}`)} onOpen={onOpen} present={present} query={query} />
          </li>
        ))}
        {saved.map((view) => (
          <SavedRow
            key={view.id}
            onOpen={onOpen}
            present={present}
            questionnaireId={questionnaireId}
            view={view}
          />
        ))}
      </ul>
    </section>
  );
}

interface ViewLinkProps {
  name: string;
  query: string;
  /** What the table shows now. */
  present: string;
  onOpen: () => void;
}

function ViewLink({ name, query, present, onOpen }: ViewLinkProps) {
  const isPresent = viewOf(new URLSearchParams(query)) === present;
  return (
    <Link
      aria-current={isPresent ? 'true' : undefined}
      className={`may-shrink anywhere ${isPresent ? 'strong' : ''}`}
      onClick={onOpen}
      to={`${paths.dashboard}?${query}`}
    >
      {name}
    </Link>
  );
}

interface SavedRowProps {
  view: SavedView;
  questionnaireId: number;
  present: string;
  onOpen: () => void;
}

/** A saved view; the person who saved it can rename, share and remove it. */
function SavedRow({ view, questionnaireId, present, onOpen }: SavedRowProps) {
  const t = useTexts();
  const { id, name, query, isShared, isOwn } = view;
  const change = useChangeView(questionnaireId);
  const remove = useRemoveView(questionnaireId);
  const [isRenamed, setRenamed] = useState(false);
  if (isRenamed)
    return (
      <RenamedRow
        name={name}
        onDone={(next) => {
          if (next !== null && next !== name) change.mutate({ id, name: next });
          setRenamed(false);
        }}
      />
    );
  return (
    <li className="row spread align-center pad-1">
      <span className="may-shrink">
        <ViewLink name={name} onOpen={onOpen} present={present} query={query} />
        {isShared && (
          <span className="block text-1 soft">{t(isOwn ? 'views.shared' : 'views.of-colleague')}</span>
        )}
      </span>
      <span className="row">
        <IconButton
          icon={<LinkOutlined aria-hidden />}
          label={t('views.copy', { name })}
          onClick={() => void copy(addressOf(questionnaireId, query), t)}
        />
        {isOwn && (
          <>
            <IconButton
              icon={<TeamOutlined aria-hidden />}
              label={t(isShared ? 'views.unshare' : 'views.share-named', { name })}
              onClick={() => change.mutate({ id, isShared: !isShared })}
            />
            <IconButton
              icon={<EditOutlined aria-hidden />}
              label={t('views.rename', { name })}
              onClick={() => setRenamed(true)}
            />
            <IconButton
              danger
              icon={<DeleteOutlined aria-hidden />}
              label={t('views.remove', { name })}
              onClick={() => remove.mutate(view)}
            />
          </>
        )}
      </span>
    </li>
  );
}

/** The name is typed anew; nothing typed leaves it as it is. */
function RenamedRow({ name, onDone }: { name: string; onDone: (name: string | null) => void }) {
  const t = useTexts();
  const [typed, setTyped] = useState(name);
  const field = useRef<InputRef>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <li className="pad-1">
      <form
        className="row align-center"
        onSubmit={(event) => {
          event.preventDefault();
          onDone(typed.trim() || null);
        }}
      >
        <Input
          aria-label={t('views.rename', { name })}
          ref={field}
          maxLength={60}
          onChange={({ target }) => setTyped(target.value)}
          value={typed}
        />
        <Button htmlType="submit">{t('views.rename-ok')}</Button>
      </form>
    </li>
  );
}

async function copy(address: string, t: ReturnType<typeof useTexts>): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast({ title: t('views.copied'), tone: 'good' });
  } catch {
    // Without leave to write to the clipboard it can be copied from the message.
    toast({ title: t('views.copy-failed'), description: address, tone: 'info' });
  }
}
