import { Button } from 'antd';
import { useId, useRef } from 'react';
import { formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { useChange } from '../../../shared/actions/use-change.ts';
import { toast } from '../../../shared/toast/toast-store.ts';
import {
  mostMegabytes,
  mostPixels,
  type PictureKind,
  type RedrawnPicture,
  redrawnPicture,
  RefusedPicture,
  takenTypes,
} from './redrawn-picture.ts';
import styles from './picture-field.module.css';

interface PictureFieldProps {
  kind: PictureKind;
  label: string;
  hint: string;
  /** Path of the picture that is set; null: none. */
  picture: string | null;
  /** Both answer when the server has it. */
  save: (picture: RedrawnPicture) => Promise<unknown>;
  remove: () => Promise<unknown>;
  /** What is read anew after a change. */
  refresh: NonNullable<Parameters<typeof useChange>[0]['refresh']>;
}

/** A picture as it is shown, which can be set, replaced and taken away at once. */
export function PictureField({ kind, label, hint, picture, save, remove, refresh }: PictureFieldProps) {
  const t = useTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const change = useChange({
    mutationFn: (next: RedrawnPicture | null) => (next === null ? remove() : save(next)),
    done: (_answer, next) => ({ title: next === null ? 'picture.removed' : 'picture.saved' }),
    meta: { errorTitle: 'picture.failed' },
    refresh,
  });
  const choose = (file: File | undefined) => {
    if (file === undefined) return;
    redrawnPicture(file, kind).then((redrawn) => change.mutate(redrawn), refuse);
  };
  const refuse = (error: unknown) => {
    const problem = error instanceof RefusedPicture ? error.problem : 'unreadable';
    const reason =
      problem === 'large'
        ? t('picture.refused.large', { megabytes: mostMegabytes, pixels: formatNumber(mostPixels, 0) })
        : t(problem === 'type' ? `picture.refused.type-${kind}` : 'picture.refused.unreadable');
    toast({ title: t('picture.failed'), description: reason, tone: 'bad' });
  };
  return (
    <div aria-labelledby={id} className="stack space-below-4" role="group">
      <p className="strong" id={id}>
        {label}
      </p>
      {picture !== null && <img alt={label} className={`box ${styles[kind] ?? ''}`} src={picture} />}
      <div className="cluster gap-3 align-center">
        <input
          accept={takenTypes[kind].join(',')}
          aria-label={label}
          onChange={({ target }) => {
            choose(target.files?.[0]);
            target.value = '';
          }}
          ref={input}
          // Forms of Ant Design show inputs of files that are only `hidden`.
          style={{ display: 'none' }}
          type="file"
        />
        <Button loading={change.isPending} onClick={() => input.current?.click()}>
          {t(picture === null ? 'picture.choose' : 'picture.replace')}
        </Button>
        {picture !== null && (
          <Button danger disabled={change.isPending} onClick={() => change.mutate(null)} type="text">
            {t('picture.remove')}
          </Button>
        )}
      </div>
      <p className="text-3 soft">{hint}</p>
    </div>
  );
}
