import { QueryClient, QueryClientProvider } from '@tassis/api-client/query';
import { render } from '@testing-library/react';
import { configureApi, createApiClient } from '@tassis/api-client';
import type { ReactNode } from 'react';

/** The fake API's response: status and body, or none ever. */
export type Answer = { status: number; body: unknown } | 'silence';

/** Renders a part of a page with the real client; `answer` replaces the network and gets each request. */
export function renderPart(part: ReactNode, answer: (path: string, body: unknown) => Answer) {
  configureApi(
    createApiClient({
      baseUrl: '/api',
      locale: () => 'fr',
      session: { accessToken: () => null, refresh: () => Promise.resolve(null) },
      fetch: (input, { body } = {}) => {
        const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
        return respond(answer(input instanceof Request ? input.url : input.toString(), sent));
      },
    }),
  );
  return render(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>);
}

function respond(answer: Answer): Promise<Response> {
  if (answer === 'silence') return new Promise(() => {});
  const { status, body } = answer;
  return Promise.resolve(Response.json(body, { status }));
}
