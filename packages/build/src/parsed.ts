/** What a text of JSON says, of the type that the caller states: our own programs and people of this house wrote it. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function parsed<Said>(text: string): Said {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(text) as Said;
}
