import { Sparkline, type SparklineProps } from '../chart/sparkline.tsx';
import { classNames } from '../class-names.ts';
import { ArrowDownIcon } from '../icons/arrow-down.tsx';
import { ArrowRightIcon } from '../icons/arrow-right.tsx';
import { ArrowUpIcon } from '../icons/arrow-up.tsx';
import { MinusIcon } from '../icons/minus.tsx';
import { PlainLink, type LinkComponent } from '../link/link-component.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './stat-tile.module.css';

/** The change of a figure. */
export type StatDelta = {
  direction: 'up' | 'down' | 'level';
  /** The meaning of the change: more refusals are `bad`. The text must say it too, not the colour alone. */
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
  /** Skeletons in place of the figures. */
  loading?: boolean;
  /** Announced while they load. */
  loadingText?: string;
  /** The address of what the figure counts; the whole tile is the link. */
  href?: string;
  LinkComponent?: LinkComponent;
};

/** A figure of a dashboard with its change and trend. Renders a `<dl>`, or an `<a>`. */
export function StatTile(props: StatTileProps) {
  const { label, loading = false, href, LinkComponent: Link = PlainLink } = props;
  const busy = loading || undefined;
  if (href === undefined) {
    return (
      <dl className={styles['root']} aria-busy={busy}>
        <dt className={styles['label']}>{label}</dt>
        <Content {...props} As="dd" />
      </dl>
    );
  }
  return (
    <Link href={href} className={classNames(styles['root'], styles['link'])} aria-busy={busy}>
      <div className={styles['label']}>
        {label}
        <ArrowRightIcon size={18} className={styles['arrow']} />
      </div>
      <Content {...props} As="div" />
    </Link>
  );
}

/** The elements of a figure: a `<dl>` must not be inside a link. */
type Holder = { As: 'dd' | 'div' };

function Content({ loading, loadingText, As, ...figures }: StatTileProps & Holder) {
  if (!loading) return <Figures {...figures} As={As} />;
  return (
    <As className={styles['waiting']}>
      <VisuallyHidden>{loadingText}</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton />
    </As>
  );
}

type FiguresProps = Pick<StatTileProps, 'value' | 'note' | 'delta' | 'trend'> & Holder;

function Figures({ value, note, delta, trend, As }: FiguresProps) {
  const size = value.length > LONG ? styles['long'] : undefined;
  return (
    <>
      <As className={classNames(styles['value'], size)}>{value}</As>
      {delta ? <Delta {...delta} As={As} /> : null}
      {note ? <As className={styles['note']}>{note}</As> : null}
      {trend ? (
        <As className={styles['trend']}>
          <Sparkline {...trend} />
        </As>
      ) : null}
    </>
  );
}

/** Longer values are amounts, not counts. */
const LONG = 6;

const MARKS = { up: ArrowUpIcon, down: ArrowDownIcon, level: MinusIcon };

function Delta({ direction, tone, text, As }: StatDelta & Holder) {
  const Mark = MARKS[direction];
  return (
    <As className={classNames(styles['delta'], styles[tone])}>
      <Mark size={16} />
      {text}
    </As>
  );
}
