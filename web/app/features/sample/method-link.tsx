import { Link } from 'react-router';
import type { FactView } from './sample-view.ts';

/** The definition a fact follows, by its versioned name; it leads to its page where there is one. */
export function MethodLink({ fact: { method, methodPath } }: { fact: FactView }) {
  if (methodPath === undefined) return <span className="font-mono">{method}</span>;
  return (
    <Link to={methodPath} className="link link-alone font-mono">
      {method}
    </Link>
  );
}
