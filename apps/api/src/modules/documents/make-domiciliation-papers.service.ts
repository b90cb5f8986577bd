import type { Executor } from '../../database/client.ts';
import type { FileStorage } from '../../files/file-storage.ts';
import { notify } from '../../notifications/notify.ts';
import { findFirm } from '../firm/firm.repository.ts';
import { senderOf } from '../firm/sender.ts';
import { renderCertificate, renderContract } from './domiciliation-pdf.ts';
import { findDomiciliationSource } from './domiciliation-source.repository.ts';
import { domiciliationWordsOf } from './domiciliation-words.ts';
import { keepDocument } from './keep-document.service.ts';

/**
 * Makes the contract and the certificate of a domiciliation and puts them among its client's papers, in
 * the transaction that opens or renews it: they name its present start and end.
 */
export async function makeDomiciliationPapers(
  storage: { files: FileStorage },
  tx: Executor,
  { domiciliationId, now }: { domiciliationId: string; now: Date },
): Promise<void> {
  const source = await findDomiciliationSource(tx, domiciliationId);
  const firm = await findFirm(tx);
  const words = domiciliationWordsOf(firm, source, now);
  const paper = { words, sender: senderOf(firm), reference: source.order.reference, at: now };
  const made = [
    {
      kind: 'domiciliation_contract',
      name: `Contrat de domiciliation ${words.company}`,
      bytes: await renderContract(paper),
    },
    {
      kind: 'domiciliation_certificate',
      name: `Attestation de domiciliation ${words.company}`,
      bytes: await renderCertificate(paper),
    },
  ] as const;
  const { clientId } = source.domiciliation;
  for (const { kind, name, bytes } of made) {
    const about = { clientId, orderId: source.order.id, kind, origin: 'system' } as const;
    await keepDocument(storage, tx, { ...about, name, bytes, now });
    await notify(tx, {
      userId: clientId,
      type: 'document',
      code: 'document_added',
      params: { name },
      link: '/client-dashboard/documents',
      now,
    });
  }
}
