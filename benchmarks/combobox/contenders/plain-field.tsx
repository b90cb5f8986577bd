import { useState } from 'react';
import { cities } from './cities.ts';

/** The peer: a text field above a list, with the simplest filter, for which accents count. */
export function PlainField({ most = cities.length }: { most?: number }) {
  const [text, setText] = useState('');
  const wanted = text.toLowerCase();
  const found = cities.filter(({ label }) => label.toLowerCase().includes(wanted)).slice(0, most);
  return (
    <>
      <label>
        Ville <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <ul>
        {found.map(({ value, label }) => (
          <li key={value}>{label}</li>
        ))}
      </ul>
    </>
  );
}
