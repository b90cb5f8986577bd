import {
  $ZodArray,
  $ZodNullable,
  $ZodObject,
  $ZodObjectJIT,
  $ZodOptional,
  $ZodUnion,
  clone,
  type $ZodType,
} from 'zod/v4/core';

/**
 * The same schema with compiled parsers for its objects, as in Zod's full edition. Contracts use the mini edition, so that
 * pages stay light; it walks over every field and takes five times as long.
 */
export function compiled(schema: $ZodType): $ZodType {
  if (schema instanceof $ZodObject) {
    const { def } = schema._zod;
    const fields = Object.entries(def.shape).map(
      ([name, field]) => [name, compiled(field)] as const,
    );
    return new $ZodObjectJIT({ ...def, shape: Object.fromEntries(fields) });
  }
  if (schema instanceof $ZodArray) {
    const { def } = schema._zod;
    return clone(schema, { ...def, element: compiled(def.element) });
  }
  if (schema instanceof $ZodNullable || schema instanceof $ZodOptional) {
    const { def } = schema._zod;
    return clone(schema, { ...def, innerType: compiled(def.innerType) });
  }
  if (schema instanceof $ZodUnion) {
    const { def } = schema._zod;
    return clone(schema, { ...def, options: def.options.map(compiled) });
  }
  return schema;
}
