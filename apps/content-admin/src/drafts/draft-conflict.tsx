import { useSession } from '@tassis/auth';
import type { LastChange } from '@tassis/contracts';
import { Button, Stack } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { EditConflict, type Side } from '@tassis/forms';
import { formatDateTime } from '@tassis/messages';
import { useRef } from 'react';
import { useTexts } from '../messages/drafts/use-texts.ts';
import type { EntryChange } from './merge-entries.ts';

/** Props of {@link DraftConflict}. */
export type DraftConflictProps<Part> = {
  /** The changes, and who saved them. */
  conflict: { changes: readonly EntryChange<Part>[]; by: LastChange };
  getLabel: (position: number) => string;
  /** Describes a part, compared with its other versions. */
  describe: (part: Part, position: number, versions: readonly Part[]) => string;
  /** Resolves the conflict; for each part that both have changed, `sides` names the one to keep. */
  onSettle: (sides: ReadonlyMap<number, Side>) => void;
};

/** The changes that somebody else saved while the draft was being written, part by part. */
export function DraftConflict<Part>(props: DraftConflictProps<Part>) {
  const { conflict, getLabel, describe, onSettle } = props;
  const words = useTexts();
  const sides = useRef(new Map<number, Side>());
  return (
    <div data-typed="">
      <Stack gap="m">
        <EditConflict
          title={useTitle(conflict.by)}
          text={words.conflict}
          fields={conflict.changes.map(({ id, position, before, theirs, mine, isMine }) => {
            const versions = [before, theirs, mine].filter((part) => part !== undefined);
            const show = (part: Part | undefined) =>
              part === undefined ? words.none : describe(part, position, versions);
            return {
              name: String(id),
              label: getLabel(position),
              before: show(before),
              theirs: show(theirs),
              mine: isMine ? show(mine) : undefined,
            };
          })}
          onChoose={(name, side) => sides.current.set(Number(name), side)}
        />
        <div>
          <Button variant="brand" onClick={() => onSettle(sides.current)}>
            {words.chosen}
          </Button>
        </div>
      </Stack>
    </div>
  );
}

/** Who saved it and when: a colleague, or oneself in another tab. */
function useTitle(change: LastChange): string | undefined {
  const { savedBy } = useTexts();
  const locale = useLocale();
  const { user } = useSession();
  if (!change) return undefined;
  const { by, at } = change;
  const moment = formatDateTime(locale, at);
  if (by === null) return savedBy.somebody(moment);
  return by.id === user?.id ? savedBy.oneself(moment) : savedBy.colleague(by.name, moment);
}
