import { useRefusedByEnd } from '@tassis/auth';
import { Button, ConfirmDialog } from '@tassis/design-system';
import { useLocale, useNotify } from '@tassis/design-system/host';
import { apiConflictFirst, explain, transportTexts } from '@tassis/messages';
import { Fragment, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';
import { BulkFailures, type BulkFailuresProps } from './bulk-failures.tsx';

/** Carries out the action for one row; throws the API's refusal. */
type RunRow<Row> = (row: Row) => Promise<unknown>;

/** The question before the action. */
export type BulkQuestion<Row> = {
  /** The count with its noun: '3 factures'. */
  count: string;
  onRun: (run: RunRow<Row>) => void;
  onCancel: () => void;
};

/** Replaces the button of the action, for example by a menu of colleagues. */
export type BulkControl<Row> = {
  isRunning: boolean;
  /** Runs a choice of that menu, under its own name: 'Attribuer à Salma Idrissi'. */
  onRun: (run: RunRow<Row>, name: string) => void;
};

/** The question before an action that is hard to undo. */
type BulkConfirmation = {
  /** The title, from the count: '3 factures'. */
  title: (count: string) => string;
  consequence: string;
  danger?: boolean;
};

/**
 * An action on the selected rows. It runs at once, after a confirmation, with the answer of a dialog such as one reason for
 * all, or from a control of its own.
 */
export type BulkAction<Row> = {
  /** The button's text: 'Relancer'. */
  text: string;
} & (
  | { run: RunRow<Row>; confirm?: BulkConfirmation; Question?: never; Control?: never }
  | { run?: never; confirm?: never; Question: ComponentType<BulkQuestion<Row>>; Control?: never }
  | { run?: never; confirm?: never; Question?: never; Control: ComponentType<BulkControl<Row>> }
);

/** Props of {@link BulkActions}. */
export type BulkActionsProps<Row> = {
  actions: readonly BulkAction<Row>[];
  chosen: readonly Row[];
  getName: (row: Row) => string;
  /** The count with its noun: '3 factures'. */
  formatCount: (count: number) => string;
  /** Called after the last row with the rows that failed. */
  onDone: (failed: readonly Row[]) => void;
  /** Further actions. */
  children: ReactNode;
};

type Failure<Row> = { row: Row; error: unknown };

/**
 * A button for each action. The action runs row by row, so that a failure does not stop the others; then a toast counts the
 * successes, and a dialog lists the rows that failed and why.
 */
export function BulkActions<Row>(props: BulkActionsProps<Row>) {
  const { actions, chosen, getName, formatCount, onDone, children } = props;
  const { selection: texts } = useDashboardTexts().list;
  const locale = useLocale();
  const notify = useNotify();
  const isRefusedByEnd = useRefusedByEnd();
  // A ref, because a second press may come before the first one has rendered.
  const busy = useRef(false);
  const [running, setRunning] = useState<string>();
  const [asking, setAsking] = useState<string>();
  const [failures, setFailures] = useState<Omit<BulkFailuresProps, 'onClose'>>();

  const start = async (action: string, run: RunRow<Row>, name = action) => {
    setAsking(undefined);
    if (busy.current) return;
    busy.current = true;
    setRunning(action);
    const failed = await runEach(chosen, run);
    busy.current = false;
    setRunning(undefined);
    const done = chosen.length - failed.length;
    if (done > 0) notify({ tone: 'success', text: texts.done(name, formatCount(done)) });
    // When the session has ended, the page itself says so.
    const told = failed.filter(({ error }) => !isRefusedByEnd(error));
    if (told.length > 0) {
      const names = new Map<string, string[]>();
      for (const { row, error } of told) {
        const { text } = explain(error, transportTexts(locale), apiConflictFirst);
        names.set(text, [...(names.get(text) ?? []), getName(row)]);
      }
      const count = formatCount(told.length);
      setFailures({ title: texts.failed(name, count), kept: texts.kept(count), names });
    }
    onDone(failed.map(({ row }) => row));
  };

  return (
    <>
      {actions.map(({ text, run, confirm, Question, Control }) => {
        const isRunning = running === text;
        const begin = (each: RunRow<Row>, name?: string) => void start(text, each, name);
        if (Control) return <Control key={text} isRunning={isRunning} onRun={begin} />;
        const question = {
          count: formatCount(chosen.length),
          onRun: begin,
          onCancel: () => setAsking(undefined),
        };
        return (
          <Fragment key={text}>
            <Button
              size="s"
              loading={isRunning}
              onClick={() => (run && !confirm ? begin(run) : setAsking(text))}
            >
              {text}
            </Button>
            {asking === text && confirm ? (
              <Confirmation {...question} {...confirm} verb={text} run={run} />
            ) : null}
            {asking === text && Question ? <Question {...question} /> : null}
          </Fragment>
        );
      })}
      {children}
      {failures ? <BulkFailures {...failures} onClose={() => setFailures(undefined)} /> : null}
    </>
  );
}

type ConfirmationProps<Row> = BulkQuestion<Row> &
  BulkConfirmation & { verb: string; run: RunRow<Row> };

function Confirmation<Row>(props: ConfirmationProps<Row>) {
  const { count, title, consequence, danger = false, verb, run, onRun, onCancel } = props;
  const { dialog } = useDashboardTexts();
  return (
    <ConfirmDialog
      open
      title={title(count)}
      consequence={consequence}
      danger={danger}
      confirmText={verb}
      cancelText={dialog.cancel}
      closeLabel={dialog.close}
      onConfirm={() => onRun(run)}
      onCancel={onCancel}
    />
  );
}

/** Runs the action for each row in turn. Returns the rows that failed, each with its error. */
async function runEach<Row>(rows: readonly Row[], run: RunRow<Row>): Promise<Failure<Row>[]> {
  const failed: Failure<Row>[] = [];
  for (const row of rows) {
    try {
      await run(row);
    } catch (error) {
      failed.push({ row, error });
    }
  }
  return failed;
}
