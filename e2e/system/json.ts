/* A journey knows the shape of the bodies and files that it reads; one of another shape fails at its assertion. */

export async function readBody<Body>(answer: { json: () => Promise<unknown> }): Promise<Body> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (await answer.json()) as Body;
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function parsed<Said>(text: string | null | undefined): Said {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(text ?? '') as Said;
}
