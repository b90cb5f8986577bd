import { allContracts, DEFAULT_BODY_LIMIT, type Contract } from '@tassis/contracts';
import { safeParse } from 'zod/mini';
import { BASE_PATH } from '../http/register-routes.ts';
import { buildAnswers } from './answers.ts';
import { HEADERS } from './headers.ts';
import { PARAMETERS, buildParameters } from './parameters.ts';
import { refusals } from './refusals.ts';
import { answeredSchemas, sentSchemas, type Schemas } from './schemas.ts';
import { byChapter, tagList, getTag } from './tags.ts';

/** The contracts as OpenAPI: all that it says is read from them. */
export function openApiDocument() {
  const contracts: readonly Contract[] = allContracts;
  const sent = sentSchemas(contracts);
  const answered = answeredSchemas(contracts);
  return {
    openapi: '3.1.0',
    info: { title: 'Tassis API', version: '1.0.0', description: 'The wire, as its contracts say.' },
    servers: [{ url: BASE_PATH }],
    tags: tagList,
    paths: buildPaths(contracts, { sent, answered }),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      headers: HEADERS,
      parameters: PARAMETERS,
      responses: refusals(contracts),
      schemas: { ...sent.components, ...answered.components },
    },
  };
}

type Words = { sent: Schemas; answered: Schemas };

function buildPaths(contracts: readonly Contract[], words: Words) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const contract of byChapter(contracts)) {
    const path = contract.path.replaceAll(/:(\w+)/gu, '{$1}');
    paths[path] = { ...paths[path], [contract.method.toLowerCase()]: operation(contract, words) };
  }
  return paths;
}

function operation(contract: Contract, { sent, answered }: Words) {
  const { name, summary, auth, request } = contract;
  const parameters = buildParameters(contract, sent);
  return {
    operationId: name,
    summary,
    tags: [getTag(contract)],
    ...(auth !== 'public' && {
      description: `For ${auth === 'any' ? 'anyone signed in' : auth.map((role) => `\`${role}\``).join(', ')}.`,
      security: [{ bearer: auth === 'any' ? [] : auth }],
    }),
    ...(parameters.length > 0 && { parameters }),
    ...(request.body && { requestBody: buildBody(contract, sent.of(request.body)) }),
    responses: buildAnswers(contract, answered),
  };
}

function buildBody({ request, mediaTypes = [], bodyLimit }: Contract, schema: object) {
  const types = [...mediaTypes, 'application/json'];
  const kibibytes = (bodyLimit ?? DEFAULT_BODY_LIMIT) / 1024;
  return {
    description: `At most ${kibibytes} KiB.`,
    // An absent body is read as an empty one.
    required: request.body !== undefined && !safeParse(request.body, {}).success,
    content: Object.fromEntries(types.map((type) => [type, { schema }])),
  };
}
