import { BarChartOutlined, MoreOutlined, PictureOutlined, TableOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '../../../shared/errors/error-boundary.tsx';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { toast } from '../../../shared/toast/toast-store.ts';
import { Card } from '../../kit/ui/page.tsx';
import styles from './chart-card.module.css';
import { NumbersTable, type NumbersTableProps } from './numbers-table.tsx';
import { savePicture } from './picture.ts';

interface ChartCardProps {
  title: string;
  /** What the chart shows, as a sentence. */
  finding: string;
  note?: string;
  /** The same numbers; without the label, which is the title. */
  table: Omit<NumbersTableProps, 'label'>;
  /** What is drawn, each part in a `Drawn`. */
  children: ReactNode;
}

/**
 * A chart under the sentence that says what it shows. A drawing says nothing to a reader, hence the table, which
 * everybody can switch to (WCAG 1.1.1).
 */
export function ChartCard({ title, finding, note = '', table, children }: ChartCardProps) {
  const t = useTexts();
  const [asTable, setAsTable] = useState(!canDraw());
  const drawing = useRef<HTMLDivElement>(null);
  return (
    <Card title={title}>
      <figure className={`stack gap-3 relative ${styles.figure}`}>
        <figcaption className="row align-start">
          <span className="strong grow may-shrink">
            {finding}
            {note !== '' && <span className="block normal soft">{note}</span>}
          </span>
          {canDraw() && (
            <span className="hide-in-print">
              <ChartTools
                asTable={asTable}
                onSwitch={() => setAsTable(!asTable)}
                picture={() => drawing.current && savePicture(drawing.current, { title, finding })}
                title={title}
              />
            </span>
          )}
        </figcaption>
        {asTable ? (
          <NumbersTable {...table} label={title} />
        ) : (
          <>
            <div
              aria-label={t('analytics.chart.drawing', { finding })}
              className={styles.drawing}
              ref={drawing}
              role="img"
            >
              {children}
            </div>
            <NumbersTable {...table} label={title} unseen />
          </>
        )}
      </figure>
    </Card>
  );
}

interface DrawnProps {
  /** In pixels: known before the chart is there, so that nothing jumps. */
  height: number;
  children: ReactNode;
}

/** Keeps a chart's place while its library is on the way. */
export function Drawn({ height, children }: DrawnProps) {
  const t = useTexts();
  return (
    <div className={styles.drawn} style={{ blockSize: height }}>
      <ErrorBoundary fallback={<p>{t('analytics.chart.broken')}</p>}>
        <Suspense fallback={<div className={`tint-mist ${styles.waiting}`} />}>{children}</Suspense>
      </ErrorBoundary>
    </div>
  );
}

interface ChartToolsProps {
  title: string;
  asTable: boolean;
  onSwitch: () => void;
  picture: () => Promise<boolean> | null;
}

function ChartTools({ title, asTable, onSwitch, picture }: ChartToolsProps) {
  const t = useTexts();
  const savePng = async () => {
    const saved = await Promise.resolve(picture()).catch(() => false);
    if (saved !== true) toast({ title: t('analytics.chart.picture-failed'), tone: 'bad' });
  };
  const items = [
    {
      key: 'view',
      icon: asTable ? <BarChartOutlined aria-hidden /> : <TableOutlined aria-hidden />,
      label: t(`analytics.chart.${asTable ? 'as-chart' : 'as-table'}`),
      onClick: onSwitch,
    },
    ...(asTable
      ? []
      : [
          {
            key: 'picture',
            icon: <PictureOutlined aria-hidden />,
            label: t('analytics.chart.picture'),
            onClick: () => void savePng(),
          },
        ]),
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']}>
      <Button
        aria-label={t('analytics.chart.menu', { title })}
        icon={<MoreOutlined aria-hidden />}
        size="small"
        type="text"
      />
    </Dropdown>
  );
}

let drawable: boolean | null = null;

/** Some browsers are set to draw nothing; they get the tables. */
function canDraw(): boolean {
  drawable ??= Boolean(document.createElement('canvas').getContext('2d'));
  return drawable;
}
