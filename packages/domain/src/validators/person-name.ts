import { requiredLine } from './field.ts';
import { PERSON_NAME } from './patterns.ts';
import type { Validator } from './violation.ts';

/** Long enough for a name of several words, too short for a message. */
const NAME_MAX = 60;

/** Whether a text looks like a name: letters, without addresses, numbers or punctuation. */
export function isPersonName(value: string): boolean {
  const name = value.trim();
  return name.length <= NAME_MAX && PERSON_NAME.test(name);
}

const named: Validator = (value) => (isPersonName(value) ? null : { code: 'person_name_invalid' });

/** The first name of an invited person, which is printed in a mail to a stranger. */
export const invitedFirstName = requiredLine('first_name_required', named);

/** The family name of an invited person, likewise. */
export const invitedLastName = requiredLine('last_name_required', named);
