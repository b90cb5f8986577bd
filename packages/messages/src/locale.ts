/** The site's languages; French is the default. */
export const LOCALES = ['fr', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

/**
 * The site's language that an `Accept-Language` header ('en-GB,fr;q=0.8') prefers; French when it names none of them.
 */
export function preferredLocale(acceptLanguage: string | undefined): Locale {
  let best: { locale: Locale; weight: number } | null = null;
  for (const range of (acceptLanguage ?? '').split(',').slice(0, 20)) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const locale = LOCALES.find((known) => tag === known || tag.startsWith(`${known}-`));
    const weight = parseWeight(parameters);
    if (locale !== undefined && weight > (best?.weight ?? 0)) best = { locale, weight };
  }
  return best?.locale ?? 'fr';
}

function parseWeight(parameters: readonly string[]): number {
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return Number.isFinite(weight) ? weight : 0;
}
