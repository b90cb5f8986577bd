import { moroccanDay } from '@tassis/domain';
import { useState } from 'react';

/** The day it is in Morocco, as it was when the form was opened. Of forms that no server renders. */
export function useToday(): string {
  const [today] = useState(() => moroccanDay(new Date()));
  return today;
}
