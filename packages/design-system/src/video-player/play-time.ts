/** Formats seconds: 7 → '0:07', 75.4 → '1:15'. */
export function playTime(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
