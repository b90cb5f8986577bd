import { parseSync, Visitor } from 'vite';

/** Expressions of a file that assume a type, each as its text: `x as T`, `<T>x`, `x!` (`as const` assumes nothing). */
export interface Casts {
  casts: string[];
  /** The number of times that the type `any` is written. */
  anys: number;
}

/** Finds them in the parsed file, so that texts and comments do not count. */
export function findCasts(file: string, source: string): Casts {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const found: Casts = { casts: [], anys: 0 };
  const take = ({ start, end }: { start: number; end: number }) => {
    found.casts.push(source.slice(start, end));
  };
  const visitor = new Visitor({
    TSAsExpression: (node) => {
      if (source.slice(node.typeAnnotation.start, node.end) !== 'const') take(node);
    },
    TSTypeAssertion: take,
    TSNonNullExpression: take,
    TSAnyKeyword: () => {
      found.anys += 1;
    },
  });
  visitor.visit(program);
  return found;
}
