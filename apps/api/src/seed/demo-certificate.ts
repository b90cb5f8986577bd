import { certificateEnd, moroccanDay } from '@tassis/domain';
import { formatDate } from '@tassis/messages';
import type { FileStorage } from '../files/file-storage.ts';
import { keepDocument } from '../modules/documents/keep-document.service.ts';
import { tellOfDocument } from '../modules/documents/tell-of-document.ts';
import { findFirm } from '../modules/firm/firm.repository.ts';
import { toSender } from '../modules/firm/sender.ts';
import { drawFactList } from '../pdf/blocks.ts';
import { drawFeet, drawHead } from '../pdf/letterhead.ts';
import { renderPdf } from '../pdf/sheet.ts';
import type { Executor } from '../database/client.ts';

type Certificate = {
  clientId: string;
  orderId: string;
  /** The granted name. */
  companyName: string;
  files: FileStorage;
  now: Date;
};

/** Adds the certificate that a client's order asked for, as the staff do with the document of the register. */
export async function addCertificate(tx: Executor, certificate: Certificate): Promise<void> {
  const { clientId, orderId, companyName, files, now } = certificate;
  const firm = toSender(await findFirm(tx));
  const day = moroccanDay(now);
  const title = 'Certificat négatif';
  const bytes = await renderPdf({ title, author: firm.name, at: now }, (sheet) => {
    const y = drawHead(sheet, firm, { title, number: 'Exemple de démonstration' });
    const facts = [
      ['Dénomination', companyName],
      ['Délivré le', formatDate('fr', day)],
      ['Valable jusqu’au', formatDate('fr', certificateEnd(day))],
    ] as const;
    drawFactList(sheet, facts, y + 8);
    drawFeet(sheet, firm);
  });
  const name = `${title} ${companyName}`;
  const about = { clientId, orderId, kind: 'negative_certificate', origin: 'staff' } as const;
  const id = await keepDocument({ files }, tx, { ...about, name, bytes, now });
  await tellOfDocument(tx, { id, clientId, name, now });
}
