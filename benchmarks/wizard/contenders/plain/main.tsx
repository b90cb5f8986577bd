import { useState } from 'react';
import { mount } from '../../../keys/mount.tsx';
import { fieldNames } from '../field-names.ts';

const ASSOCIATES = 50;

/** The peer: each field keeps its own text, and nobody else hears of it. */
function PlainField({ label }: { label: string }) {
  const [text, setText] = useState('');
  return (
    <label>
      {label} <input value={text} onChange={(event) => setText(event.target.value)} />
    </label>
  );
}

mount(
  Array.from({ length: ASSOCIATES }, (_, associate) =>
    fieldNames.map((name) => <PlainField key={`${associate} ${name}`} label={name} />),
  ),
);
