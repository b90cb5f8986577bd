import { Button, DownloadIcon, FileDrop, Spinner, Stack } from '@tassis/design-system';
import { useImportTexts } from '../../messages/import/use-import-texts.ts';
import { ImportReport } from './import-report.tsx';
import { useImport } from './use-import.ts';

const EXAMPLE = 'Salma;El Amrani;salma@exemple.ma;0612345678';

/** Imports clients from a CSV file: shows its content, then sends the requests. */
export function ImportClients() {
  const texts = useImportTexts();
  const { report, error, pending, read, send, restart } = useImport();
  if (report !== undefined) {
    const { fileName, lines, isDone } = report;
    return (
      <ImportReport
        // The heading remounts, so that it takes the focus again.
        key={isDone ? 'done' : 'checked'}
        fileName={fileName}
        lines={lines}
        send={isDone ? null : send}
        onAgain={restart}
      />
    );
  }
  const { label, hint, ...invitation } = texts.file;
  return (
    <Stack gap="m" align="start">
      <FileDrop
        label={label}
        hint={hint}
        error={error}
        texts={invitation}
        accept=".csv,text/csv"
        multiple={false}
        onFiles={([file]) => {
          if (file) read(file);
        }}
      />
      <Button
        variant="quiet"
        size="s"
        iconStart={<DownloadIcon size={18} />}
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${texts.sampleHeader}\r\n${EXAMPLE}\r\n`)}`}
        download={texts.sampleName}
      >
        {texts.sample}
      </Button>
      {pending ? <Spinner label={texts.checking} /> : null}
    </Stack>
  );
}
