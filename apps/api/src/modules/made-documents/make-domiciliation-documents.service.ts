import type { Executor } from '../../database/client.ts';
import type { FileStorage } from '../../files/file-storage.ts';
import { assertDescribed } from '../firm/assert-described.ts';
import { findFirm } from '../firm/firm.repository.ts';
import { toSender } from '../firm/sender.ts';
import { renderAside } from '../../pdf/render-aside.ts';
import type * as pdf from './domiciliation-pdf.ts';
import { findDomiciliationSource } from './domiciliation-source.repository.ts';
import { toDomiciliationWords } from './domiciliation-words.ts';
import { keepDocument } from '../documents/keep-document.service.ts';
import { tellOfDocument } from '../documents/tell-of-document.ts';

const render = renderAside<typeof pdf>(new URL('domiciliation-pdf.ts', import.meta.url));

/**
 * Adds the contract and the certificate of a domiciliation to its client's documents, for the order that opens or renews
 * it: they have the order's number and its period.
 */
export async function makeDomiciliationDocuments(
  storage: { files: FileStorage },
  tx: Executor,
  { domiciliationId, orderId, now }: { domiciliationId: string; orderId: string; now: Date },
): Promise<void> {
  const source = await findDomiciliationSource(tx, { domiciliationId, orderId });
  const firm = await findFirm(tx);
  assertDescribed(firm);
  const words = toDomiciliationWords(firm, source, now);
  const { reference } = source;
  const content = { words, sender: toSender(firm), reference, at: now };
  const made = [
    {
      kind: 'domiciliation_contract',
      name: `Contrat de domiciliation ${words.company} ${reference}`,
      bytes: await render('renderContract', content),
    },
    {
      kind: 'domiciliation_certificate',
      name: `Attestation de domiciliation ${words.company} ${reference}`,
      bytes: await render('renderCertificate', content),
    },
  ] as const;
  const { clientId } = source.domiciliation;
  for (const { kind, name, bytes } of made) {
    const about = { clientId, orderId, kind, origin: 'system' } as const;
    const id = await keepDocument(storage, tx, { ...about, name, bytes, now });
    await tellOfDocument(tx, { id, clientId, name, now });
  }
}
