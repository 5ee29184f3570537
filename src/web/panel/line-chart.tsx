import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { chartScale, linePath, shownLabels } from './chart-scale.ts';

interface ChartPoint {
  /** On the axis: '14 nov'. */
  label: string;
  current: number;
  previous: number;
}

interface LineChartProps {
  /** What is drawn: 'Ventas por día'. */
  title: string;
  points: readonly ChartPoint[];
  format: (value: number) => string;
  /** Short, for the axis: '750 mil'. */
  formatAxis: (value: number) => string;
}

const HEIGHT = 200;

/** Two periods as lines. The drawing is moved through with arrow keys or the pointer; the same figures are a table. */
export function LineChart({ title, points, format, formatAxis }: LineChartProps) {
  const [selected, select] = useState(points.length - 1);
  const scale = chartScale(points.flatMap(({ current, previous }) => [current, previous]));
  const index = Math.min(selected, points.length - 1);
  const point = points[index];
  if (!point) return null;
  const spoken = `${point.label}: ${format(point.current)}; periodo anterior: ${format(point.previous)}`;
  return (
    <figure className="mt-4">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <div aria-hidden="true" className="relative w-[52px] text-right text-micro text-tinta-3">
          {scale.ticks.map((tick) => (
            <span
              key={tick}
              className="absolute right-0 -translate-y-1/2 whitespace-nowrap"
              style={{ top: `${100 - (tick / scale.maximum) * 100}%` }}
            >
              {formatAxis(tick)}
            </span>
          ))}
        </div>
        <div
          role="slider"
          tabIndex={0}
          aria-label={`${title}, día por día`}
          aria-valuemin={1}
          aria-valuemax={points.length}
          aria-valuenow={index + 1}
          aria-valuetext={spoken}
          onKeyDown={(event) => moveByKey(event, index, points.length, select)}
          onPointerMove={(event) => select(indexAt(event, points.length))}
          onPointerDown={(event) => select(indexAt(event, points.length))}
          className="relative touch-pan-y rounded-[6px]"
          style={{ height: HEIGHT }}
        >
          <Lines points={points} scale={scale} />
          <Mark left={xOf(index, points.length)} top={100 - (point.current / scale.maximum) * 100} />
        </div>
        <div aria-hidden="true" className="relative col-start-2 mt-2 h-5 text-micro text-tinta-3">
          {shownLabels(points.length).map((at) => (
            <span
              key={points[at]?.label}
              className={`absolute whitespace-nowrap ${at === points.length - 1 ? '-translate-x-full' : at === 0 ? '' : '-translate-x-1/2'}`}
              style={{ left: `${xOf(at, points.length)}%` }}
            >
              {points[at]?.label}
            </span>
          ))}
        </div>
      </div>
      <figcaption className="mt-2 grid gap-2 text-small text-tinta-2">
        <span aria-hidden="true" className="cifra font-semibold!">
          {point.label}: {format(point.current)}{' '}
          <span className="text-tinta-3">(antes {format(point.previous)})</span>
        </span>
        <span className="flex flex-wrap gap-x-5 gap-y-1">
          <span className="flex items-center gap-2">
            <span aria-hidden="true" className="h-[4px] w-4 rounded-full bg-verde-6" />
            Este periodo
          </span>
          <span className="flex items-center gap-2">
            <span aria-hidden="true" className="h-0 w-4 border-borde border-t-2 border-dashed" />
            Periodo anterior
          </span>
        </span>
      </figcaption>
      <ChartTable {...{ title, points, format }} />
    </figure>
  );
}

function Lines({ points, scale }: { points: readonly ChartPoint[]; scale: ReturnType<typeof chartScale> }) {
  const gradient = useId();
  const current = linePath(
    points.map(({ current }) => current),
    scale.maximum,
  );
  const previous = linePath(
    points.map(({ previous }) => previous),
    scale.maximum,
  );
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full overflow-visible"
    >
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--color-verde-6)" stopOpacity=".26" />
          <stop offset="1" stopColor="var(--color-verde-6)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <g fill="none">
        {scale.ticks.map((tick) => (
          <path
            key={tick}
            d={`M0 ${100 - (tick / scale.maximum) * 100}H100`}
            stroke="var(--color-linea)"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path d={`${current}V100H0Z`} fill={`url(#${gradient})`} />
        <path
          d={previous}
          stroke="var(--color-borde)"
          strokeWidth="1.6"
          strokeDasharray="4 4"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={current}
          stroke="var(--color-verde-6)"
          strokeWidth="2.6"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </g>
    </svg>
  );
}

function Mark({ left, top }: { left: number; top: number }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 w-px bg-linea"
        style={{ left: `${left}%` }}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute size-[13px] -translate-x-1/2 -translate-y-1/2 rounded-full border-[2.5px] border-verde-6 bg-mango-4"
        style={{ left: `${left}%`, top: `${top}%` }}
      />
    </>
  );
}

function ChartTable({ title, points, format }: Pick<LineChartProps, 'title' | 'points' | 'format'>) {
  return (
    <details className="mt-3 text-small">
      <summary className="text-link inline-flex min-h-[44px] items-center">Ver como tabla</summary>
      <div className="max-h-[320px] overflow-y-auto">
        <table aria-label={title} className="w-full">
          <thead>
            <tr className="border-linea border-b text-left text-tinta-3">
              <th className="py-2 font-semibold">Día</th>
              <th className="py-2 text-right font-semibold">Este periodo</th>
              <th className="py-2 text-right font-semibold">Periodo anterior</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ label, current, previous }) => (
              <tr key={label} className="border-linea border-b last:border-b-0">
                <td className="py-2">{label}</td>
                <td className="py-2 text-right">{format(current)}</td>
                <td className="py-2 text-right">{format(previous)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function xOf(index: number, count: number): number {
  return count > 1 ? (index / (count - 1)) * 100 : 0;
}

function indexAt(event: PointerEvent<HTMLElement>, count: number): number {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  const share = (event.clientX - left) / width;
  return Math.max(0, Math.min(count - 1, Math.round(share * (count - 1))));
}

function moveByKey(event: KeyboardEvent, index: number, count: number, select: (index: number) => void) {
  const steps: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowDown: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index + 1,
    Home: 0,
    End: count - 1,
  };
  const next = steps[event.key];
  if (next === undefined) return;
  event.preventDefault();
  select(Math.max(0, Math.min(count - 1, next)));
}
