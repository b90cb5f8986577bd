import { TextInput, VisuallyHidden } from '@tassis/design-system';
import { fr } from '../../messages/fr.ts';

/** A field that people neither see nor reach but robots fill in. The API refuses forms with a value in it. */
export function Honeypot() {
  return (
    <div aria-hidden="true">
      <VisuallyHidden>
        <TextInput label={fr.honeypot} name="website" tabIndex={-1} autoComplete="off" />
      </VisuallyHidden>
    </div>
  );
}
