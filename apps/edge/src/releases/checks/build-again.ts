/** The hint of a refusal: build again; the new release also replaces a damaged folder of the same version. */
export function buildAgain(id: string): string {
  return `Build it again: pnpm turbo run build --force --filter=@tassis/${id}, then release it: pnpm release ${id}; what a build writes stands in packages/build/src/app-build.`;
}
