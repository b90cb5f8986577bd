import type { CreationMembers } from './creation-form.ts';

/** Who is no associate any more cannot ask for the certificate: then nobody is chosen. */
export function clearMissingHolder({ holder, associates }: CreationMembers): void {
  const { negativeCertificateAssociate: chosen } = holder.values;
  if (chosen !== '' && Number(chosen) >= associates.items.length) {
    holder.set('negativeCertificateAssociate', '');
  }
}

/** Before the associate at this position is taken away: the chosen one is cleared with them, those behind move up. */
export function removeHolder({ holder }: CreationMembers, position: number): void {
  const { negativeCertificateAssociate: chosen } = holder.values;
  if (chosen === '' || Number(chosen) < position) return;
  const isChosen = Number(chosen) === position;
  holder.set('negativeCertificateAssociate', isChosen ? '' : String(Number(chosen) - 1));
}
