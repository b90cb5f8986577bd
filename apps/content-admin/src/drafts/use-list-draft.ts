import { useLocale } from '@tassis/design-system/host';
import { contractValidator, findNewerRecord } from '@tassis/forms';
import { useState } from 'react';
import { getEdited, type DraftSource } from './draft-source.ts';
import { isSame, mergeEntries } from './merge-entries.ts';
import { useDraft, type DraftRecord } from './use-draft.ts';
import { useEntries } from './use-entries.ts';

/** The draft of a list of the site's texts, with its errors. */
export function useListDraft<Item extends DraftRecord, Entry>(
  source: DraftSource<Item, Entry>,
  record: Item,
) {
  const locale = useLocale();
  const list = useEntries(() => getEdited(source, record));
  const { entries } = list;
  const [attempt, setAttempt] = useState(0);
  // The errors of the last attempt to publish, by path.
  const [lacked, setLacked] = useState<readonly string[]>([]);
  const judge = (schema: typeof source.draftSchema) =>
    contractValidator(schema)(source.toBody(entries), locale);
  const stops = judge(source.draftSchema);
  const draft = useDraft({
    record,
    value: entries,
    onReplace: list.replace,
    isSavable: Object.keys(stops).length === 0,
    getValue: (item) => getEdited(source, item),
    // A draft that equals the published list is no draft.
    save: (typed, seen) =>
      isSame(typed, source.getPublished(seen))
        ? source.discard(seen.version)
        : source.save(typed, seen.version),
    findNewer: (error) => findNewerRecord(source, error),
    merge: (versions) => mergeEntries(versions, source.findKey),
  });
  return {
    ...draft,
    list,
    attempt,
    isChanged: !isSame(entries, source.getPublished(draft.known)),
    errors: attempt > 0 ? judge(source.contract.request.body) : stops,
    /** The errors that prevent saving. */
    stops,
    lacked,
    /** Publishes the list, unless it has errors; returns whether it did. */
    publish: async (): Promise<boolean> => {
      const found = Object.keys(judge(source.contract.request.body));
      const lacks = found.length > 0;
      setLacked(found);
      setAttempt((before) => (lacks ? before + 1 : 0));
      const run = (seen: Item, typed: Entry[]) => source.publish(typed, seen.version);
      return !lacks && draft.act({ typed: 'sent', run });
    },
    discard: () => draft.act({ typed: 'dropped', run: (seen) => source.discard(seen.version) }),
  };
}
