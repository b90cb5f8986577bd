/** How to get a build that is as it should be; its release also mends a folder of the same version. */
export function buildAgain(id: string): string {
  return `Build it again: pnpm turbo run build --force --filter=@tassis/${id}, then release it: pnpm release ${id}; what a build writes stands in packages/build/src/app-build.`;
}
