import { ApiError } from '@tassis/api-client';
import { asFields, isFields, type Draft } from '@tassis/contracts';
import { anOrderForm } from '@tassis/order-fields/testing';
import { anOrderAnswer } from '@tassis/testing/answers';
import type { DraftGateway } from '../drafts/draft-gateway.ts';
import { DraftSync } from '../drafts/draft-sync.ts';
import { orderRecords } from '../keeping/records.ts';

interface StoredDraft {
  draft: Draft | null;
  files: Map<string, { name: string; content: string }>;
  writes: number;
  failure: Error | null;
  /** The key of the draft that was ordered. */
  orderedKey: string;
}

export interface DraftServer {
  server: StoredDraft;
  gateway: DraftGateway;
  /** Who is signed in. */
  who: string | null;
}

/** A fake server of one draft, which records its calls. */
export function aServer() {
  const server: StoredDraft = {
    draft: null,
    files: new Map(),
    writes: 0,
    failure: null,
    orderedKey: '',
  };
  const answer = <Value>(value: () => Value): Promise<Value> =>
    Promise.resolve().then(() => {
      if (server.failure) throw server.failure;
      return value();
    });
  const gateway: DraftGateway = {
    read: () =>
      answer(
        () =>
          server.draft && {
            ...server.draft,
            files: [...server.files].map(([field, { name }]) => ({ field, name, size: 9 })),
          },
      ),
    write: (data, version) =>
      answer(() => {
        if ((server.draft?.version ?? 0) !== version) throw refused(409, 'stale_version');
        server.writes += 1;
        server.draft = aDraft(asStored(data), version + 1);
        return server.draft;
      }),
    readFile: (field) =>
      answer(() => ({ size: 9, name: '', content: '', ...server.files.get(field) })),
    writeFile: (field, file) => answer(() => void server.files.set(field, file)),
    dropFile: (field) => answer(() => void server.files.delete(field)),
    drop: () => answer(() => void (server.draft = null)),
    ordered: (key) => answer(() => (server.orderedKey === key ? anOrderAnswer(7) : null)),
  };
  const house: DraftServer = { server, gateway, who: 'client-1' };
  return house;
}

/** The title of the company in the stored draft. */
export const titleOn = ({ server }: DraftServer) =>
  asFields(asFields(server.draft?.data['form'])['company'])['title'];

/** jsonb does not preserve the order of keys. */
function asStored<Data>(data: Data): Data {
  // The same data in another order of keys.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(JSON.stringify(data), (_name, each: unknown) =>
    isFields(each) && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toReversed())
      : each,
  ) as Data;
}

export function aDraft(data: Record<string, unknown>, version: number): Draft {
  return {
    service: 'company_creation',
    data,
    version,
    updated_at: '2026-11-21T13:32:00.000Z',
    files: [],
  };
}

export const refused = (status: number, code: string) =>
  new ApiError({ status, code, mayHaveReachedServer: false });
export const aFile = { name: 'a.pdf', size: 9, lastModified: 1, content: 'JVBERi0=' };
const blank = JSON.stringify(anOrderForm().snapshot());

/** Leaves out what a package fixes. */
function filledIn(form: ReturnType<typeof anOrderForm>): string {
  const snapshot = form.snapshot();
  return JSON.stringify({ ...snapshot, company: { ...snapshot.company, package: '' } });
}

/** A tab with this server, whose storage survived a reload. */
export function aTab(house: DraftServer) {
  const { gateway } = house;
  const form = anOrderForm();
  const sync = new DraftSync({
    form,
    gateway,
    head: orderRecords('company_creation', () => null).draftHead,
    isAlike: (stored) => {
      const other = anOrderForm();
      other.load(stored);
      return filledIn(form) === filledIn(other);
    },
    isBlank: () => JSON.stringify(form.snapshot()) === blank,
    who: () => house.who,
  });
  const type = (title: string) => form.members.company.set('title', title);
  return { form, sync, type, saved: () => sync.store.getState().saved?.state };
}
