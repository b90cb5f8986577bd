import { getApi } from '@tassis/api-client';
import { publishPackage, savePackageDraft, type PackageDraft } from '@tassis/contracts';
import { findNewerRecord } from '@tassis/forms';
import { useState } from 'react';
import { mergeEntries, type Merge, type Versions } from '../../drafts/merge-entries.ts';
import { useDraft, type DraftAct } from '../../drafts/use-draft.ts';
import {
  fromList,
  toList,
  toValues,
  type PackageValue,
  type PackageValues,
} from './package-values.ts';
import type { useErrors } from './use-errors.ts';

/** An action on the draft of a package. */
export type PackageAct = DraftAct<PackageDraft, PackageValues>;

/** The draft of a package, field by field. */
export function usePackageDraft(
  id: string,
  record: PackageDraft,
  judge: ReturnType<typeof useErrors>,
) {
  const [values, setValues] = useState(() => toValues(record));
  // Changes when the fields show values that were not typed into them.
  const [edition, setEdition] = useState(0);
  const draft = useDraft({
    record,
    value: values,
    onReplace: (next) => {
      setValues(next);
      setEdition((count) => count + 1);
    },
    isSavable: Object.keys(judge.toSave(values)).length === 0,
    getValue: toValues,
    save: async (body, { version }) =>
      (await getApi().call(savePackageDraft, { params: { id }, body }, { version })).data,
    onRefused: judge.note,
    findNewer: (error) =>
      findNewerRecord({ contract: savePackageDraft }, error) ??
      findNewerRecord({ contract: publishPackage }, error)?.draft,
    merge: mergeValues,
  });
  return {
    ...draft,
    values,
    edition,
    change: (changes: Partial<PackageValues>) => setValues((before) => ({ ...before, ...changes })),
  };
}

/** For the merge, a package is the list of its fields' values. */
function mergeValues(versions: Versions<PackageValues>): Merge<PackageValues, PackageValue> {
  const { changes, settle } = mergeEntries(
    {
      before: toList(versions.before),
      mine: toList(versions.mine),
      theirs: toList(versions.theirs),
    },
    (_value, place) => place,
  );
  return { changes, settle: (sides) => fromList(settle(sides)) };
}
