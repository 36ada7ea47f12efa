import { useTexts } from '../../../shared/texts/i18n.ts';
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
            <li className={`row spread align-center tint-brand ${styles.address}`} data-odd={odd} key={index}>
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
                <svg aria-hidden="true" height="12" viewBox="0 0 14 14" width="12">
                  <path
                    d="M2 2l10 10M12 2L2 12"
                    fill="none"
                    stroke="currentColor"
                    strokeLinecap="round"
                    strokeWidth="2"
                  />
                </svg>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
