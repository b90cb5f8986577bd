/**
 * A declaration file as it is packed. The compiler leaves in it the names of sources (`./area.ts`), which lie in no
 * package; what is built of them ends with `.js`.
 */
export function withBuiltSpecifiers(declarations: string): string {
  return declarations.replaceAll(
    /((?:from|import) |import\()(['"])(\.{1,2}\/[^'"]+)\.tsx?\2/g,
    '$1$2$3.js$2',
  );
}
