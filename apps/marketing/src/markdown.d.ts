/** A Markdown file, as `@tassis/build` makes a module of it. */
declare module '*.md' {
  const text: {
    /** The day of the last change, 'YYYY-MM-DD'. */
    readonly updated: string;
    readonly html: string;
  };
  export default text;
}
