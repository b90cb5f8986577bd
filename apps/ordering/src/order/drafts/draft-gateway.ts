import { getApi } from '@tassis/api-client';
import {
  deleteDraft,
  deleteDraftFile,
  getDraft,
  getDraftFile,
  saveDraft,
  saveDraftFile,
  type Draft,
  type Order,
} from '@tassis/contracts';
import type { DraftService } from '@tassis/domain';
import { orderGateway } from '../submission/order-gateway.ts';

type FileContent = { name: string; content: string };

/** The calls of one form's draft. All throw ApiError. */
export type DraftGateway = {
  /** The draft; null when there is none. */
  read: () => Promise<Draft | null>;
  /** @param version the version on which the change is based; 0 for a first draft */
  write: (data: Record<string, unknown>, version: number) => Promise<Draft>;
  readFile: (field: string) => Promise<FileContent & { size: number }>;
  writeFile: (field: string, file: FileContent) => Promise<void>;
  dropFile: (field: string) => Promise<void>;
  drop: () => Promise<void>;
  /** The order that was placed with this key; null when there is none. */
  ordered: (key: string) => Promise<Order | null>;
};

export function draftGateway(service: DraftService): DraftGateway {
  const params = { service };
  return {
    read: async () => (await getApi().call(getDraft, { params })).data,
    write: async (data, version) => {
      // A first draft has no version to send.
      const made = version === 0 ? {} : { version };
      const options = { ...made, keepalive: true };
      return (await getApi().call(saveDraft, { params, body: { data } }, options)).data;
    },
    readFile: async (field) =>
      (await getApi().call(getDraftFile, { params: { ...params, field } })).data,
    writeFile: async (field, body) => {
      await getApi().call(saveDraftFile, { params: { ...params, field }, body });
    },
    dropFile: (field) => getApi().call(deleteDraftFile, { params: { ...params, field } }),
    drop: () => getApi().call(deleteDraft, { params }),
    ordered: (key) => orderGateway.find(key),
  };
}
