import { type ReactNode } from 'react';
import { ExternalLink } from '../ui/external-link.tsx';

interface SettingLinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link of the settings: a path of this site stays in the tab, a foreign address opens its own. */
export function SettingLink({ children, ...link }: SettingLinkProps) {
  return link.href.startsWith('/') ? (
    <a {...link}>{children}</a>
  ) : (
    <ExternalLink {...link}>{children}</ExternalLink>
  );
}
