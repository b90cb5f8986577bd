import { ActionDialog, type AskedAction } from '@tassis/dashboard';
import { Button, Cluster, Stack } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useEffect, useRef, useState } from 'react';
import { useImportTexts } from '../../messages/import/use-import-texts.ts';
import styles from './import.module.css';
import { LineTable } from './line-table.tsx';
import { isWrong, type ReportLine } from './report-lines.ts';

type ImportReportProps = {
  fileName: string;
  lines: readonly ReportLine[];
  /** Sends the requests; null once they were sent. */
  send: (() => Promise<void>) | null;
  onAgain: () => void;
};

/** The content of the file line by line, before and after the requests are sent. */
export function ImportReport({ fileName, lines, send, onAgain }: ImportReportProps) {
  const { report: texts, result, again } = useImportTexts();
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = send === null;
  useEffect(() => heading.current?.focus(), []);
  const ready = count(lines, 'ready');
  const wrong = lines.filter(isWrong).length;
  const close = () => setAsked(null);
  return (
    <Stack gap="m">
      <h2 ref={heading} tabIndex={-1} className={styles['heading']}>
        {isDone ? result.title : texts.title(fileName)}
      </h2>
      <Summary lines={lines} isDone={isDone} />
      {wrong > 0 && !isDone && ready > 0 ? <p>{texts.left}</p> : null}
      <Cluster gap="s">
        {send !== null && ready > 0 ? (
          <Button
            variant="brand"
            onClick={() =>
              setAsked({
                title: texts.question(ready),
                consequence: texts.consequence,
                confirmText: texts.confirm(ready),
                done: texts.sent,
                run: send,
              })
            }
          >
            {texts.confirm(ready)}
          </Button>
        ) : null}
        {isDone ? (
          <Button variant="brand" href={paths.pendingRequests} LinkComponent={RouterLink}>
            {result.requests}
          </Button>
        ) : null}
        <Button onClick={onAgain}>{again}</Button>
      </Cluster>
      <LineTable lines={lines} />
      <ActionDialog action={asked} onDone={close} onCancel={close} />
    </Stack>
  );
}

function Summary({ lines, isDone }: { lines: readonly ReportLine[]; isDone: boolean }) {
  const { report: texts, result } = useImportTexts();
  const ready = count(lines, 'ready');
  const wrong = lines.filter(isWrong).length;
  const already = count(lines, 'already_asked');
  const repeated = count(lines, 'repeated');
  const first = isDone ? result.asked(count(lines, 'asked')) : readyText();
  function readyText() {
    return ready === 0 ? texts.none : texts.ready(ready);
  }
  const parts = [
    first,
    wrong > 0 && texts.wrong(wrong),
    already > 0 && texts.already(already),
    repeated > 0 && texts.repeated(repeated),
  ];
  return (
    <ul className={styles['summary']}>
      {parts.map((part) => (part === false ? null : <li key={part}>{part}</li>))}
    </ul>
  );
}

function count(lines: readonly ReportLine[], wanted: ReportLine['state']): number {
  return lines.filter(({ state }) => state === wanted).length;
}
