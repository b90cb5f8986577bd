import type { Terminal } from '../terminal.ts';

/** Somebody who answers in this order, and keeps what was asked and said. */
export function scriptedTerminal(...answers: string[]): Terminal & { heard: string[] } {
  const heard: string[] = [];
  return {
    heard,
    ask: async (question) => {
      heard.push(question);
      const answer = answers.shift();
      if (answer === undefined) throw new Error(`Nobody expected the question: ${question}`);
      return answer;
    },
    say: (line) => void heard.push(line),
  };
}
