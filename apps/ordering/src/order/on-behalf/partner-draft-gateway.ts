import { ApiError, getApi } from '@tassis/api-client';
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

type Whose = {
  id: string;
  /** Nothing can be kept for this client any more: they have ended it, or the partner is not validated any more. */
  onRefused: () => void;
};

/** The calls of what a partner has begun for a client. All throw ApiError. */
export function partnerDraftGateway(whose: Whose, service: DraftService): DraftGateway {
  const params = { id: whose.id, service };
  const noticed = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
    try {
      return await call;
    } catch (error) {
      if (error instanceof ApiError && [403, 404].includes(error.status ?? 0)) whose.onRefused();
      throw error;
    }
  };
  return {
    read: async () => (await noticed(getApi().call(getPartnerDraft, { params }))).data,
    write: async (data, version) => {
      const options = { ...(version > 0 && { version }), keepalive: true };
      const call = getApi().call(savePartnerDraft, { params, body: { data } }, options);
      return (await noticed(call)).data;
    },
    // Of a file, 404 may be of the file alone.
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
