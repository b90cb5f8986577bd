import type { Edit, FormSchema } from '@tassis/forms';
import type { KeyOf } from './merge-entries.ts';
import type { DraftRecord } from './use-draft.ts';

/** How a list of the site's texts is read, saved and published. */
export type DraftSource<Item extends DraftRecord, Entry> = {
  /** The body of both contracts. */
  toBody: (entries: Entry[]) => unknown;
  /** The path of a field in that body; the field's control has it as its id. */
  getPath: (place: number, field: string) => string;
  /** The path of the list itself in that body, where publishing asks for an entry. */
  listPath?: string;
  /** What tells its entries from each other where two change the list. Default: what is written in them. */
  findKey?: KeyOf<Entry>;
  /** The contract that publishes it; its answer is the record. */
  contract: Edit<never, Item>['contract'] & { request: { body: FormSchema } };
  /** The rules of what is being prepared. */
  draftSchema: FormSchema;
  /** Whether something is left without the draft. Default: always. */
  canDiscard?: (record: Item) => boolean;
  getPublished: (record: Item) => Entry[];
  findDraft: (record: Item) => { entries: Entry[]; savedAt: string } | null;
  save: (entries: Entry[], version: number) => Promise<Item>;
  publish: (entries: Entry[], version: number) => Promise<Item>;
  discard: (version: number) => Promise<Item>;
};

/** `toBody` and `getPath` of a body that is nothing but the list: `{ questions: entries }`. */
export function listUnder(name: string) {
  return {
    toBody: (entries: unknown[]) => ({ [name]: entries }),
    getPath: (place: number, field: string) => `${name}.${place}.${field}`,
  };
}

/** What is being prepared, or what the site shows where nothing is. */
export function getEdited<Item extends DraftRecord, Entry>(
  source: DraftSource<Item, Entry>,
  record: Item,
): Entry[] {
  return source.findDraft(record)?.entries ?? source.getPublished(record);
}
