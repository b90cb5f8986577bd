/** The statuses of answers that came in any order, smallest first. */
export function getStatuses(answers: readonly { statusCode: number }[]): number[] {
  return answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
}
