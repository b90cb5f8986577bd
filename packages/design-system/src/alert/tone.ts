/** What a message means; never told by colour alone. */
export type Tone = 'info' | 'success' | 'warning' | 'critical';

/** Bad news: it is said at once, and waits for the reader. */
export function isUrgent(tone: Tone): boolean {
  return tone === 'warning' || tone === 'critical';
}

/** How a message that comes after the page is announced: bad news at once, the rest when there is a pause. */
export function getLiveRole(tone: Tone): 'alert' | 'status' {
  return isUrgent(tone) ? 'alert' : 'status';
}
