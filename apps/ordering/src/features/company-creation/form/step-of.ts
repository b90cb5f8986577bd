import { CREATION_SECTIONS } from '@tassis/order-fields/creation';

/** The step (from 1) that asks for a path of the wire; the first step for an unknown path. */
export function stepOf(path: string): number {
  const [head = ''] = path.split('.');
  return (
    Math.max(
      CREATION_SECTIONS.findIndex((fields) => fields.includes(head)),
      0,
    ) + 1
  );
}
