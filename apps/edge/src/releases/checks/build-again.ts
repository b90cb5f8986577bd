/** The hint of a refusal: build again; the new release also replaces a damaged folder of the same version. */
export function buildAgain(id: string): string {
  return `Build it again and release it: pnpm turbo run build --force --filter=@tassis/${id}, then pnpm release ${id}; an area of another repository by tassis-build area there, then pnpm release --from. What a build writes stands in packages/build/src/app-build.`;
}
