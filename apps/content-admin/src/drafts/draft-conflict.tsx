import { Button, Stack } from '@tassis/design-system';
import { EditConflict, type Side } from '@tassis/forms';
import { useRef } from 'react';
import { useTexts } from '../messages/site-texts/use-texts.ts';
import type { EntryChange } from './merge-entries.ts';

/** Props of {@link DraftConflict}. */
export type DraftConflictProps<Entry> = {
  nth: (n: number) => string;
  describe: (entry: Entry) => string;
  changes: readonly EntryChange<Entry>[];
  /** Ends the conflict; whose entry stands at the places that both changed. */
  onSettle: (sides: ReadonlyMap<number, Side>) => void;
};

/** What somebody else saved of a list while it was being written, entry by entry. */
export function DraftConflict<Entry>(props: DraftConflictProps<Entry>) {
  const { nth, describe, changes, onSettle } = props;
  const { draft: words } = useTexts();
  const sides = useRef(new Map<number, Side>());
  const show = (entry: Entry | undefined) => (entry === undefined ? words.none : describe(entry));
  return (
    <div data-typed="">
      <Stack gap="m">
        <EditConflict
          fields={changes.map(({ place, before, theirs, mine, isMine }) => ({
            name: String(place),
            label: nth(place + 1),
            before: show(before),
            theirs: show(theirs),
            mine: isMine ? show(mine) : undefined,
          }))}
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
