import { ApiError, type ApiClient } from '@tassis/api-client';
import type { AuthAnswer, Contract, User } from '@tassis/contracts';

/** A signed-in client. */
export const aClient: User = {
  id: '0b6f9d5e-6f1c-4d0e-9a55-1d9d1c6b7f10',
  email: 'salma@example.ma',
  userName: 'Salma El Amrani',
  user_type: 'client',
  email_verified: false,
  locale: 'fr',
  client: { firstName: 'Salma', lastName: 'El Amrani' },
};

/** The API's answer to a login. */
export const anAuthAnswer: AuthAnswer = {
  access_token: 'access-1',
  refresh_token: 'refresh-1',
  token_type: 'Bearer',
  expires_in: 600,
  user: aClient,
};

/** An error as the API client throws it. */
export function anApiError(status: number | null, facts: Partial<ApiError> = {}): ApiError {
  return new ApiError({
    status,
    code: facts.code ?? 'x',
    serverMessage: facts.serverMessage,
    errors: facts.errors,
    mayHaveReachedServer: facts.mayHaveReachedServer ?? false,
  });
}

type Answer = () => unknown;

const missing = () => Promise.reject(anApiError(404));

/** A fake API that answers by the contract's name and records the calls. */
export function fakeApi(answers: Record<string, Answer>) {
  const calls: { name: string; body: unknown }[] = [];
  const call = async (contract: Contract, input: { body?: unknown }): Promise<never> => {
    calls.push({ name: contract.name, body: input.body });
    const answer = answers[contract.name];
    if (!answer) throw anApiError(404);
    const given = await answer();
    // The tests' answers stand for the contracts' outputs.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return given as never;
  };
  const api: ApiClient = { call, download: missing, readFile: missing, stream: missing };
  return { api, calls, names: () => calls.map(({ name }) => name) };
}
