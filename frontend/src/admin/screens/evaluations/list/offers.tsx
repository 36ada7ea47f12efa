import { ShoppingOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { QueryError } from '../../../kit/ui/query-error.tsx';
import { OfferList } from './offer-list.tsx';
import { firstOffers, offersOptions } from './offers.api.ts';
import styles from './offers.module.css';

/** What clients asked an offer for: the number and the newest in one line, all of them when it is opened. */
export function Offers({ questionnaireId }: { questionnaireId: number }) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const offers = useQuery(offersOptions(questionnaireId, firstOffers));
  if (offers.isError && !offers.data) {
    return (
      <QueryError
        error={offers.error}
        onRetry={() => void offers.refetch()}
        titleKey="dashboard.offers.failed"
      />
    );
  }
  const newest = offers.data?.rows[0];
  if (!offers.data || !newest) return null;
  return (
    <details className={`card ${styles.offers}`} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <ShoppingOutlined aria-hidden />
        <strong>{t('dashboard.offers.title', { number: formatNumber(offers.data.total, 0) })}</strong>
        <span className="soft">
          {t('dashboard.offers.newest', {
            name: newest.clientName || newest.clinicName,
            product: newest.productName,
          })}
        </span>
      </summary>
      {open && <OfferList questionnaireId={questionnaireId} />}
    </details>
  );
}
