import type { Terminal } from '../terminal.ts';

/** A terminal that answers in this order, and records questions and output. */
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
