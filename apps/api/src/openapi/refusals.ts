import {
  COMMON_ERRORS,
  ERROR_STATUS,
  isErrorCode,
  type Contract,
  type ErrorCode,
} from '@tassis/contracts';
import { isStaff } from '@tassis/domain';
import { translate } from '@tassis/messages';
import type { Answer } from './answers.ts';
import { toHeaders, type HeaderName } from './headers.ts';

/** What one of them may refuse with: by status, a reference to its component. */
export function refusalReferences(contract: Contract): Record<string, { $ref: string }> {
  return Object.fromEntries(
    getRefusals(contract).map(([status, codes]) => [
      status,
      { $ref: `#/components/responses/${formatName(codes)}` },
    ]),
  );
}

/** Every refusal that one of these contracts may answer, by name. */
export function refusals(contracts: readonly Contract[]): Record<string, Answer> {
  const all = contracts.flatMap(getRefusals);
  return Object.fromEntries(
    all.map(([status, codes]) => [formatName(codes), refusal(status, codes)]),
  );
}

type Refusal = [status: number, codes: readonly ErrorCode[]];

/** The codes of an operation by their status, in the order of the closed list. */
function getRefusals({ errors, auth }: Contract): Refusal[] {
  const ofStaff: ErrorCode[] =
    typeof auth !== 'string' && auth.some(isStaff) ? ['second_factor_required'] : [];
  const own = new Set<string>([...errors, ...ofStaff, ...COMMON_ERRORS]);
  const codes = CODES.filter((code) => own.has(code));
  return [...Map.groupBy(codes, (code) => ERROR_STATUS[code])];
}

const CODES = Object.keys(ERROR_STATUS).filter(isErrorCode);

function refusal(status: number, codes: readonly ErrorCode[]): Answer {
  const names: HeaderName[] = ['X-Request-Id', 'Content-Language'];
  if (status === 401) names.push('WWW-Authenticate');
  const isWorthAnotherTry =
    status === 429 || status === 503 || codes.includes('idempotency_in_progress');
  if (isWorthAnotherTry) names.push('Retry-After');
  const schema = {
    allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { code: { enum: [...codes] } } }],
  };
  return {
    description: codes.map((code) => `\`${code}\`: ${translate('en', code)}`).join('\n\n'),
    headers: toHeaders(names),
    content: { 'application/json': { schema } },
  };
}

/** The same codes are the same answer, whichever operation gives it. */
function formatName(codes: readonly ErrorCode[]): string {
  return codes.join('.');
}
