import { VisuallyHidden } from '@tassis/design-system';
import { fr } from '../../messages/fr.ts';

/** A field that no person sees or reaches, and that robots fill in: the API takes no form that has it. */
export function Honeypot() {
  return (
    <span aria-hidden="true">
      <VisuallyHidden>
        <label>
          {fr.honeypot}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </VisuallyHidden>
    </span>
  );
}
