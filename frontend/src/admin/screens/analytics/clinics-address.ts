import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

const groups = ['waiting', 'asked', 'weak', 'product'] as const;
export type ClinicGroup = (typeof groups)[number];

/** Which clinics a list shows; `subject` is the section or the product where the group is about one. */
export type ClinicsList = Readonly<{ group: ClinicGroup; subject: string }>;

/** Reads the list that an address names, such as `?clinics=weak.3`; null for none. */
export function readClinics(params: URLSearchParams): ClinicsList | null {
  const [name = '', subject = ''] = (params.get('clinics') ?? '').split('.');
  const group = groups.find((one) => one === name);
  if (group === undefined) return null;
  if (group === 'weak' && !/^[1-9]\d{0,8}$/.test(subject)) return null;
  if (group === 'product' && !/^\w{1,12}$/.test(subject)) return null;
  return { group, subject };
}

/** The list of clinics in the address bar: reload, back and a shared link show the same. */
export function useClinicsAddress() {
  const [params, setParams] = useSearchParams();
  const list = useMemo(() => readClinics(params), [params]);
  const addressOf = ({ group, subject }: ClinicsList): string => {
    const next = new URLSearchParams(params);
    next.set('clinics', subject === '' ? group : `${group}.${subject}`);
    return `?${next}`;
  };
  const close = useCallback(
    () =>
      setParams(
        (current) => {
          current.delete('clinics');
          return current;
        },
        { preventScrollReset: true },
      ),
    [setParams],
  );
  return { list, addressOf, close };
}
