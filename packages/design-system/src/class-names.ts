/** Joins the given class names; `undefined` when there is none, so that no empty attribute is rendered. */
export function classNames(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
