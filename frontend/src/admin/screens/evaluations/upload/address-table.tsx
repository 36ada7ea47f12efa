import { Button, Input } from 'antd';
import { useState } from 'react';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { LabelledCell, Table } from '../../../kit/ui/table.tsx';
import { type Corrections, type Preview } from './corrections.ts';

interface AddressTableProps {
  addresses: Preview['addresses'];
  /** Only where several sheets are read do their names tell rows apart. */
  withSheet: boolean;
  onCorrect: (address: Corrections['addresses'][number]) => void;
}

/** Addresses that are none, each with a field to correct it. */
export function AddressTable({ addresses, withSheet, onCorrect }: AddressTableProps) {
  const t = useTexts();
  if (addresses.length === 0) return null;
  const title = t('upload.address.title', { number: formatNumber(addresses.length, 0) });
  return (
    <section>
      <h3 className="space-below-2 bad">{title}</h3>
      <Table columns={[t('upload.column.row'), t('upload.address.field')]} form="dense" label={title}>
        {addresses.map(({ sheet, row, value }) => (
          <tr key={`${sheet} ${row} ${value}`}>
            <th className="normal" scope="row">
              {withSheet && `${sheet}, `}
              {t('upload.address.row', { row })}
            </th>
            <LabelledCell label={t('upload.address.field')}>
              <AddressField
                label={t('upload.address.of', { row })}
                onCorrect={(address) => onCorrect({ sheet, row, address })}
                value={value}
              />
            </LabelledCell>
          </tr>
        ))}
      </Table>
    </section>
  );
}

function AddressField(props: { label: string; value: string; onCorrect: (address: string) => void }) {
  const t = useTexts();
  const { label, value, onCorrect } = props;
  const [typed, setTyped] = useState(value);
  return (
    <form
      className="cluster align-center"
      onSubmit={(event) => {
        event.preventDefault();
        onCorrect(typed.trim());
      }}
    >
      <Input
        aria-label={label}
        className="grow may-shrink"
        inputMode="email"
        onChange={(event) => setTyped(event.target.value)}
        value={typed}
      />
      <Button disabled={typed.trim() === value || typed.trim() === ''} htmlType="submit">
        {t('upload.address.save')}
      </Button>
    </form>
  );
}
