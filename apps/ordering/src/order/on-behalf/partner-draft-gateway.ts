import { getApi } from '@tassis/api-client';
import {
  deletePartnerDraft,
  deletePartnerDraftFile,
  getPartnerDraft,
  getPartnerDraftFile,
  savePartnerDraft,
  savePartnerDraftFile,
} from '@tassis/contracts';
import type { DraftService } from '@tassis/domain';
import type { DraftGateway } from '../drafts/draft-gateway.ts';

/** The calls of what a partner has begun for a client. All throw ApiError. */
export function partnerDraftGateway(id: string, service: DraftService): DraftGateway {
  const params = { id, service };
  return {
    read: async () => (await getApi().call(getPartnerDraft, { params })).data,
    write: async (data, version) => {
      const options = { ...(version > 0 && { version }), keepalive: true };
      return (await getApi().call(savePartnerDraft, { params, body: { data } }, options)).data;
    },
    readFile: async (field) =>
      (await getApi().call(getPartnerDraftFile, { params: { ...params, field } })).data,
    writeFile: async (field, body) => {
      await getApi().call(savePartnerDraftFile, { params: { ...params, field }, body });
    },
    dropFile: (field) => getApi().call(deletePartnerDraftFile, { params: { ...params, field } }),
    // Also when the page is left as soon as the order is sent.
    drop: () => getApi().call(deletePartnerDraft, { params }, { keepalive: true }),
    // Once it is sent, it is the client's to order.
    ordered: () => Promise.resolve(null),
  };
}
