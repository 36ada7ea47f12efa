import { Fragment } from 'react';

interface EmailProps {
  address: string;
  className?: string;
}

/** An address that breaks after its @ and its dots rather than anywhere. */
export function Email({ address, className = '' }: EmailProps) {
  return (
    <span className={`anywhere ${className}`}>
      {address.split(/(?<=[@.])/).map((part, index) => (
        <Fragment key={`${index}-${part}`}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
