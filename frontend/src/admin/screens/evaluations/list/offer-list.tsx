import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime, formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { paths } from '../../../addresses.ts';
import { Loaded } from '../../../kit/ui/loaded.tsx';
import { firstOffers, furtherOffers, offersOptions, type OfferRequest } from './offers.api.ts';

const largestPage = 500;

/** Offer requests, newest first, each with the way to its evaluation. */
export function OfferList({ questionnaireId }: { questionnaireId: number }) {
  const t = useTexts();
  const [limit, setLimit] = useState(firstOffers);
  const offers = useQuery(offersOptions(questionnaireId, limit));
  const left = (offers.data?.total ?? 0) - (offers.data?.rows.length ?? 0);
  return (
    <div className="stack gap-3 justify-start space-above-2">
      <Loaded errorTitle="dashboard.offers.failed" lines={firstOffers} query={offers}>
        {({ rows }) => (
          <ul className="ruled full">
            {rows.map((offer) => (
              <Offer key={offer.id} offer={offer} />
            ))}
          </ul>
        )}
      </Loaded>
      {left > 0 && limit < largestPage && (
        <Button
          loading={offers.isPlaceholderData}
          onClick={() => setLimit(Math.min(limit + furtherOffers, largestPage))}
        >
          {t('dashboard.offers.more', { number: formatNumber(left, 0) })}
        </Button>
      )}
    </div>
  );
}

function Offer({ offer }: { offer: OfferRequest }) {
  const t = useTexts();
  const address = `${paths.dashboard}?${new URLSearchParams({ search: offer.clientEmail }).toString()}`;
  return (
    <li>
      <div className="cluster gap-line spread">
        <span>
          <strong>{offer.productName}</strong> –{' '}
          <Link preventScrollReset to={address}>
            {offer.clientName || offer.clientEmail}
          </Link>
          {offer.clinicName !== '' && `, ${offer.clinicName}`}
        </span>
        <time className="soft" dateTime={offer.createdAt}>
          {formatDateTime(offer.createdAt)}
        </time>
      </div>
      {offer.phone !== null && (
        <p className="space-above-1">
          {t('dashboard.offers.phone')}{' '}
          <a href={`tel:${offer.phone.replace(/[^+\d]/g, '')}`}>{offer.phone}</a>
        </p>
      )}
      {offer.message !== null && (
        <p className="space-above-1 pre-wrap anywhere" dir="auto">
          {offer.message}
        </p>
      )}
      {offer.whatIf.length > 0 && (
        <>
          <p className="space-above-1 soft">{t('dashboard.offers.ticked')}</p>
          <ul className="bullets">
            {offer.whatIf.map(({ questionId, tip, points }) => (
              <li key={questionId}>
                {tip} ({t('dashboard.offers.points', { number: formatNumber(points) })})
              </li>
            ))}
          </ul>
        </>
      )}
      {offer.notifiedAt === null && <p className="space-above-1 soft">{t('dashboard.offers.unsent')}</p>}
    </li>
  );
}
