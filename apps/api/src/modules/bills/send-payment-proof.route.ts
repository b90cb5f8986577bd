import { sendPaymentProof } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import { admitUpload } from '../../throttles/admit-upload.ts';
import { addProof } from './bill-proof.service.ts';
import { readClientBill } from './bill-reading.service.ts';

export function sendPaymentProofRoute(deps: Dependencies) {
  return defineRoute(sendPaymentProof, async ({ params, body, headers, actor }) => {
    await admitUpload(deps, actor.userId);
    const creation = { contract: sendPaymentProof, input: { params, body }, headers, actor };
    const { id } = params;
    const clientId = actor.userId;
    return createOnce(deps, creation, async (tx, now) => {
      await addProof(deps, tx, { ...body, billId: id, clientId, now });
      return readClientBill(deps, tx, { id, clientId });
    });
  });
}
