import {
  allContracts,
  COMMON_ERRORS,
  ERROR_STATUS,
  ErrorBody,
  type Contract,
  type ErrorCode,
} from '@tassis/contracts';
import type { FastifyInstance } from 'fastify';
import type { core } from 'zod/mini';
import { BASE_PATH } from '../http/register-routes.ts';

/**
 * A server that serves nothing but the description of the contracts. It is made at the first
 * question, so that neither a start nor a request pays for it.
 */
export async function createDocumentServer({ withPages }: { withPages: boolean }) {
  const [{ default: fastify }, { default: swagger }, provider] = await Promise.all([
    import('fastify'),
    import('@fastify/swagger'),
    import('fastify-type-provider-zod'),
  ]);
  const app = fastify();
  app.setValidatorCompiler(provider.validatorCompiler);
  app.setSerializerCompiler(provider.serializerCompiler);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Tassis', version: '1.0.0', description: 'The wire, as its contracts say.' },
      servers: [{ url: BASE_PATH }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: provider.jsonSchemaTransform,
  });
  if (withPages) await registerPages(app);
  await app.register(async (described) => {
    for (const contract of allContracts) describeContract(described, contract);
  });
  await app.ready();
  return app;
}

async function registerPages(app: FastifyInstance): Promise<void> {
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
}

function describeContract(app: FastifyInstance, contract: Contract): void {
  const { request, response } = contract;
  app.route({
    method: contract.method,
    url: contract.path,
    schema: {
      operationId: contract.name,
      summary: contract.summary,
      tags: [contract.path.split('/')[1] ?? ''],
      ...(contract.auth !== 'public' && { security: [{ bearer: [] }] }),
      ...(contract.mediaTypes && { consumes: [...contract.mediaTypes, 'application/json'] }),
      ...(request.params && { params: request.params }),
      ...(request.query && { querystring: request.query }),
      ...(request.body && { body: request.body }),
      ...(request.headers && { headers: request.headers }),
      response: {
        [response.status]: response.schema,
        ...(response.otherStatus && { [response.otherStatus]: response.schema }),
        ...errorResponses(contract.errors),
      },
    },
    handler: async () => undefined,
  });
}

/** One answer a status, its description naming the codes. */
function errorResponses(errors: readonly ErrorCode[]): Record<number, core.$ZodType> {
  const byStatus = Map.groupBy([...errors, ...COMMON_ERRORS], (code) => ERROR_STATUS[code]);
  return Object.fromEntries([...byStatus.keys()].map((status) => [status, ErrorBody]));
}
