import type { Dependencies } from '../../dependencies.ts';
import { findCsvExport } from './csv-exports.ts';
import type { DownloadLink } from '../../downloads/download-link.repository.ts';
import { fileOfId } from '../../files/stored-file.repository.ts';
import { HttpError } from '../../http/http-error.ts';
import { FileAnswer } from '../../http/route.ts';
import { billFile } from '../bills/bill-file.service.ts';
import { zipOfCompany, zipOfOrder } from './zip.service.ts';

type Parts = Pick<Dependencies, 'clock' | 'db' | 'files' | 'reading'>;

/** The file of a download link; 404 when it no longer exists. */
export async function openTarget(parts: Parts, link: DownloadLink): Promise<FileAnswer> {
  const { target, locale } = link;
  if (target.kind === 'file') return openStored(parts, target);
  if (target.kind === 'bill') return billFile(parts.db, target.billId);
  if (target.kind === 'order-documents') return zipOfOrder(parts, target.orderId);
  if (target.kind === 'company-documents') return zipOfCompany(parts, target.domiciliationId);
  const csv = findCsvExport(target.list);
  if (csv === null) throw new HttpError('not_found');
  const body = csv.stream(parts.reading, target, { locale, now: parts.clock() });
  const mediaType = 'text/csv; charset=utf-8';
  // The file name distinguishes an export of selected rows from one of the whole list.
  const part = target.ids ? '-selection' : '';
  return new FileAnswer({ name: `${csv.fileName(locale)}${part}.csv`, mediaType, body });
}

async function openStored(
  { db, files }: Parts,
  { fileId, name }: { fileId: string; name: string },
): Promise<FileAnswer> {
  const file = await fileOfId(db, fileId);
  if (file === null) throw new HttpError('not_found');
  return new FileAnswer({ name, mediaType: file.mediaType, body: await files.stream(fileId) });
}
