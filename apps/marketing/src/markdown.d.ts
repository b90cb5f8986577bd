/** A Markdown file, as `@tassis/build` makes a module of it. */
declare module '*.md' {
  import type { ProseNode } from '@tassis/design-system';

  const text: {
    /** The day of the last change, 'YYYY-MM-DD'. */
    readonly updated: string;
    readonly nodes: readonly ProseNode[];
  };
  export default text;
}
