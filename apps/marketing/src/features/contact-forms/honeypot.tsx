import { TextInput, VisuallyHidden } from '@tassis/design-system';
import { fr } from '../../messages/fr.ts';

/** A field that no person sees or reaches, and that robots fill in: the API takes no form that has it. */
export function Honeypot() {
  return (
    <div aria-hidden="true">
      <VisuallyHidden>
        <TextInput label={fr.honeypot} name="website" tabIndex={-1} autoComplete="off" />
      </VisuallyHidden>
    </div>
  );
}
