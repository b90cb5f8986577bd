import { Fragment, useState, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronDownIcon } from '../icons/chevron-down.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import hiddenStyles from '../visually-hidden/visually-hidden.module.css';
import styles from './price-table.module.css';

/** One line. Amounts are already formatted ('4 200,00 MAD'); null while they are computed. */
export type PriceLine = {
  key: string;
  label: string;
  amount: string | null;
  /** After the label: 'non taxables'. */
  hint?: string | undefined;
  /** `subtotal` has a rule above it: 'Sous-total HT'. */
  tone?: 'plain' | 'subtotal';
  /** The parts of the amount, behind a summary that opens without script; without a summary they are always visible. */
  breakdown?: PriceBreakdown | undefined;
};

/** The parts of an amount; a part may have no amount of its own. */
type PriceBreakdown = {
  summary?: string;
  parts: readonly { label: string; amount?: string }[];
};

/** Props of {@link PriceTable}. */
export type PriceTableProps = {
  /** The object of the price; visible unless `hideCaption`. */
  caption: string;
  hideCaption?: boolean;
  lines: readonly PriceLine[];
  total: { label: string; amount: string | null };
  /** Announced while amounts are null. */
  loadingText?: string;
  /** In place of the lines when the price failed to load: why, and a retry. */
  error?: ReactNode;
  /** Below the total: how and when to pay. */
  note?: ReactNode;
  /** In a narrow container only the total is visible, and a button with this text shows the rest: 'Détail du prix'. */
  foldText?: string;
};

/** A price and its lines, set like an invoice. Renders a `<table>`. */
export function PriceTable(props: PriceTableProps) {
  const { caption, hideCaption = false, loadingText, error, note, foldText } = props;
  const [isUnfolded, setIsUnfolded] = useState(false);
  const captionClass = hideCaption ? hiddenStyles['root'] : styles['caption'];
  const waiting = !error && props.total.amount === null;
  return (
    <div className={classNames(styles['root'], foldText && !isUnfolded && styles['folded'])}>
      <output>{waiting ? <VisuallyHidden>{loadingText}</VisuallyHidden> : null}</output>
      {error ? (
        <>
          <p className={captionClass}>{caption}</p>
          {error}
        </>
      ) : (
        <table className={styles['table']} aria-busy={waiting}>
          <caption className={captionClass}>{caption}</caption>
          <Lines {...props} />
        </table>
      )}
      {note ? <div className={styles['note']}>{note}</div> : null}
      {foldText && !error ? (
        <button
          type="button"
          className={classNames(styles['summary'], styles['fold'])}
          aria-expanded={isUnfolded}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {foldText}
          <ChevronDownIcon size={18} className={styles['chevron']} />
        </button>
      ) : null}
    </div>
  );
}

function Lines({ lines, total }: Pick<PriceTableProps, 'lines' | 'total'>) {
  return (
    <>
      <tbody>
        {lines.map((line) => (
          <Fragment key={line.key}>
            <Line line={line} />
            {line.breakdown ? <Breakdown breakdown={line.breakdown} /> : null}
          </Fragment>
        ))}
      </tbody>
      <tfoot>
        <tr className={styles['total']}>
          <th scope="row">{total.label}</th>
          <td>
            <Amount amount={total.amount} />
          </td>
        </tr>
      </tfoot>
    </>
  );
}

function Line({ line }: { line: PriceLine }) {
  return (
    <tr className={classNames(styles['line'], line.tone === 'subtotal' && styles['subtotal'])}>
      <th scope="row">
        {line.label}
        {line.hint ? (
          <>
            {' '}
            <span className={styles['hint']}>{line.hint}</span>
          </>
        ) : null}
      </th>
      <td>
        <Amount amount={line.amount} />
      </td>
    </tr>
  );
}

function Breakdown({ breakdown: { summary, parts } }: { breakdown: PriceBreakdown }) {
  return (
    <tr>
      {/* The lint rule mistakes the cell for a control. */}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
      <td colSpan={2} className={styles['breakdown']}>
        {summary === undefined ? (
          <Parts parts={parts} />
        ) : (
          <details>
            <summary className={styles['summary']}>
              {summary}
              <ChevronDownIcon size={18} className={styles['chevron']} />
            </summary>
            <Parts parts={parts} />
          </details>
        )}
      </td>
    </tr>
  );
}

function Parts({ parts }: Pick<PriceBreakdown, 'parts'>) {
  return (
    <ul className={styles['parts']}>
      {parts.map((part) => (
        <li key={part.label} className={styles['part']}>
          <span>{part.label}</span>
          {part.amount === undefined ? null : <span>{part.amount}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Without an amount the space is reserved, so that nothing moves when it arrives. */
function Amount({ amount }: { amount: string | null }) {
  return amount ?? <span className={styles['waiting']} aria-hidden="true" />;
}
