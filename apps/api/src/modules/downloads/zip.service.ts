import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Executor } from '../../database/client.ts';
import type { FileStorage } from '../../files/file-storage.ts';
import { HttpError } from '../../http/http-error.ts';
import { FileAnswer } from '../../http/route.ts';
import { billFile } from '../bills/bill-file.service.ts';
import { findBillsOfOrder } from '../bills/bill.repository.ts';
import {
  findCompany,
  findCompanyOrders,
  findReference,
} from '../documents/company-orders.repository.ts';
import { findDocumentsOfOrder } from '../documents/document.repository.ts';
import { toFileName } from '../documents/file-name.ts';

type Parts = { db: Executor; files: FileStorage };

/** A file of a zip. It is read or rendered when the zip reaches it. */
type Entry = { name: string; at: Date; open: () => Promise<Readable> };

/** All documents of an order and its bills, in one file. */
export async function zipOfOrder(parts: Parts, orderId: string): Promise<FileAnswer> {
  const reference = await findReference(parts.db, orderId);
  if (reference === null) throw new HttpError('not_found');
  return buildZip(reference, await findEntries(parts, orderId));
}

/** The same for all orders of a domiciled company, each in a folder of its own. */
export async function zipOfCompany(parts: Parts, domiciliationId: string): Promise<FileAnswer> {
  const company = await findCompany(parts.db, domiciliationId);
  if (company === null) throw new HttpError('not_found');
  const entries: Entry[] = [];
  for (const { id, reference } of await findCompanyOrders(parts.db, domiciliationId)) {
    const own = await findEntries(parts, id);
    entries.push(...own.map((entry) => ({ ...entry, name: `${reference}/${entry.name}` })));
  }
  return buildZip(company.name.replaceAll(/[\\/:]/gu, '-'), entries);
}

async function findEntries({ db, files }: Parts, orderId: string): Promise<Entry[]> {
  const toUniqueName = uniqueNames();
  const documents = await findDocumentsOfOrder(db, orderId);
  const bills = await findBillsOfOrder(db, orderId);
  return [
    ...documents.map(({ document: { name, fileId, createdAt } }) => ({
      name: toUniqueName(toFileName(name)),
      at: createdAt,
      open: () => files.stream(fileId),
    })),
    ...bills.map(({ id, number, createdAt }) => ({
      name: toUniqueName(toFileName(number)),
      at: createdAt,
      open: async () => {
        const { body } = await billFile(db, id);
        return body instanceof Readable ? body : Readable.from([body]);
      },
    })),
  ];
}

function buildZip(name: string, entries: readonly Entry[]): FileAnswer {
  const zip = new ZipFile();
  for (const { name: entryName, at, open } of entries) {
    zip.addReadStreamLazy(entryName, { mtime: at, compress: false }, (take) => {
      open().then(
        (stream) => take(null, stream),
        (error: unknown) => take(error, Readable.from([])),
      );
    });
  }
  zip.end();
  const body = new Readable().wrap(zip.outputStream);
  zip.on('error', (error) => body.destroy(error instanceof Error ? error : undefined));
  return new FileAnswer({ name: `${name}.zip`, mediaType: 'application/zip', body });
}

/** `acte.pdf`, `acte (2).pdf`…: with equal names in a zip a file would be lost when it is unpacked. */
function uniqueNames(): (name: string) => string {
  const given = new Set<string>();
  return (name) => {
    let free = name;
    for (let count = 2; given.has(free.toLowerCase()); count += 1) {
      free = name.replace(/(\.pdf)?$/iu, ` (${count})$1`);
    }
    given.add(free.toLowerCase());
    return free;
  };
}
