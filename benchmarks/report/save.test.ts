import { expect, it } from 'vitest';
import { withLastResult } from './save.ts';

it('replaces the text after the last heading, and nothing before it', () => {
  expect(withLastResult('# Q\n\n## How\n\nso\n\n## Last result\n\nold\n', '| new |')).toBe(
    '# Q\n\n## How\n\nso\n\n## Last result\n\n| new |\n',
  );
  expect(() => withLastResult('# Q\n', 'new')).toThrow('no single heading');
});
