/** What a module, as Vite serves it, or a page asks for: `from "…"`, `import "…"`, `import("…")`, `src="…"`. */
const reference = /(?:\bfrom\s*|\bimport\s*\(?\s*(?:\/\*.*?\*\/\s*)?|\bsrc=)(["'])([^"'\s]+)\1/g;

/** Libraries, bundled as a whole: what they ask for is there with them. */
const isMade = /\/node_modules\//;

/**
 * Asks for a page or a module and for all that it asks for in turn, as a browser would: on a cold start a development
 * server makes most of it only now, which is better done before anybody looks.
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
    // What does not answer now, the browser asks for again.
    await Promise.allSettled(addresses.flatMap((name) => addressIn(name, address)).map(visit));
  };
  await visit(start);
}

/** The address of a module on the same server; of a bare name in a comment or a text, nothing. */
function addressIn(name: string, base: string): string[] {
  if (!/^(?:\.{0,2}\/|https?:)/.test(name)) return [];
  const { origin, href } = new URL(name, base);
  return origin === new URL(base).origin ? [href] : [];
}
