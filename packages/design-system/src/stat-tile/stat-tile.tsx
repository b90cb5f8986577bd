import { Sparkline, type SparklineProps } from '../chart/sparkline.tsx';
import { classNames } from '../class-names.ts';
import { ArrowDownIcon } from '../icons/arrow-down.tsx';
import { ArrowUpIcon } from '../icons/arrow-up.tsx';
import { MinusIcon } from '../icons/minus.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './stat-tile.module.css';

/** How a figure changed. */
export type StatDelta = {
  direction: 'up' | 'down' | 'level';
  /** What that means: more refusals are `bad`. Colour never says it alone, so the text must too. */
  tone: 'good' | 'bad' | 'neutral';
  /** '+12 % par rapport à février'. */
  text: string;
};

/** Props of {@link StatTile}. */
export type StatTileProps = {
  label: string;
  /** Already formatted: '134', '52 400,00 MAD'. */
  value: string;
  /** Under the value: 'depuis le 1er janvier'. */
  note?: string;
  delta?: StatDelta;
  trend?: SparklineProps;
  /** Outlines in the place of the figures. */
  loading?: boolean;
  /** Announced while they load. */
  loadingText?: string;
};

/** One figure of a dashboard, how it changed and where it is going. Renders a `<dl>`. */
export function StatTile({ label, loading = false, loadingText, ...figures }: StatTileProps) {
  return (
    <dl className={styles['root']} aria-busy={loading || undefined}>
      <dt className={styles['label']}>{label}</dt>
      {loading ? (
        <dd className={styles['waiting']}>
          <VisuallyHidden>{loadingText}</VisuallyHidden>
          <Skeleton shape="title" />
          <Skeleton />
        </dd>
      ) : (
        <Figures {...figures} />
      )}
    </dl>
  );
}

type FiguresProps = Pick<StatTileProps, 'value' | 'note' | 'delta' | 'trend'>;

function Figures({ value, note, delta, trend }: FiguresProps) {
  return (
    <>
      <dd className={styles['value']}>{value}</dd>
      {delta ? <Delta {...delta} /> : null}
      {note ? <dd className={styles['note']}>{note}</dd> : null}
      {trend ? (
        <dd className={styles['trend']}>
          <Sparkline {...trend} />
        </dd>
      ) : null}
    </>
  );
}

const MARKS = { up: ArrowUpIcon, down: ArrowDownIcon, level: MinusIcon };

function Delta({ direction, tone, text }: StatDelta) {
  const Mark = MARKS[direction];
  return (
    <dd className={classNames(styles['delta'], styles[tone])}>
      <Mark size={16} />
      {text}
    </dd>
  );
}
