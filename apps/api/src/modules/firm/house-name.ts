import { TO_FILL } from '@tassis/domain';

/** What the house is called until the settings name the firm. */
const HOUSE_NAME = 'Tassis';

/** What the house is called: the firm's name, once the settings have one. */
export function houseNameOf({ name }: { name: string }): string {
  return said(name) || HOUSE_NAME;
}

/** A field of the firm as people may read it: what nobody has filled yet is nowhere. */
export function said(value: string): string {
  return value.trim() === TO_FILL ? '' : value;
}
