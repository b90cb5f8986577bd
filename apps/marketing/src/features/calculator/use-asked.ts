import { useNavigate, useSearchParams } from '@tassis/platform/router';
import { useState, type SyntheticEvent } from 'react';

/** The answers in the address. A new answer applies at once, before the address has changed. */
export function useAsked() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [state, setState] = useState({ address: search, asked: search });
  if (state.address !== search) setState({ address: search, asked: search });

  const ask = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    const asked = toQuery(currentTarget);
    if (String(asked) === String(state.asked)) return;
    setState({ address: search, asked });
    void navigate(`?${asked}`, { preventScrollReset: true });
  };
  return { asked: state.asked, ask };
}

/** The controls by name, in the order of the form. */
function toQuery(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return new URLSearchParams(entries);
}
