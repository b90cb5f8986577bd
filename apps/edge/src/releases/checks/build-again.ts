/** How to get a build that is as it should be. */
export function buildAgain(id: string): string {
  return `Build it again: pnpm turbo run build --force --filter=@tassis/${id}; what a build writes stands in packages/build/src/app-build.`;
}
