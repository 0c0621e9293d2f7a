import { Link } from 'react-router';
import type { FactView } from './fact-view.ts';

/** The definition of a fact by its versioned id; a link where it has a page. */
export function MethodLink({ fact: { method, methodPath } }: { fact: FactView }) {
  if (methodPath === undefined) return <span className="font-mono">{method}</span>;
  return (
    <Link to={methodPath} className="link link-alone font-mono">
      {method}
    </Link>
  );
}
