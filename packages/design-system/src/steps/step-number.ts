/** The rank of a step as it is drawn: '01'. */
export function stepNumber(index: number): string {
  return String(index + 1).padStart(2, '0');
}
