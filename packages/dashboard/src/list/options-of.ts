/** The options of a choice: its values, each in words. */
export function optionsOf<Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => string,
): { value: Value; label: string }[] {
  return values.map((value) => ({ value, label: labelOf(value) }));
}
