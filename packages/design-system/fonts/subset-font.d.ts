/* The part that we use of a library without types. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'sfnt' | 'woff2';
    dropTables?: readonly string[];
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    /** An axis at one value, or between two. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
  };
  // oxlint-disable-next-line import/no-default-export -- so it exports
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: Options,
  ): Promise<Buffer>;
}
