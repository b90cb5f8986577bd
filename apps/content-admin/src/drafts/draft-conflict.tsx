import { Button, Stack } from '@tassis/design-system';
import { EditConflict, type Side } from '@tassis/forms';
import { useRef } from 'react';
import { useTexts } from '../messages/drafts/use-texts.ts';
import type { EntryChange } from './merge-entries.ts';

/** Props of {@link DraftConflict}. */
export type DraftConflictProps<Part> = {
  changes: readonly EntryChange<Part>[];
  labelOf: (place: number) => string;
  /** A part in words, beside the versions of it that there are. */
  describe: (part: Part, place: number, versions: readonly Part[]) => string;
  /** Ends the conflict; whose part stands where both changed it. */
  onSettle: (sides: ReadonlyMap<number, Side>) => void;
};

/** What somebody else saved of a draft while it was being written, part by part. */
export function DraftConflict<Part>(props: DraftConflictProps<Part>) {
  const { changes, labelOf, describe, onSettle } = props;
  const words = useTexts();
  const sides = useRef(new Map<number, Side>());
  return (
    <div data-typed="">
      <Stack gap="m">
        <EditConflict
          text={words.conflict}
          fields={changes.map(({ id, place, before, theirs, mine, isMine }) => {
            const versions = [before, theirs, mine].filter((part) => part !== undefined);
            const show = (part: Part | undefined) =>
              part === undefined ? words.none : describe(part, place, versions);
            return {
              name: String(id),
              label: labelOf(place),
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
