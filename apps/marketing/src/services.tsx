import './x.css';
export function Component() { return <h1 className="x">Services</h1>; }
