import { asFields } from '@tassis/contracts';

/** Every text with its key: 'form.labels.ville'; a plural text in singular and plural. */
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

/**
 * Finds the differences between the two languages of a catalogue: a text is missing in one of them, is empty, or has other
 * placeholders; French double punctuation lacks its no-break space.
 * @param quoted texts that the specification quotes, whose punctuation is not checked
 */
export function faultsIn(
  { fr, en }: { fr: unknown; en: unknown },
  quoted: readonly string[] = [],
): string[] {
  const french = new Map(textsIn(fr));
  const english = new Map(textsIn(en));
  const places = new Set([...french.keys(), ...english.keys()]);
  return [...places].filter((place) => {
    const text = french.get(place)?.trim() ?? '';
    const translation = english.get(place)?.trim() ?? '';
    const isSpaced = quoted.includes(text) || !/[^\u00A0\u202F][;:!?]/u.test(text);
    return text === '' || translation === '' || !isAlike(text, translation) || !isSpaced;
  });
}

function isAlike(text: string, translation: string): boolean {
  return placeholdersIn(text) === placeholdersIn(translation);
}

function placeholdersIn(text: string): string {
  return String(text.match(/\{\w+\}/gu)?.toSorted());
}
