/** Whether an `Accept-Encoding` header allows brotli: named (or `*`) with a weight above zero. */
export function acceptsBrotli(acceptEncoding: string | undefined): boolean {
  const weights = new Map((acceptEncoding ?? '').split(',').map(parseCoding));
  return (weights.get('br') ?? weights.get('*') ?? 0) > 0;
}

function parseCoding(part: string): [coding: string, weight: number] {
  const [coding = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return [coding, quality === undefined ? 1 : Number(quality.slice(2))];
}
