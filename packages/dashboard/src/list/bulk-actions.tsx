import { useRefusedByEnd } from '@tassis/auth';
import { Button } from '@tassis/design-system';
import { useLocale, useNotify } from '@tassis/design-system/host';
import { apiConflictFirst, explain, transportTexts } from '@tassis/messages';
import { useRef, useState } from 'react';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';

/** An action on the chosen rows. */
export type BulkAction<Row> = {
  /** The button's text: 'Relancer'. */
  text: string;
  /** Does it for one row; throws what the API refuses. */
  run: (row: Row) => Promise<unknown>;
};

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

  const start = async ({ text: action, run }: BulkAction<Row>) => {
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

  return actions.map((action) => (
    <Button
      key={action.text}
      size="s"
      loading={running === action.text}
      onClick={() => void start(action)}
    >
      {action.text}
    </Button>
  ));
}

/** Runs the action for one row after the other. Returns the rows for which it failed, and the first error. */
async function runEach<Row>(rows: readonly Row[], run: BulkAction<Row>['run']) {
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
