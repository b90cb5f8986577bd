import { getApi, newIdempotencyKey } from '@tassis/api-client';
import { importPartnerClients, type ImportedRow } from '@tassis/contracts';
import { useAction } from '@tassis/dashboard';
import { useState } from 'react';
import { useImportTexts } from '../../messages/import/use-import-texts.ts';
import type { ReadPeople } from './read-clients.ts';
import { toReportLines, type ReportLine } from './report-lines.ts';

/** More bytes than 200 people need. */
const BYTES_MAX = 200 * 1024;
const CLIENTS_MAX = 200;

type Report = { fileName: string; file: ReadPeople; lines: ReportLine[]; isDone: boolean };

/** Reads a file in the browser, lets the API validate each person, and sends the requests once the partner confirms. */
export function useImport() {
  const texts = useImportTexts();
  const [report, setReport] = useState<Report>();
  const [wrong, setWrong] = useState<string>();
  // Each file has its own idempotency key.
  const [key, setKey] = useState(newIdempotencyKey);

  const { run, pending, failure } = useAction(async (chosen: File) => {
    setWrong(undefined);
    const file = await read(chosen, texts);
    if (typeof file === 'string') {
      setWrong(file);
      return;
    }
    const lines = toReportLines(file, await call(file, { dryRun: true }), texts.unread);
    setKey(newIdempotencyKey());
    setReport({ fileName: chosen.name, file, lines, isDone: false });
  });

  const send = async () => {
    if (report === undefined) return;
    const { file } = report;
    const lines = toReportLines(file, await call(file, { dryRun: false, key }), texts.unread);
    setReport({ ...report, lines, isDone: true });
  };
  return {
    report,
    /** The reason why there is no report. */
    error: wrong ?? failure,
    pending,
    read: run,
    send,
    restart: () => setReport(undefined),
  };
}

type Texts = ReturnType<typeof useImportTexts>;

/** @returns the people of the file, or the reason why there are none */
async function read(chosen: File, { wrong, columns }: Texts): Promise<ReadPeople | string> {
  if (chosen.size > BYTES_MAX) return wrong.tooLarge;
  const { readClients } = await import('./read-clients.ts');
  const file = readClients(new Uint8Array(await chosen.arrayBuffer()));
  if (file.kind === 'workbook') return wrong.workbook;
  if (file.kind === 'columns') {
    return wrong.columns(file.missing.map((field) => columns[field]).join(', '));
  }
  const { clients, unread } = file;
  if (clients.length > CLIENTS_MAX) return wrong.tooMany(clients.length);
  return clients.length + unread.length === 0 ? wrong.empty : file;
}

type Call = { dryRun: boolean; key?: string };

async function call(
  { clients }: ReadPeople,
  { dryRun, key }: Call,
): Promise<readonly ImportedRow[]> {
  if (clients.length === 0) return [];
  const body = { rows: clients.map(({ values }) => values), dry_run: dryRun };
  const idempotencyKey = key ?? newIdempotencyKey();
  const { data } = await getApi().call(importPartnerClients, { body }, { idempotencyKey });
  return data.rows;
}
