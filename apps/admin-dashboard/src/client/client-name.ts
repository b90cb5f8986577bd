/** The name of a client in a list. */
export function clientName({ firstName, lastName }: { firstName: string; lastName: string }) {
  return `${firstName} ${lastName}`;
}
