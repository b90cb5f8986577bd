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
  /** Called when nothing can be saved for this client any more: the link has ended, or the partner is no longer validated. */
  onRefused: () => void;
};

/** The calls of a partner's draft for a client. All throw ApiError. */
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
    // A 404 may mean that only the file is missing.
    readFile: async (field) =>
      (await getApi().call(getPartnerDraftFile, { params: { ...params, field } })).data,
    writeFile: async (field, body) => {
      await getApi().call(savePartnerDraftFile, { params: { ...params, field }, body });
    },
    dropFile: (field) => getApi().call(deletePartnerDraftFile, { params: { ...params, field } }),
    // `keepalive` lets the request finish when the page is left at once.
    drop: () => getApi().call(deletePartnerDraft, { params }, { keepalive: true }),
    // A partner's draft is never ordered directly: the client confirms it.
    ordered: () => Promise.resolve(null),
  };
}
