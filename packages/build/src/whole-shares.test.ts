import { describe, expect, it } from 'vitest';
import { namespaceImports } from './whole-shares.ts';

const shares = new Set(['react', 'shared/router']);

describe('a module that imports shared dependencies', () => {
  it('asks for all of each, once', () => {
    const code = `import { useState } from "react";
      import { Link } from 'shared/router';
      export { memo } from "react";`;
    expect(namespaceImports(code, shares)).toBe(
      'import * as __whole_0 from "react";\nimport * as __whole_1 from "shared/router";\n',
    );
  });

  it.each([
    "import { format } from 'date-fns';",
    "import { paths } from 'shared';",
    "import './style.css';",
    'export const from = "react";',
  ])('asks for nothing else: %s', (code) => {
    expect(namespaceImports(code, shares)).toBe('');
  });
});
