import { useTexts } from '../../../shared/texts/i18n.ts';
import { CloseIcon } from '../../../shared/toast/close-icon.tsx';
import { looksLikeAddress } from './addresses.ts';
import styles from './share.module.css';

interface AddressListProps {
  addresses: readonly string[];
  onRemove: (index: number) => void;
}

/** Whom the mails will go to; what does not look like an address is pointed out, not refused. */
export function AddressList({ addresses, onRemove }: Readonly<AddressListProps>) {
  const t = useTexts();
  if (addresses.length === 0) return null;
  return (
    <div>
      <p aria-live="polite" className={`text-3 strong ${styles.count}`}>
        {t('evaluation.share.list', { count: addresses.length })}
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
