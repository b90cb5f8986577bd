// @ts-check
/**
 * Parses JSON as the type that the caller states: one of our programs or tools wrote it.
 * @template Said
 * @param {string} text
 * @returns {Said}
 */
export function parsed(text) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return /** @type {Said} */ (JSON.parse(text));
}
