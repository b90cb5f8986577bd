import { requiredLine } from './field.ts';
import { PERSON_NAME } from './patterns.ts';
import type { Validator } from './violation.ts';

/** Long enough for a name of several words, too short for a message. */
const NAME_MAX = 60;

/** Whether this reads as somebody's name: letters, and no address, number or sentence mark in it. */
export function isPersonName(value: string): boolean {
  const name = value.trim();
  return name.length <= NAME_MAX && PERSON_NAME.test(name);
}

const named: Validator = (value) => (isPersonName(value) ? null : { code: 'person_name_invalid' });

/** The first name of somebody whom another person invites: it stands in a mail to a stranger. */
export const invitedFirstName = requiredLine('first_name_required', named);

/** Their family name, likewise. */
export const invitedLastName = requiredLine('last_name_required', named);
