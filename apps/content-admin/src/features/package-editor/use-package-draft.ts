import { findNewerRecord } from '@tassis/forms';
import { getApi } from '@tassis/api-client';
import { publishPackage, savePackageDraft, type PackageDraft } from '@tassis/contracts';
import { useAction } from '@tassis/dashboard';
import { useEffect, useRef, useState } from 'react';
import { mergeValues, type ValueChange } from './merge-values.ts';
import { isSameContent, toValues, type PackageValues } from './package-values.ts';
import { useAutosave } from './use-autosave.ts';

/** What is done with a draft once what is typed is saved; it answers the draft as it is then. */
export type DraftAct = {
  run: (version: number) => Promise<PackageDraft>;
  /** Throws away what is typed. */
  replaces?: boolean;
};

type Conflict = {
  changes: readonly ValueChange[];
  before: PackageValues;
  theirs: PackageValues;
};

/**
 * What is being edited of a package: it saves itself, and is published, planned or thrown away. What somebody else saved
 * meanwhile is merged, and the person decides on the fields that both changed.
 */
export function usePackageDraft(
  id: string,
  draft: PackageDraft,
  isSavable: (values: PackageValues) => boolean,
) {
  const [known, setKnown] = useState(draft);
  const [values, setValues] = useState(() => toValues(draft));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  // Changes when the fields show something that was not typed into them.
  const [edition, setEdition] = useState(0);
  const isUnsaved = !isSameContent(values, known);

  const show = (next: PackageValues) => {
    setValues(next);
    setEdition((count) => count + 1);
  };
  if (draft.version > known.version && !isUnsaved && conflict === null) {
    setKnown(draft);
    show(toValues(draft));
  }

  // Writings wait for each other, so the newest state is read when their turn comes.
  const latest = useRef({ known, values });
  useEffect(() => {
    latest.current = { known, values };
  }, [known, values]);
  const agree = (next: PackageDraft) => {
    latest.current.known = next;
    setKnown(next);
  };
  const replace = (next: PackageValues) => {
    latest.current.values = next;
    show(next);
  };

  const write = async (act: DraftAct | null): Promise<boolean> => {
    const { known: seen, values: typed } = latest.current;
    try {
      if (!act?.replaces && !isSameContent(typed, seen)) {
        const input = { params: { id }, body: typed };
        const options = { version: seen.version };
        agree((await getApi().call(savePackageDraft, input, options)).data);
      }
      if (act) {
        const next = await act.run(latest.current.known.version);
        agree(next);
        if (act.replaces) replace(toValues(next));
      }
      return true;
    } catch (error) {
      const newer =
        findNewerRecord({ contract: savePackageDraft }, error) ??
        findNewerRecord({ contract: publishPackage }, error)?.draft;
      if (!newer) throw error;
      const { merged, changes } = mergeValues({ before: seen, mine: typed, theirs: newer });
      agree(newer);
      replace(merged);
      // Nobody throws away what they have not seen.
      if (act?.replaces) throw error;
      if (changes.length === 0) return write(act);
      setConflict({ changes, before: toValues(seen), theirs: toValues(newer) });
      return false;
    }
  };
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const enqueue = (act: DraftAct | null): Promise<boolean> => {
    const mine = turn.current.then(() => write(act));
    turn.current = mine.catch(() => undefined);
    return mine;
  };

  const saving = useAction(async () => {
    await enqueue(null);
  });
  const isHeld = conflict !== null || !isSavable(values);
  useAutosave({ values, isUnsaved, isHeld, saving });

  return {
    known,
    values,
    edition,
    conflict,
    saving,
    isUnsaved,
    /** What is typed cannot be saved as it stands: leaving would lose it. */
    isStuck: isUnsaved && (isHeld || saving.failure !== undefined),
    change: (changes: Partial<PackageValues>) => setValues((before) => ({ ...before, ...changes })),
    act: enqueue,
    /** Ends the conflict with these values. */
    settle: (chosen: PackageValues) => {
      replace(chosen);
      setConflict(null);
    },
  };
}
