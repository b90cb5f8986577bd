import { CREATION_SECTIONS } from '@tassis/order-fields/creation';

/** The step (from 1) on which a path of the wire is asked for; the first for what is asked nowhere. */
export function stepOf(path: string): number {
  const [head = ''] = path.split('.');
  return (
    Math.max(
      CREATION_SECTIONS.findIndex((fields) => fields.includes(head)),
      0,
    ) + 1
  );
}
