import type { Locale } from '../host/host-context.ts';
import { en } from '../intl/en/file-size.ts';
import { fr } from '../intl/fr/file-size.ts';
import type { SizeUnits } from '../intl/words.ts';

const UNITS: Readonly<Record<Locale, SizeUnits>> = { fr, en };

/** Formats a size in bytes: '1,4 Mo'. It rounds up, so that a file over the limit never shows the limit. */
export function formatSize(bytes: number, locale: Locale): string {
  const [smallest, ...larger] = UNITS[locale];
  let size = { value: bytes, unit: smallest };
  for (const unit of larger) {
    if (size.value < 1024) break;
    size = { value: size.value / 1024, unit };
  }
  const steps = size.value < 100 ? 10 : 1;
  const rounded = Math.ceil(size.value * steps) / steps;
  return `${new Intl.NumberFormat(locale).format(rounded)}\u00A0${size.unit}`;
}
