import { Button } from '@tassis/design-system';
import { markTyped } from '@tassis/forms';
import { useEffect, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';
import { DiscardQuestion } from './discard-question.tsx';
import type { Place } from './use-edit-place.ts';

/** The props of a form in place. */
export type EditedInPlace = {
  /** Closes the form after it has saved. */
  close: () => void;
  /** The cancel button, for the `actions` of `Form`. */
  cancel: ReactNode;
};

/** Props of {@link EditPlace}. */
export type EditPlaceProps = {
  /** The `place` of {@link useEditPlace}. */
  place: Place;
  renderForm: (edited: EditedInPlace) => ReactNode;
  /** Shown while the form is closed. */
  children?: ReactNode;
};

/**
 * A part of a page that turns into the form that edits it. The first field takes the focus; Escape closes the form, after a
 * question if there is input.
 */
export function EditPlace({ place, renderForm, children }: EditPlaceProps) {
  const { cancel } = useDashboardTexts().edit;
  if (!place.isOpen) return children;
  return (
    <>
      <OpenPlace place={place}>
        {renderForm({
          close: place.close,
          cancel: (
            <Button variant="quiet" onClick={place.leave}>
              {cancel}
            </Button>
          ),
        })}
      </OpenPlace>
      <DiscardQuestion open={place.isAsking} onStay={place.stay} onDiscard={place.discard} />
    </>
  );
}

const FIRST_FIELD =
  ':is(input:not([type="hidden"], [type="radio"]), input[type="radio"]:checked, select, textarea):enabled:not([readonly])';

function OpenPlace({ place, children }: { place: Place; children: ReactNode }) {
  const { root } = place;
  useEffect(() => root.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus(), [root]);
  const onKeyDown = (event: KeyboardEvent) => {
    const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
    if (event.key !== 'Escape' || event.defaultPrevented || isInDialog) return;
    event.preventDefault();
    place.leave();
  };
  return (
    // Escape closes the form as the cancel button does.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} onKeyDown={onKeyDown} onInput={markField}>
      {children}
    </div>
  );
}

function markField({ target }: FormEvent) {
  if (target instanceof HTMLElement) markTyped(target.closest('form') ?? target);
}
