import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Executor } from '../../database/client.ts';
import type { FileStorage } from '../../files/file-storage.ts';
import { HttpError } from '../../http/http-error.ts';
import { FileAnswer } from '../../http/route.ts';
import { billFile } from '../bills/bill-file.service.ts';
import { findBillIds } from '../bills/bill.repository.ts';
import { findOrderRow } from '../orders/order.repository.ts';
import { findDocumentsOfOrder } from './document.repository.ts';
import { fileNameOf } from './file-name.ts';

/** All papers of an order and its bills, in one file. They are read while it is sent. */
export async function zipOfOrder(
  { db, files }: { db: Executor; files: FileStorage },
  orderId: string,
): Promise<FileAnswer> {
  const order = await findOrderRow(db, orderId);
  if (order === null) throw new HttpError('not_found');
  const zip = new ZipFile();
  const nameOf = uniqueNames();
  for (const { document } of await findDocumentsOfOrder(db, orderId)) {
    const { name, fileId, createdAt } = document;
    zip.addReadStreamLazy(
      nameOf(fileNameOf(name)),
      { mtime: createdAt, compress: false },
      (take) => {
        files.stream(fileId).then(
          (stream) => take(null, stream),
          (error: unknown) => take(error, Readable.from([])),
        );
      },
    );
  }
  for (const id of await findBillIds(db, orderId)) {
    const { name, body } = await billFile(db, id);
    if (body instanceof Uint8Array) zip.addBuffer(Buffer.from(body), nameOf(name));
  }
  zip.end();
  const body = new Readable().wrap(zip.outputStream);
  zip.on('error', (error) => body.destroy(error instanceof Error ? error : undefined));
  return new FileAnswer({ name: `${order.reference}.zip`, mediaType: 'application/zip', body });
}

/** `acte.pdf`, `acte (2).pdf`…: a zip with one name twice loses a file when it is unpacked. */
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
