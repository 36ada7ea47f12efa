import {
  CloseOutlined,
  DownOutlined,
  LogoutOutlined,
  MenuFoldOutlined,
  MenuUnfoldOutlined,
  ToolOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Tooltip } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTexts } from '../../shared/texts/i18n.ts';
import { paths } from '../addresses.ts';
import { entryGroups, screenList, type Screen } from '../screens.ts';
import { sessionOptions } from '../../shared/actions/session.ts';
import { useSignOut } from '../kit/session/session.api.ts';
import { InboxCount } from './inbox-count.tsx';
import styles from './sidebar.module.css';

interface SidebarProps {
  folded: boolean;
  /** Folds or unfolds; absent in the drawer. */
  onFold?: () => void;
  /** Closes the drawer; absent in the page. */
  onClose?: () => void;
}

/** The screens, who is signed in, and the way out. */
export function Sidebar({ folded, onFold, onClose }: SidebarProps) {
  const t = useTexts();
  return (
    <div className={styles.sidebar} data-folded={folded}>
      <div className={`row align-center ${styles.brand}`}>
        <span aria-hidden="true" className={`fixed ${styles.mark}`} />
        {!folded && <span className={`bold ${styles.name}`}>{t('shell.brand')}</span>}
        {onClose && (
          <Button
            aria-label={t('shell.nav.close')}
            className={styles.close ?? ''}
            icon={<CloseOutlined aria-hidden />}
            onClick={onClose}
            type="text"
          />
        )}
      </div>
      <nav aria-label={t('shell.nav.label')} className={`grow ${styles.nav}`}>
        {entryGroups.map((group) => (
          <section aria-labelledby={`nav-${group}`} key={group}>
            <h2 className={folded ? 'visually-hidden' : `text-1 strong ${styles.group}`} id={`nav-${group}`}>
              {t(`shell.nav.group-${group}`)}
            </h2>
            <ul>
              {entriesOf(group).map((screen) => (
                <NavItem {...screen} folded={folded} key={screen.path} onChoose={onClose} />
              ))}
              {group === 'administration' && <Operation folded={folded} onChoose={onClose} />}
            </ul>
          </section>
        ))}
      </nav>
      <Account folded={folded} onChoose={onClose} />
      {onFold && (
        <button
          aria-expanded={!folded}
          className={`row gap-3 align-center full text-start pad-1 ${styles.fold}`}
          onClick={onFold}
          type="button"
        >
          {folded ? <MenuUnfoldOutlined aria-hidden /> : <MenuFoldOutlined aria-hidden />}
          <span className={folded ? 'visually-hidden' : undefined}>
            {t(folded ? 'shell.nav.unfold' : 'shell.nav.fold')}
          </span>
        </button>
      )}
    </div>
  );
}

interface NavItemProps {
  path: string;
  entry: NonNullable<Screen['entry']>;
  folded: boolean;
  onChoose: (() => void) | undefined;
}

function NavItem({ path, entry: { icon: Icon, label: labelKey }, folded, onChoose }: NavItemProps) {
  const t = useTexts();
  const { pathname } = useLocation();
  const label = t(labelKey);
  const isHere = isAt(pathname, path);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // On a low window the last screens lie below what is seen of the side bar.
    if (isHere) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isHere]);
  return (
    <li ref={item}>
      <Tooltip placement="right" title={folded ? label : ''}>
        <Link
          aria-current={isHere ? 'page' : undefined}
          className={`row gap-3 align-center full text-start pad-1 ${styles.entry}`}
          onClick={onChoose}
          to={path}
        >
          <Icon aria-hidden />
          <span className={folded ? 'visually-hidden' : 'grow'}>{label}</span>
          {path === paths.inbox && <InboxCount />}
        </Link>
      </Tooltip>
    </li>
  );
}

/** The screens for the person who runs the site, folded away until they are wanted. */
function Operation({ folded, onChoose }: Pick<NavItemProps, 'folded' | 'onChoose'>) {
  const t = useTexts();
  const { pathname } = useLocation();
  const shown = entriesOf('operation');
  const isHere = shown.some(({ path }) => isAt(pathname, path));
  const [wanted, setWanted] = useState<boolean | null>(null);
  const open = wanted ?? isHere;
  const label = t('shell.nav.operation');
  return (
    <li>
      <Tooltip placement="right" title={folded ? label : ''}>
        <button
          aria-expanded={open}
          className={`row gap-3 align-center full text-start pad-1 ${styles.entry}`}
          onClick={() => setWanted(!open)}
          type="button"
        >
          <ToolOutlined aria-hidden />
          <span className={folded ? 'visually-hidden' : 'grow'}>{label}</span>
          {!folded && <DownOutlined aria-hidden className="text-1" rotate={open ? 180 : 0} />}
        </button>
      </Tooltip>
      {open && (
        <ul className={styles.below}>
          {shown.map((screen) => (
            <NavItem {...screen} folded={folded} key={screen.path} onChoose={onChoose} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** The screens of one part of the side bar. */
const entriesOf = (group: NonNullable<Screen['entry']>['group']) =>
  screenList.flatMap(({ path, entry }) => (entry?.group === group ? [{ path, entry }] : []));

function isAt(pathname: string, path: string): boolean {
  // The server answers what is below /admin with the back office, whether there is such a screen or not.
  const shown = pathname.replace(/^\/admin(?=\/)/, '');
  return shown === path || shown.startsWith(`${path}/`);
}

function Account({ folded, onChoose }: Pick<NavItemProps, 'folded' | 'onChoose'>) {
  const t = useTexts();
  const { pathname } = useLocation();
  const { data: user } = useQuery(sessionOptions);
  const signOut = useSignOut();
  return (
    <div className={`stack gap-1 ${styles.account}`}>
      <Tooltip placement="right" title={folded ? `${t('shell.account.own')}: ${user?.email ?? ''}` : ''}>
        <Link
          aria-current={pathname.startsWith(paths.account) ? 'page' : undefined}
          className={`row gap-3 align-center full text-start pad-1 ${styles.entry}`}
          onClick={onChoose}
          title={folded ? undefined : user?.email}
          to={paths.account}
        >
          <UserOutlined aria-hidden />
          <span className="visually-hidden">{t('shell.account.own')}: </span>
          <span className={folded ? 'visually-hidden' : 'text-2 truncate'}>{user?.email}</span>
        </Link>
      </Tooltip>
      <button
        className={`row gap-3 align-center full text-start pad-1 ${styles.entry}`}
        disabled={signOut.isPending}
        onClick={() => signOut.mutate()}
        type="button"
      >
        <LogoutOutlined aria-hidden />
        <span className={folded ? 'visually-hidden' : undefined}>
          {t(signOut.isPending ? 'shell.account.signing-out' : 'shell.account.sign-out')}
        </span>
      </button>
    </div>
  );
}
