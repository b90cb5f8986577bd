import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CharacterCount, getCountId, type CountTexts } from './character-count.tsx';
import type { FieldControl } from './field.tsx';

type Counted = CountTexts & {
  wiring: FieldControl;
  value: string | number | readonly string[] | undefined;
  children: (wiring: FieldControl) => ReactNode;
};

/** A text control, with its character count below it when there is a limit. */
export function CountControl({ wiring, value, maxCount, countText, children }: Counted) {
  if (maxCount === undefined) return children(wiring);
  const described = classNames(wiring['aria-describedby'], getCountId(wiring.id));
  return (
    <>
      {children({ ...wiring, 'aria-describedby': described })}
      <CharacterCount
        of={wiring.id}
        initial={String(value ?? '')}
        max={maxCount}
        text={countText}
      />
    </>
  );
}
