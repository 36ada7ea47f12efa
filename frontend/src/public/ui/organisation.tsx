import { type Schemas } from '../../shared/api/operations.ts';
import { Picture } from './picture.tsx';

export type Organisation = Schemas['OrganisationResponse'];

/** Who is behind the page, and how to reach them; nothing of what no setting says. */
export function OrganisationLine({ of }: { of: Organisation | null | undefined }) {
  const { name, address, phone, email } = of ?? {};
  if (!(name ?? address ?? phone ?? email ?? of?.logo)) return null;
  return (
    <address className="cluster gap-line align-center anywhere">
      <Picture alt={name ?? ''} kind="logo" path={of?.logo} />
      {name && <bdi className="strong">{name}</bdi>}
      {address && <bdi>{address}</bdi>}
      {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
      {email && <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>}
    </address>
  );
}
