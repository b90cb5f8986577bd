/** A SQLSTATE or Node's code, of an error or of what caused it. */
export function findDatabaseCode(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current.code;
  }
  return undefined;
}

/** The write broke a unique constraint: another transaction wrote the same first. */
export function isUniqueViolation(error: unknown): boolean {
  return findDatabaseCode(error) === '23505';
}

/** The wait for a lock exceeded the limit. */
export function isLockTimeout(error: unknown): boolean {
  return findDatabaseCode(error) === '55P03';
}

/** Two transactions waited for each other, and PostgreSQL rolled this one back. */
export function isDeadlock(error: unknown): boolean {
  return findDatabaseCode(error) === '40P01';
}

/**
 * Class 08: connection; 53: resources; 57P: shutting down or starting; 57014, 55P03, 25P03: time limits of ours; 40P01, 40001:
 * conflicting transactions.
 */
const UNAVAILABLE = /^(?:08|53|57P|57014|55P03|25P03|40P01|40001|ECONN|EPIPE|ENOTFOUND|ETIMEDOUT)/u;
/** Of these codes, those after which the connection can no longer be used. */
const LOST = /^(?:08|57P|25P03|ECONN|EPIPE|ETIMEDOUT)/u;
/** Messages of `pg`, which have no code, when a connection could not be opened or was lost. */
const UNAVAILABLE_TEXT =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable/u;

/** The database cannot be reached or is too busy at the moment: the same request may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return UNAVAILABLE.test(findDatabaseCode(error) ?? '') || saysUnavailable(error);
}

/** The connection itself is lost: closed by the database or the network. */
export function isConnectionLost(error: unknown): boolean {
  return LOST.test(findDatabaseCode(error) ?? '') || saysUnavailable(error);
}

function saysUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (UNAVAILABLE_TEXT.test(current.message)) return true;
  }
  return false;
}
