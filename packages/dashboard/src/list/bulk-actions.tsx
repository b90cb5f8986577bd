import { useRefusedByEnd } from '@tassis/auth';
import { Button } from '@tassis/design-system';
import { useLocale, useNotify } from '@tassis/design-system/host';
import { apiConflictFirst, explain, transportTexts } from '@tassis/messages';
import { Fragment, useRef, useState, type ComponentType } from 'react';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';

/** Does the action for one row; throws what the API refuses. */
type RunRow<Row> = (row: Row) => Promise<unknown>;

/** The question before an action on rows. */
export type BulkQuestion<Row> = {
  /** '3 factures' */
  count: string;
  onRun: (run: RunRow<Row>) => void;
  onCancel: () => void;
};

/** An action on the chosen rows: run at once, or by the answer to a dialog, such as one reason for all. */
export type BulkAction<Row> = {
  /** The button's text: 'Relancer'. */
  text: string;
} & (
  | { run: RunRow<Row>; Question?: never }
  | { run?: never; Question: ComponentType<BulkQuestion<Row>> }
);

/** Props of {@link BulkActions}. */
export type BulkActionsProps<Row> = {
  actions: readonly BulkAction<Row>[];
  chosen: readonly Row[];
  /** '3 factures' */
  formatCount: (count: number) => string;
  /** Called after the last row with those for which it failed. */
  onDone: (failed: readonly Row[]) => void;
};

/**
 * A button for each action. The action runs row by row, so that a failure does not stop the others; then a toast says
 * for how many it worked, and another one for how many it failed and why.
 */
export function BulkActions<Row>({ actions, chosen, formatCount, onDone }: BulkActionsProps<Row>) {
  const texts = useDashboardTexts().list.selection;
  const locale = useLocale();
  const notify = useNotify();
  const isRefusedByEnd = useRefusedByEnd();
  // A ref, because a second press may come before the first one has rendered.
  const busy = useRef(false);
  const [running, setRunning] = useState<string>();
  const [asking, setAsking] = useState<string>();

  const start = async (action: string, run: RunRow<Row>) => {
    setAsking(undefined);
    if (busy.current) return;
    busy.current = true;
    setRunning(action);
    const { failed, error } = await runEach(chosen, run);
    busy.current = false;
    setRunning(undefined);
    const done = chosen.length - failed.length;
    if (done > 0) notify({ tone: 'success', text: texts.done(action, formatCount(done)) });
    if (failed.length > 0 && !isRefusedByEnd(error)) {
      const { text: reason } = explain(error, transportTexts(locale), apiConflictFirst);
      const count = formatCount(failed.length);
      notify({ tone: 'critical', text: texts.failed(action, count, reason) });
    }
    onDone(failed);
  };

  return actions.map(({ text, run, Question }) => (
    <Fragment key={text}>
      <Button
        size="s"
        loading={running === text}
        onClick={() => (run ? void start(text, run) : setAsking(text))}
      >
        {text}
      </Button>
      {Question && asking === text ? (
        <Question
          count={formatCount(chosen.length)}
          onRun={(each) => void start(text, each)}
          onCancel={() => setAsking(undefined)}
        />
      ) : null}
    </Fragment>
  ));
}

/** Runs the action for one row after the other. Returns the rows for which it failed, and the first error. */
async function runEach<Row>(rows: readonly Row[], run: RunRow<Row>) {
  const failed: Row[] = [];
  let first: unknown;
  for (const row of rows) {
    try {
      await run(row);
    } catch (error) {
      if (failed.length === 0) first = error;
      failed.push(row);
    }
  }
  return { failed, error: first };
}
