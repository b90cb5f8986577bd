import {
  allContracts,
  COMMON_ERRORS,
  createOrder,
  ERROR_STATUS,
  linkAdminList,
  listPackages,
  saveDraft,
  type Contract,
} from '@tassis/contracts';
import { isStaff } from '@tassis/domain';
import { expect, test } from 'vitest';
import { createTestApi } from '../testing/create-test-api.ts';
import { anyText } from '../testing/matchers.ts';

type Reference = { $ref: string };
type Parameter = { name: string; in: string; required: boolean; schema: object };
type Answer = { description: string; headers?: object; content?: object };
type Operation = {
  parameters?: (Parameter | Reference)[];
  requestBody?: { required: boolean };
  responses: Record<string, Answer | Reference>;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: {
    parameters: Record<string, Parameter>;
    responses: Record<string, Answer>;
    schemas: Record<string, { properties?: Record<string, object> }>;
  };
};

const all: readonly Contract[] = allContracts;
const { app } = await createTestApi();
const answer = await app.inject({ url: '/api/openapi.json' });
const { paths, components } = answer.json<Document>();

/** As a reader has it, who follows each reference. */
function read({ path, method }: Contract) {
  const operation = paths[path.replaceAll(/:(\w+)/gu, '{$1}')]?.[method.toLowerCase()];
  const parameters = (operation?.parameters ?? []).map((parameter) =>
    '$ref' in parameter ? components.parameters[nameIn(parameter)] : parameter,
  );
  const answers = Object.entries(operation?.responses ?? {}).map(([status, given]) => ({
    status: Number(status),
    ...('$ref' in given ? components.responses[nameIn(given)] : given),
  }));
  return { operation, parameters, answers };
}

const takesKey = ({ idempotent, versioned }: Contract) =>
  idempotent === true || versioned !== undefined;

function nameIn({ $ref }: Reference): string {
  return $ref.split('/').at(-1) ?? '';
}

test.each(all.map((contract) => [contract.name, contract] as const))(
  '%s: what it takes beside its body',
  (_name, contract) => {
    const { parameters } = read(contract);
    const names = parameters.map((parameter) => `${parameter?.in} ${parameter?.name}`);
    expect(new Set(names).size).toBe(names.length);
    const inPath = [...contract.path.matchAll(/:(\w+)/gu)].map(([, name]) => `path ${name}`);
    expect(names.filter((name) => name.startsWith('path '))).toEqual(inPath);
    const ifMatch = parameters.find((parameter) => parameter?.name === 'If-Match');
    expect(ifMatch?.required).toBe(contract.versioned && contract.versioned === true);
    expect(names.includes('header Idempotency-Key')).toBe(takesKey(contract));
  },
);

test.each(all.map((contract) => [contract.name, contract] as const))(
  '%s: each answer says what it is, and names its request',
  (_name, contract) => {
    const { answers } = read(contract);
    const isOfStaff = typeof contract.auth !== 'string' && contract.auth.some(isStaff);
    const ofStaff = isOfStaff ? (['second_factor_required'] as const) : [];
    const codes = [...contract.errors, ...ofStaff, ...COMMON_ERRORS];
    for (const { status, description = '', headers = {} } of answers) {
      expect(description).not.toMatch(/^$|Default/u);
      expect(headers).toHaveProperty('X-Request-Id');
      const named = [...description.matchAll(/`(\w+)`:/gu)].map(([, code]) => code);
      const isPatient = named.includes('idempotency_in_progress');
      expect('Retry-After' in headers).toBe(isPatient || status === 429 || status === 503);
      expect(new Set(named)).toEqual(
        new Set(codes.filter((code) => ERROR_STATUS[code] === status)),
      );
      expect('ETag' in headers).toBe(contract.cacheable === true && status < 400);
      expect('Idempotency-Replayed' in headers).toBe(takesKey(contract) && status < 300);
    }
    expect(answers.some(({ status }) => status === 304)).toBe(contract.cacheable === true);
    const success = answers.find(({ status }) => status === contract.response.status);
    const json = contract.response.status === 204 ? [] : ['application/json'];
    const types = contract.eventStream ? ['text/event-stream'] : json;
    expect(Object.keys(success?.content ?? {})).toEqual(contract.attachment ?? types);
  },
);

function form(contract: Contract, name: string) {
  return read(contract).parameters.find((parameter) => parameter?.name === name);
}

test('says the form of a version, a key and a tag', () => {
  expect(form(saveDraft, 'If-Match')?.schema).toMatchObject({ pattern: anyText });
  expect(form(createOrder, 'Idempotency-Key')?.schema).toMatchObject({
    pattern: anyText,
  });
  expect(form(listPackages, 'If-None-Match')?.required).toBe(false);
});

test('a list as CSV takes the filters of the list, and no paging', () => {
  const names = read(linkAdminList).parameters.map((parameter) => parameter?.name);
  expect(names.slice(0, 2)).toEqual(['list', 'format']);
  for (const name of ['search', 'status', 'client', 'due', 'year', 'sort']) {
    expect(names).toContain(name);
  }
  for (const name of ['page', 'per_page', 'cursor']) expect(names).not.toContain(name);
});

test('a capital is whole', () => {
  for (const name of ['CompanyCreationForm', 'MoralAssociateForm', 'OrderCompany']) {
    expect(components.schemas[name]?.properties?.['capital']).toMatchObject({ type: 'integer' });
  }
});
