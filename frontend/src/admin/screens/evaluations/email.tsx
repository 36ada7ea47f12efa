import { Fragment } from 'react';

/** An address that breaks after its @ and its dots rather than anywhere. */
export function Email({ address }: { address: string }) {
  return (
    <span className="text-2 anywhere">
      {address.split(/(?<=[@.])/).map((part, index) => (
        <Fragment key={`${index}-${part}`}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
