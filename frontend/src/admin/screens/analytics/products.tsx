import { useMemo } from 'react';
import { formatFullPercent, formatNumber, formatPercent } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { type Figures, type ProductFigures } from './analytics.api.ts';
import { ChartCard, Drawn } from './chart-card.tsx';
import { mostProducts, productBars, rankedProducts, topProducts, toTenth } from './chart-data.ts';
import { Folded } from './folded.tsx';
import { GroupedBars } from './lazy-charts.ts';
import { NumbersTable } from './numbers-table.tsx';
import { useIsPhone } from './use-is-phone.ts';
import chartStyles from './products.module.css';

interface ProductsProps {
  /** Most recommended first; at least one. */
  products: readonly ProductFigures[];
}

interface ComparedProps extends ProductsProps {
  /** To compare with; null: not asked for, or none. */
  previous: Figures | null;
}

/** What the evaluations recommend, and how much it would bring. */
export function Products({ products, previous }: ComparedProps) {
  const { columns, rows } = useProductTable(products.slice(0, mostProducts));
  return <ProductChart columns={columns} previous={previous} products={products} rows={rows} />;
}

/** The most recommended products with their numbers. */
export function ProductRanking({ products }: ProductsProps) {
  const t = useTexts();
  const table = useProductTable(products.slice(0, rankedProducts));
  return (
    <Folded title={t('analytics.products.ranking')}>
      <NumbersTable {...table} label={t('analytics.products.ranking')} short />
    </Folded>
  );
}

function useProductTable(products: readonly ProductFigures[]) {
  const t = useTexts();
  return {
    columns: (['product', 'recommendations', 'average-percent'] as const).map((name) =>
      t(`analytics.column.${name}`),
    ),
    rows: products.map(({ product, recommendationCount, averagePercentage }) => ({
      key: product.id,
      cells: [product.name, formatNumber(recommendationCount, 0), formatFullPercent(averagePercentage)],
    })),
  };
}

interface ProductChartProps extends ComparedProps {
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly string[] }[];
}

/** Two measures that share no axis: each has a chart of its own, with the products in the same order. */
function ProductChart({ products, previous, columns, rows }: ProductChartProps) {
  const t = useTexts();
  const [, counted = '', improved = ''] = columns;
  const height = 56 + (useIsPhone() ? 18 : 24) * Math.min(mostProducts, Math.max(3, products.length));
  const [first, ...others] = topProducts(products);
  const before = previous?.productStats.find(({ product }) => product.id === first?.product.id);
  return (
    <ChartCard
      {...(previous === null
        ? {}
        : {
            note: t('analytics.previous.recommendations', {
              number: formatNumber(before?.recommendationCount ?? 0, 0),
              total: formatNumber(previous.totalEvaluations, 0),
            }),
          })}
      finding={t(others.length > 0 ? 'analytics.finding.several-products' : 'analytics.finding.products', {
        name: [first, ...others].flatMap((one) => one?.product.name ?? []).join(', '),
        number: formatNumber(first?.recommendationCount ?? 0, 0),
        percent: formatPercent(first?.averagePercentage ?? 0, 1),
      })}
      table={{ columns, rows }}
      title={t('analytics.products.chart')}
    >
      <div className={`columns gap-4 ${chartStyles.measures}`}>
        <ProductBars
          color="mean"
          figureOf={recommendations}
          height={height}
          name={counted}
          products={products}
          unit="count"
        />
        <ProductBars
          color="max"
          figureOf={improvement}
          height={height}
          name={improved}
          products={products}
          unit="percent"
        />
      </div>
    </ChartCard>
  );
}

interface ProductBarsProps extends ProductsProps {
  name: string;
  figureOf: (product: ProductFigures) => Readonly<{ value: number; label: string }>;
  color: 'mean' | 'max';
  unit: 'count' | 'percent';
  height: number;
}

function ProductBars({ products, name, figureOf, color, unit, height }: ProductBarsProps) {
  const items = useMemo(() => productBars(products, name, figureOf), [figureOf, name, products]);
  const series = useMemo(() => [{ name, color }], [color, name]);
  return (
    <Drawn height={height}>
      <GroupedBars height={height} items={items} series={series} unit={unit} />
    </Drawn>
  );
}

const recommendations = ({ recommendationCount: value }: ProductFigures) => ({
  value,
  label: formatNumber(value, 0),
});

const improvement = ({ averagePercentage: value }: ProductFigures) => ({
  value: toTenth(value),
  label: formatPercent(value, 1),
});
