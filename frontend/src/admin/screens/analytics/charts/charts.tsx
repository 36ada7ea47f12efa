import { Bar, Column, Line, Pie } from '@ant-design/charts';
import { useMemo } from 'react';
import { formatDate, formatNumber, formatPercent } from '../../../../shared/texts/format.ts';
import { colors, type ColorName } from '../../../../shared/theme/tokens.ts';
import { type BarItem, type Slice, type WeekItem } from '../chart-data.ts';
import { axisText, calm, labelText, legendText, seriesColors } from './look.ts';

export interface GroupedBarsProps {
  items: readonly BarItem[];
  /** Which colour each series has, in the order of the legend. */
  series: readonly Readonly<{ name: string; color: keyof typeof seriesColors }>[];
  height: number;
  /** The values are percentages; the axis goes to 100 where they are shares of a whole. */
  unit: 'share' | 'percent' | 'count';
  /** False where bars are too thin for numbers beside them; the axis and the table have them. */
  labelled?: boolean;
}

/** Lying bars, so that long names stay readable; several series stand together under one name. */
export function GroupedBars({ items, series, height, unit, labelled = true }: GroupedBarsProps) {
  const config = useMemo(() => {
    const names = new Map(items.map(({ id, name }) => [id, name]));
    const limit = unit === 'share' ? 100 : Math.max(1, ...items.map(({ value }) => value));
    return {
      ...calm,
      data: items.map((item) => ({ ...item })),
      height,
      xField: 'id',
      yField: 'value',
      colorField: 'series',
      ...(series.length > 1 ? { group: true } : {}),
      scale: {
        x: { paddingInner: 0.25, paddingOuter: 0.1 },
        y: { domain: [0, limit], nice: unit !== 'share', tickCount: 4 },
        color: {
          domain: series.map(({ name }) => name),
          range: series.map(({ color }) => seriesColors[color]),
        },
      },
      axis: {
        x: { ...axisText, labelFormatter: (id: string) => names.get(id) ?? '' },
        y: { ...axisText, labelFormatter: axisNumber(unit) },
      },
      legend: { color: { ...legendText, position: 'top' } },
      ...(labelled
        ? { label: { ...labelText, text: 'label', position: 'right', textAlign: 'start', dx: 4 } }
        : {}),
      style: { maxWidth: 26, fillOpacity: 1 },
      // The label of a bar that reaches the end stands beyond it.
      marginRight: 48,
    };
  }, [items, series, height, unit, labelled]);
  return <Bar {...config} />;
}

/** The statuses as parts of a whole, with name and percent outside. */
export function StatusPie({ slices, height }: { slices: readonly Slice[]; height: number }) {
  const config = useMemo(
    () => ({
      ...calm,
      data: slices.map((slice) => ({ ...slice })),
      height,
      angleField: 'value',
      colorField: 'status',
      radius: 0.9,
      // Room for the labels, which the library does not count in.
      marginLeft: 116,
      marginRight: 116,
      marginTop: 28,
      marginBottom: 28,
      scale: {
        color: {
          domain: slices.map(({ status }) => status),
          range: slices.map(({ status }) => statusColor(status)),
        },
      },
      legend: false,
      style: { stroke: colors.ground, lineWidth: slices.length > 1 ? 2 : 0, fillOpacity: 1 },
      label: {
        ...labelText,
        text: 'label',
        position: 'outside',
        connectorStroke: colors.lineStrong,
        transform: [{ type: 'overlapDodgeY' }],
      },
    }),
    [slices, height],
  );
  return <Pie {...config} />;
}

export interface WeeksProps {
  items: readonly WeekItem[];
  height: number;
}

/** How many there were in each week. */
export function WeekColumns({ items, height }: WeeksProps) {
  const config = useMemo(
    () => ({
      ...weeksConfig(items, height, 'count'),
      scale: { y: { nice: true, domainMin: 0 } },
      style: { fill: colors.brand, fillOpacity: 1, maxWidth: 28, insetLeft: 1, insetRight: 1 },
      ...(items.length > fewWeeks
        ? {}
        : { label: { ...labelText, text: labelOfCount, position: 'top', dy: -16 } }),
    }),
    [items, height],
  );
  return <Column {...config} />;
}

/** A percentage in each week; a week without one leaves a gap. */
export function WeekLine({ items, height }: WeeksProps) {
  const config = useMemo(
    () => ({
      ...weeksConfig(items, height, 'share'),
      scale: { y: { domain: [0, 100] } },
      style: { stroke: colors.brand, lineWidth: 2 },
      point: { shapeField: 'point', sizeField: 3, style: { fill: colors.brand, lineWidth: 0 } },
    }),
    [items, height],
  );
  return <Line {...config} />;
}

/** Up to so many weeks there is room for a number on each. */
const fewWeeks = 16;

function weeksConfig(items: readonly WeekItem[], height: number, unit: GroupedBarsProps['unit']) {
  const step = Math.max(1, Math.ceil(items.length / 5));
  return {
    ...calm,
    data: items.map((item) => ({ ...item })),
    height,
    xField: 'week',
    yField: 'value',
    legend: false as const,
    // Half of the first week's name.
    marginLeft: 28,
    axis: {
      x: {
        ...axisText,
        labelFormatter: (week: string) => formatDate(`${week}T12:00:00`),
        labelFilter: (_: unknown, index: number) => index % step === 0,
      },
      y: { ...axisText, labelFormatter: axisNumber(unit) },
    },
  };
}

const labelOfCount = ({ value }: WeekItem): string =>
  value === null || value === 0 ? '' : formatNumber(value, 0);

/** Half a completion is none, so a short axis of counts names whole ones alone. */
const axisNumber =
  (unit: GroupedBarsProps['unit']) =>
  (value: number): string => {
    if (unit === 'count') return Number.isInteger(value) ? formatNumber(value, 0) : '';
    return formatPercent(value, 1);
  };

function statusColor(status: string): string {
  const name = `status${status.charAt(0).toUpperCase()}${status.slice(1)}` as ColorName;
  return colors[name] ?? colors.lineStrong;
}
