/** Parses JSON as the type that the caller states. Only for files of this repository and of its programs. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function parsed<Said>(text: string): Said {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(text) as Said;
}
