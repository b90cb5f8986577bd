import { moroccanDay } from '@tassis/domain';
import { useState } from 'react';

/** The day in Morocco when the form was opened. For forms that are not server-rendered. */
export function useToday(): string {
  const [today] = useState(() => moroccanDay(new Date()));
  return today;
}
