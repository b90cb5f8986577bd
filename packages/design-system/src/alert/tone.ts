/** The meaning of a message; colour alone never conveys it. */
export type Tone = 'info' | 'success' | 'warning' | 'critical';

/** Whether a message is a warning or an error: it is announced at once and does not disappear by itself. */
export function isUrgent(tone: Tone): boolean {
  return tone === 'warning' || tone === 'critical';
}

/** The live region of a message: `alert` interrupts the screen reader, `status` waits for a pause. */
export function getLiveRole(tone: Tone): 'alert' | 'status' {
  return isUrgent(tone) ? 'alert' : 'status';
}
