/**
 * Matches the imports of a page or of a module that Vite serves: `from "…"`, `import "…"`, `import("…")`, `src="…"`.
 */
const reference = /(?:\bfrom\s*|\bimport\s*\(?\s*(?:\/\*.*?\*\/\s*)?|\bsrc=)(["'])([^"'\s]+)\1/g;

/** Prebundled libraries, whose imports are bundled. */
const isMade = /\/node_modules\//;

/**
 * Requests a page or a module and all that it imports, as a browser would, because a development server transforms
 * modules only when they are requested.
 */
export async function warmUp(start: string): Promise<void> {
  const seen = new Set<string>();
  const visit = async (address: string): Promise<void> => {
    if (seen.has(address)) return;
    seen.add(address);
    const answer = await fetch(address);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
    if (isMade.test(address)) return;
    if (!/html|javascript/.test(answer.headers.get('content-type') ?? '')) return;
    const addresses = [...text.matchAll(reference)].map(([, , name = '']) => name);
    // The browser requests failed modules again.
    await Promise.allSettled(addresses.flatMap((name) => addressIn(name, address)).map(visit));
  };
  await visit(start);
}

/** The address of a module on the same server; undefined for a bare name in a comment or a text. */
function addressIn(name: string, base: string): string[] {
  if (!/^(?:\.{0,2}\/|https?:)/.test(name)) return [];
  const { origin, href } = new URL(name, base);
  return origin === new URL(base).origin ? [href] : [];
}
