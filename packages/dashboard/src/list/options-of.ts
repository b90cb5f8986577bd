/** Maps values to the options of a choice filter. */
export function toOptions<Value extends string>(
  values: readonly Value[],
  toLabel: (value: Value) => string,
): { value: Value; label: string }[] {
  return values.map((value) => ({ value, label: toLabel(value) }));
}
