import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { describeFailure } from '../../../shared/api/query-client.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { CloseIcon } from '../../../shared/toast/close-icon.tsx';
import { toast } from '../../../shared/toast/toast-store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import fieldStyles from '../../ui/field/field.module.css';
import { useMakeLink, useShare } from '../evaluation.api.ts';
import { looksLikeAddress, mostAddresses, splitAddresses, withoutAddress } from './addresses.ts';
import { LinkList } from './link-list.tsx';
import styles from './share.module.css';

interface ShareDialogProps {
  /** The owner's link. */
  hashedUrl: string;
  onClose: () => void;
}

/** Mails shared links to a few addresses, which stand in a list before they are written to; makes others, and ends them. */
export function ShareDialog({ hashedUrl, onClose }: ShareDialogProps) {
  const t = useTexts();
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const share = useShare(hashedUrl);
  const addresses = splitAddresses(typed);
  const odd = addresses.filter((address) => !looksLikeAddress(address));

  const change = (text: string) => {
    setTyped(text);
    setProblem('');
  };
  const refuse = (sentence: string) => {
    setProblem(sentence);
    input.current?.focus();
  };
  const report = ({ sent, saved, failed }: { sent: number; saved: number; failed: number }) => {
    if (saved > 0) return refuse(t('evaluation.share.saved'));
    if (failed > 0) {
      refuse(t('evaluation.share.partial', { sent, failed }));
      // Those that were written to must not be written to again.
      setTyped('');
      return;
    }
    toast({
      title: t('evaluation.share.done-title'),
      description: t('evaluation.share.done', { count: sent, sent }),
      tone: 'good',
    });
    onClose();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (share.isPending) return;
    if (addresses.length === 0) refuse(t('evaluation.share.none'));
    else if (odd.length > 0) refuse(t('evaluation.share.invalid', { addresses: odd.join(', ') }));
    else if (addresses.length > mostAddresses)
      refuse(t('evaluation.share.too-many', { most: mostAddresses, count: addresses.length }));
    else
      share.mutate(addresses, {
        onSuccess: report,
        onError: (error) => setProblem(describeFailure(error, 'evaluation.share.failed')),
      });
  };

  return (
    <Dialog onClose={onClose} title={t('evaluation.share.title')}>
      <p>{t('evaluation.share.text')}</p>
      <form className="stack" noValidate onSubmit={submit}>
        <label className="strong" htmlFor={id}>
          {t('evaluation.share.label')}
        </label>
        <textarea
          aria-describedby={`${id}-problem ${id}-hint`}
          aria-invalid={problem === '' ? undefined : true}
          autoCapitalize="off"
          autoComplete="email"
          className={`${fieldStyles.input} ${styles.input}`}
          id={id}
          inputMode="email"
          onChange={(event) => change(event.target.value)}
          ref={input}
          rows={2}
          spellCheck={false}
          value={typed}
        />
        <p className="strong bad hide-empty" id={`${id}-problem`} role="alert">
          {problem}
        </p>
        <p className="text-3 soft" id={`${id}-hint`}>
          {t('evaluation.share.hint')}
        </p>
        <AddressList
          addresses={addresses}
          onRemove={(index) => {
            change(withoutAddress(typed, index));
            input.current?.focus();
          }}
        />
        <Button aria-disabled={share.isPending} type="submit">
          {t(share.isPending ? 'evaluation.share.sending' : 'evaluation.share.send')}
        </Button>
      </form>
      <ShareOtherwise hashedUrl={hashedUrl} />
      <LinkList hashedUrl={hashedUrl} />
    </Dialog>
  );
}

/** Makes a link to be taken elsewhere: to the clipboard, or to whatever the device shares with. */
function ShareOtherwise({ hashedUrl }: { hashedUrl: string }) {
  const t = useTexts();
  const make = useMakeLink(hashedUrl);
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const link = make.data;
  const field = useRef<HTMLInputElement>(null);
  // The button that was pressed is gone.
  useEffect(() => field.current?.focus(), [link]);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // Without https or permission there is no clipboard; the link is there to be copied by hand.
      setOutcome('failed');
    }
  };
  return (
    <section className="stack line-above">
      <h3 className="strong">{t('evaluation.share.other')}</h3>
      {link === undefined ? (
        <Button
          aria-disabled={make.isPending}
          look="quiet"
          onClick={() => {
            if (!make.isPending) make.mutate();
          }}
        >
          {t(make.isPending ? 'evaluation.links.making' : 'evaluation.links.make')}
        </Button>
      ) : (
        <>
          <input
            aria-label={t('evaluation.links.made-link')}
            className={fieldStyles.input}
            onFocus={(event) => event.target.select()}
            readOnly
            ref={field}
            value={link}
          />
          <div className="cluster">
            <Button look="quiet" onClick={() => void copy(link)}>
              {t('evaluation.share.copy')}
            </Button>
            {'share' in navigator && (
              <Button look="quiet" onClick={() => void shareNatively(document.title, link)}>
                {t('evaluation.share.native')}
              </Button>
            )}
          </div>
        </>
      )}
      <p className="strong good hide-empty" role="status">
        {outcome === 'copied' && t('evaluation.share.copied')}
        {outcome === 'failed' && t('evaluation.share.copy-failed')}
      </p>
    </section>
  );
}

async function shareNatively(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // The person closed the device's own window, which has already said why.
  }
}

interface AddressListProps {
  addresses: readonly string[];
  onRemove: (index: number) => void;
}

/** Whom the mails will go to, and what does not look like an address: while it stands there nothing is sent. */
function AddressList({ addresses, onRemove }: AddressListProps) {
  const t = useTexts();
  if (addresses.length === 0) return null;
  const count = addresses.filter(looksLikeAddress).length;
  return (
    <div>
      <p aria-live="polite" className={`text-3 strong hide-empty ${styles.count}`}>
        {count > 0 && t('evaluation.share.list', { count })}
      </p>
      <ul className="stack space-below-2">
        {addresses.map((address, index) => {
          const odd = !looksLikeAddress(address);
          return (
            <li
              className={`row spread align-center ${odd ? 'tint-warning' : 'tint-brand'} ${styles.address}`}
              key={index}
            >
              <span>
                <bdi>{address}</bdi>
                {odd && <span className="warning"> ({t('evaluation.share.odd')})</span>}
              </span>
              <button
                aria-label={t('evaluation.share.remove', { address })}
                className="round-button"
                onClick={() => onRemove(index)}
                type="button"
              >
                <CloseIcon size={12} />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
