import { hasTyped } from '@tassis/forms';
import { useState, type RefObject } from 'react';
import { DiscardQuestion, type DiscardTexts } from './discard-question.tsx';

/**
 * Leaves a form, such as that of a dialog, after a question where something typed into it would be lost.
 * @param texts what the question says of files that would be lost, not of words
 * @returns `leave` for whatever closes it, and the `question` to render beside it
 */
export function useDiscardQuestion(
  form: RefObject<HTMLElement | null>,
  onLeave: () => void,
  texts?: DiscardTexts,
) {
  const [isAsking, setAsking] = useState(false);
  return {
    leave: () => {
      // The mark is on the form itself.
      const place = form.current?.parentElement;
      if (place && hasTyped(place)) setAsking(true);
      else onLeave();
    },
    question: (
      <DiscardQuestion
        open={isAsking}
        texts={texts}
        onStay={() => setAsking(false)}
        onDiscard={onLeave}
      />
    ),
  };
}
