import { asFields } from '@tassis/contracts';
/** Every text with its place: 'form.labels.ville'; one that counts, of one and of several. */
export function textsIn(node: unknown, place = ''): [string, string][] {
  if (typeof node === 'string') return [[place, node]];
  if (typeof node === 'function')
    return [1, 2].map((count) => [
      `${place}(${count})`,
      String(Reflect.apply(node, undefined, [count])),
    ]);
  return Object.entries(asFields(node)).flatMap(([key, value]) =>
    textsIn(value, place === '' ? key : `${place}.${key}`),
  );
}
