import type { Contract } from '@tassis/contracts';
import { ANSWERED, SENT } from '@tassis/contracts/components';
import { $ZodRegistry, toJSONSchema, type $ZodType, type JSONSchema } from 'zod/v4/core';

export type Schema = JSONSchema.BaseSchema;

export type Schemas = {
  /** What is sent, and what is answered: itself, or a reference to a component. */
  of: (schema: $ZodType) => Schema;
  components: Readonly<Record<string, Schema>>;
};

/** What these contracts take, as JSON Schema. */
export function sentSchemas(contracts: readonly Contract[]): Schemas {
  const schemas = contracts.flatMap(({ request, listQueries = {} }) => [
    ...Object.values(request),
    ...Object.values(listQueries),
  ]);
  return written({ schemas, named: SENT, io: 'input' });
}

/** What they answer. */
export function answeredSchemas(contracts: readonly Contract[]): Schemas {
  const schemas = contracts.map(({ response }) => response.schema);
  return written({ schemas, named: ANSWERED, io: 'output' });
}

function uri(id: string): string {
  return `#/components/schemas/${id}`;
}

function plain({ $id: _id, $schema: _schema, ...schema }: Schema): Schema {
  return schema;
}

type Parts = {
  schemas: readonly $ZodType[];
  named: Readonly<Record<string, $ZodType>>;
  io: 'input' | 'output';
};

/** The `format` says the same as the long `pattern` of Zod. */
function override({ jsonSchema }: { jsonSchema: Schema }): void {
  if (jsonSchema.format === 'uuid') delete jsonSchema.pattern;
}

/** All at once, so that each knows which of its parts have a name. */
function written({ schemas, named, io }: Parts): Schemas {
  const ids = new Map(Object.entries(named).map(([name, schema]) => [schema, name]));
  for (const schema of schemas) if (!ids.has(schema)) ids.set(schema, `unnamed-${ids.size}`);
  const registry = new $ZodRegistry<{ id: string }>();
  for (const [schema, id] of ids) registry.add(schema, { id });
  const all = toJSONSchema(registry, { io, uri, unrepresentable: 'any', override }).schemas;
  return {
    of: (schema) => {
      const id = ids.get(schema) ?? '';
      return Object.hasOwn(named, id) ? { $ref: uri(id) } : plain(all[id] ?? {});
    },
    components: Object.fromEntries(
      Object.keys(named).map((name) => [name, plain(all[name] ?? {})]),
    ),
  };
}
