import { Button, Stack } from '@tassis/design-system';
import { EditConflict, type Side } from '@tassis/forms';
import type { PackageContentField } from '@tassis/domain';
import { useRef } from 'react';
import { useTexts } from '../../messages/packages/use-texts.ts';
import { takeFields, type ValueChange } from './merge-values.ts';
import type { PackageValues } from './package-values.ts';
import { useValueText } from './use-value-text.ts';

type DraftConflictProps = {
  changes: readonly ValueChange[];
  before: PackageValues;
  theirs: PackageValues;
  mine: PackageValues;
  onSettle: (values: PackageValues) => void;
};

/** What somebody else saved of the draft while it was being edited, field by field. */
export function DraftConflict({ changes, before, theirs, mine, onSettle }: DraftConflictProps) {
  const { editor: texts } = useTexts();
  const toText = useValueText();
  const sides = useRef(new Map<string, Side>());
  const settle = () => {
    const taken = changes
      .map(({ field }): PackageContentField => field)
      .filter((field) => sides.current.get(field) === 'theirs');
    onSettle(takeFields(mine, theirs, taken));
  };
  return (
    <div data-typed="">
      <Stack gap="m">
        <EditConflict
          fields={changes.map(({ field, isMine }) => ({
            name: field,
            label: texts.fields[field],
            before: toText(before, field),
            theirs: toText(theirs, field),
            mine: isMine ? toText(mine, field) : undefined,
          }))}
          onChoose={(name, side) => sides.current.set(name, side)}
        />
        <div>
          <Button variant="brand" onClick={settle}>
            {texts.chosen}
          </Button>
        </div>
      </Stack>
    </div>
  );
}
