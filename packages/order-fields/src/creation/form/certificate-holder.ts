import type { CreationMembers } from './creation-form.ts';

/** Clears the holder of the certificate when they are no longer an associate. */
export function clearMissingHolder({ holder, associates }: CreationMembers): void {
  const { negativeCertificateAssociate: chosen } = holder.values;
  if (chosen !== '' && Number(chosen) >= associates.items.length) {
    holder.set('negativeCertificateAssociate', '');
  }
}

/** Updates the holder before the associate at this position is removed: clears it, or shifts its index. */
export function removeHolder({ holder }: CreationMembers, position: number): void {
  const { negativeCertificateAssociate: chosen } = holder.values;
  if (chosen === '' || Number(chosen) < position) return;
  const isChosen = Number(chosen) === position;
  holder.set('negativeCertificateAssociate', isChosen ? '' : String(Number(chosen) - 1));
}
