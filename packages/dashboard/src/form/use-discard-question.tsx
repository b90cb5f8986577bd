import { hasTyped } from '@tassis/forms';
import { useState, type RefObject } from 'react';
import { DiscardQuestion, type DiscardTexts } from './discard-question.tsx';

/**
 * Closes a form, such as that of a dialog, after a question if input would be lost.
 * @param texts the texts of the question, where files would be lost instead of typed text
 * @returns `leave`, which closes the form, and the `question` to render beside it
 */
export function useDiscardQuestion(
  form: RefObject<HTMLElement | null>,
  onLeave: () => void,
  texts?: DiscardTexts,
) {
  const [isAsking, setAsking] = useState(false);
  return {
    leave: () => {
      // `hasTyped` searches below an element, and the mark is on the form itself.
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
