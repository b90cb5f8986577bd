import type { Edit, FormSchema } from '@tassis/forms';
import type { KeyOf } from './merge-entries.ts';
import type { DraftRecord } from './use-draft.ts';

/** How a list of the site's texts is read, saved and published. */
export type DraftSource<Item extends DraftRecord, Entry> = {
  /** The body of both contracts. */
  toBody: (entries: Entry[]) => unknown;
  /** The path of a field in that body, which is also the id of its control. */
  getPath: (index: number, field: string) => string;
  /** The path of the list itself in that body, for the error of an empty list. */
  listPath?: string;
  /** Returns the key of an entry, by which a merge recognises it. Default: entries are recognised by their content. */
  findKey?: KeyOf<Entry>;
  /** The contract that publishes the list; its response is the record. */
  contract: Edit<never, Item>['contract'] & { request: { body: FormSchema } };
  /** The schema of a draft. */
  draftSchema: FormSchema;
  /** Whether the record can exist without the draft, so that the draft can be discarded. Default: always. */
  canDiscard?: (record: Item) => boolean;
  getPublished: (record: Item) => Entry[];
  findDraft: (record: Item) => { entries: Entry[]; savedAt: string } | null;
  save: (entries: Entry[], version: number) => Promise<Item>;
  publish: (entries: Entry[], version: number) => Promise<Item>;
  discard: (version: number) => Promise<Item>;
};

/** `toBody` and `getPath` for a body that contains only the list: `{ questions: entries }`. */
export function listUnder(name: string) {
  return {
    toBody: (entries: unknown[]) => ({ [name]: entries }),
    getPath: (index: number, field: string) => `${name}.${index}.${field}`,
  };
}

/** The entries of the draft; without a draft, those on the site. */
export function getEdited<Item extends DraftRecord, Entry>(
  source: DraftSource<Item, Entry>,
  record: Item,
): Entry[] {
  return source.findDraft(record)?.entries ?? source.getPublished(record);
}
