import { type Schemas } from '../../shared/api/operations.ts';

export type Organisation = Schemas['OrganisationResponse'];

/** Who is behind the page, and how to reach them; nothing of what no setting says. */
export function OrganisationLine({ of }: Readonly<{ of: Organisation | null | undefined }>) {
  const { name, address, phone, email } = of ?? {};
  if (!(name ?? address ?? phone ?? email)) return null;
  return (
    <address className="cluster gap-line anywhere">
      <bdi className="strong">{name}</bdi>
      <bdi>{address}</bdi>
      {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
      {email && <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>}
    </address>
  );
}
