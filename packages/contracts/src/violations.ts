import { isViolationCode, type Violation, type ViolationCode } from '@tassis/domain';
import type { core } from '@tassis/contracts/schema';

/** A violation and its path: 'services.0.data.cin', or '' for the whole body. */
export type PathViolation = { path: string; violation: Violation };

type Issue = core.$ZodIssue;

/**
 * Maps zod's issues to violations; an issue of zod's own becomes the nearest code. Equal violations of one path are
 * reported once.
 */
export function toViolations(issues: readonly Issue[]): PathViolation[] {
  const found = new Map<string, PathViolation>();
  for (const each of issues.flatMap(violationsIn)) {
    const same = `${each.path} ${each.violation.code}`;
    if (!found.has(same)) found.set(same, each);
  }
  return [...found.values()];
}

function violationsIn(issue: Issue): PathViolation[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => at([...issue.path, key], { code: 'unknown_field' }));
  }
  return [at(issue.path, { code: toCode(issue), ...toParams(issue) })];
}

function at(path: readonly PropertyKey[], violation: Violation): PathViolation {
  return { path: path.map(String).join('.'), violation };
}

function toCode(issue: Issue): ViolationCode {
  return isViolationCode(issue.message) ? issue.message : 'invalid_value';
}

function toParams(issue: Issue): Pick<Violation, 'params'> {
  // The limit of the schema itself, so that the text shows the same number as the OpenAPI document.
  if (issue.code === 'too_big') return { params: { max: Number(issue.maximum) } };
  if (issue.code === 'too_small') return { params: { min: Number(issue.minimum) } };
  const given = 'params' in issue ? issue.params : undefined;
  const entries = Object.entries(given ?? {}).filter(isTextOrNumber);
  return entries.length === 0 ? {} : { params: Object.fromEntries(entries) };
}

function isTextOrNumber(entry: [string, unknown]): entry is [string, string | number] {
  return typeof entry[1] === 'string' || typeof entry[1] === 'number';
}
