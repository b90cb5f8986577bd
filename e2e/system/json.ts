/* A journey reads bodies and files of which it knows the shape; one that has another fails where it is looked at. */

/** The body of an answer. */
export async function readBody<Body>(answer: { json: () => Promise<unknown> }): Promise<Body> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (await answer.json()) as Body;
}

/** What a text of JSON says. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function parsed<Said>(text: string | null | undefined): Said {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(text ?? '') as Said;
}
