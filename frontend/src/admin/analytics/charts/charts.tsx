import { Bar, Column, Line, Pie } from '@ant-design/charts';
import { useMemo } from 'react';
import { formatDate, formatNumber, formatPercent } from '../../../shared/texts/format.ts';
import { colors, type ColorName } from '../../../shared/theme/tokens.ts';
import { type BarItem, type Slice, type WeekItem } from '../chart-data.ts';
import { axisText, calm, labelText, legendText, seriesColors } from './look.ts';

export interface GroupedBarsProps {
  items: readonly BarItem[];
  /** Which colour each series has, in the order of the legend. */
  series: readonly Readonly<{ name: string; color: keyof typeof seriesColors }>[];
  height: number;
  /** Of the axis; without it as far as the bars reach. */
  max?: number;
}

/** Lying bars, so that long names stay readable; several series stand together under one name. */
export function GroupedBars({ items, series, height, max }: Readonly<GroupedBarsProps>) {
  const config = useMemo(() => {
    const names = new Map(items.map(({ id, name }) => [id, name]));
    const limit = max ?? Math.max(1, ...items.map(({ value }) => value));
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
        y: { domain: [0, limit], nice: max === undefined },
        color: {
          domain: series.map(({ name }) => name),
          range: series.map(({ color }) => seriesColors[color]),
        },
      },
      axis: {
        x: { ...axisText, labelFormatter: (id: string) => names.get(id) ?? '' },
        y: { ...axisText, labelFormatter: (value: number) => axisNumber(value, max) },
      },
      legend: series.length > 1 ? { color: { ...legendText, position: 'top' } } : false,
      label: { ...labelText, text: 'label', position: 'right', textAlign: 'start', dx: 4 },
      style: { maxWidth: 26, insetTop: 1, insetBottom: 1 },
      insetRight: 52,
    };
  }, [items, series, height, max]);
  return <Bar {...config} />;
}

/** The statuses as parts of a whole, with name and percent outside. */
export function StatusPie({ slices, height }: Readonly<{ slices: readonly Slice[]; height: number }>) {
  const config = useMemo(
    () => ({
      ...calm,
      data: slices.map((slice) => ({ ...slice })),
      height,
      angleField: 'value',
      colorField: 'status',
      radius: 0.68,
      scale: {
        color: {
          domain: slices.map(({ status }) => status),
          range: slices.map(({ status }) => statusColor(status)),
        },
      },
      legend: false,
      style: { stroke: colors.ground, lineWidth: 2 },
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
export function WeekColumns({ items, height }: Readonly<WeeksProps>) {
  const config = useMemo(
    () => ({
      ...weeksConfig(items, height),
      scale: { y: { nice: true, domainMin: 0 } },
      style: { fill: colors.brand, maxWidth: 28, insetLeft: 1, insetRight: 1 },
      ...(items.length > fewWeeks
        ? {}
        : { label: { ...labelText, text: labelOfCount, position: 'top', dy: -16 } }),
    }),
    [items, height],
  );
  return <Column {...config} />;
}

/** A percentage in each week; a week without one leaves a gap. */
export function WeekLine({ items, height }: Readonly<WeeksProps>) {
  const config = useMemo(
    () => ({
      ...weeksConfig(items, height, 100),
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

function weeksConfig(items: readonly WeekItem[], height: number, max?: number) {
  const step = Math.max(1, Math.ceil(items.length / 5));
  return {
    ...calm,
    data: items.map((item) => ({ ...item })),
    height,
    xField: 'week',
    yField: 'value',
    legend: false as const,
    axis: {
      x: {
        ...axisText,
        labelFormatter: (week: string) => formatDate(`${week}T12:00:00`),
        labelFilter: (_: unknown, index: number) => index % step === 0,
        labelAutoHide: true,
        labelAutoRotate: false,
      },
      y: { ...axisText, labelFormatter: (value: number) => axisNumber(value, max) },
    },
  };
}

const labelOfCount = ({ value }: WeekItem): string =>
  value === null || value === 0 ? '' : formatNumber(value, 0);

const axisNumber = (value: number, max?: number): string =>
  max === 100 ? formatPercent(value, 0) : formatNumber(value, 1);

function statusColor(status: string): string {
  const name = `status${status.charAt(0).toUpperCase()}${status.slice(1)}` as ColorName;
  return colors[name] ?? colors.lineStrong;
}
