import { hasTyped } from '@tassis/forms';
import { useEffect, useRef, useState } from 'react';
import { holdOpenEdit, leaveOpenEdit } from './open-edit.ts';

/** The part of {@link useEditPlace} that {@link EditPlace} needs. */
export type Place = Pick<
  ReturnType<typeof useEditPlace>['place'],
  'root' | 'isOpen' | 'isAsking' | 'close' | 'leave' | 'discard' | 'stay'
>;

/**
 * The state of an {@link EditPlace}, with the button that opens its form. A page has one open form at a time. The focus
 * returns to the button when the form closes.
 */
export function useEditPlace() {
  const trigger = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const returns = useRef(false);
  const [isOpen, setOpen] = useState(false);
  /** What to do once the person has decided; null while no question is open. */
  const [asked, setAsked] = useState<{ go: () => void } | null>(null);

  const end = (returnsFocus: boolean): void => {
    returns.current = returnsFocus;
    setAsked(null);
    setOpen(false);
  };
  /** @param goOn what to do then; by default the focus returns to the button */
  const leave = (goOn?: () => void): void => {
    const go = () => {
      end(goOn === undefined);
      goOn?.();
    };
    if (root.current && hasTyped(root.current)) setAsked({ go });
    else go();
  };

  const latestLeave = useRef(leave);
  useEffect(() => {
    latestLeave.current = leave;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    holdOpenEdit((goOn) => latestLeave.current(goOn));
    return () => holdOpenEdit(null);
  }, [isOpen]);
  useEffect(() => {
    if (isOpen || !returns.current) return;
    returns.current = false;
    trigger.current?.focus();
  }, [isOpen]);

  return {
    trigger,
    isOpen,
    open: () => leaveOpenEdit(() => setOpen(true)),
    place: {
      root,
      isOpen,
      isAsking: asked !== null,
      /** Closes it after it has saved. */
      close: () => end(true),
      leave: () => leave(),
      discard: () => asked?.go(),
      stay: () => setAsked(null),
    },
  };
}
