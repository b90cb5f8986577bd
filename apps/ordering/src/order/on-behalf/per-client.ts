/** Makes one of its own for each client for whom a partner orders, so that no form shows what belongs to another. */
export function perClient<Made>(
  make: (clientId: string | null) => Made,
): (clientId: string | null) => Made {
  const made = new Map<string | null, Made>();
  return (clientId) => {
    const known = made.get(clientId) ?? make(clientId);
    made.set(clientId, known);
    return known;
  };
}
