import { CloseOutlined, WarningOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { sessionOptions } from '../../shared/actions/session.ts';
import { readStored, writeStored } from '../../shared/state/stored.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { mailWayOptions, useMailWay } from '../kit/integrations/mail-way.api.ts';
import { settingAddress } from '../addresses.ts';
import { isPutAway, putAway } from './put-away.ts';
import styles from './shell.module.css';

const storageKey = 'mailWay';

/** False in a browser that opens the back office for the first time, until it is known whether there is a bar: what is reached for stays in its place. */
export function useIsBarKnown(): boolean {
  const { data, failureCount } = useQuery(mailWayOptions);
  const [isKnownBefore] = useState(() => readStored('browser', storageKey) !== null);
  return isKnownBefore || data !== undefined || failureCount > 0;
}

/** Says on every screen that mails do not go out, and leads to where that is mended; each person can put it away for a while. */
export function SystemBar() {
  const t = useTexts();
  const known = useMailWay();
  const [before] = useState(() => readStored('browser', storageKey));
  // Until it is known the last answer holds, so that the bar does not push the page down when it comes.
  const way = known ?? before;
  useEffect(() => {
    if (known !== null) writeStored('browser', storageKey, known);
  }, [known]);
  const { data: user } = useQuery(sessionOptions);
  const [opened] = useState(() => Date.now());
  const [hidden, setHidden] = useState('');
  if (way === null || way === 'sent' || !user) return null;
  const name = `${user.id}-mail-${way}`;
  if (hidden === name || isPutAway(name, opened)) return null;
  return (
    <aside
      aria-label={t('system-bar.label')}
      className={`hide-in-print row gap-3 align-center tint-warning ${styles.systemBar}`}
    >
      <WarningOutlined aria-hidden className="text-4" />
      <p className="grow may-shrink anywhere">
        {t(`system-bar.mail-${way}`)}{' '}
        <Link to={settingAddress('mailgun_api_key')}>{t(`system-bar.mail-${way}-link`)}</Link>
      </p>
      <Button
        aria-label={t('system-bar.put-away')}
        icon={<CloseOutlined aria-hidden />}
        onClick={() => {
          putAway(name, Date.now());
          setHidden(name);
        }}
        type="text"
      />
    </aside>
  );
}
