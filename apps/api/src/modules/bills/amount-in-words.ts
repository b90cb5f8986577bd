import type { Centimes } from '@tassis/domain';
import { toCardinal } from 'n2words/fr-FR';

/** Writes an amount in words, as French law requires on a bill: 'deux mille quatre cents dirhams et cinquante centimes'. */
export function amountInWords(amount: Centimes): string {
  const whole = Math.trunc(Math.abs(amount) / 100);
  const rest = Math.abs(amount) % 100;
  const dirhams = `${toCardinal(whole)} ${unitAfter(whole)}`;
  return rest === 0 ? dirhams : `${dirhams} et ${toCardinal(rest)} centime${rest > 1 ? 's' : ''}`;
}

/** The same after 'la somme': 'de deux cents dirhams', but 'd’un dirham'. No other vowel is elided: 'de onze'. */
export function sumInWords(amount: Centimes): string {
  const words = amountInWords(amount);
  return /^un\b/u.test(words) ? `d’${words}` : `de ${words}`;
}

/** A million is a noun: 'un million de dirhams', but 'un million dix dirhams'. Zero and one take the singular. */
function unitAfter(whole: number): string {
  if (whole < 2) return 'dirham';
  return whole >= 1_000_000 && whole % 1_000_000 === 0 ? 'de dirhams' : 'dirhams';
}
