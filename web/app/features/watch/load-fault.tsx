import { Button } from '../../ui/button.tsx';

type LoadFaultProps = { text: string; retry: string; onRetry: () => void };

/** What could not be loaded, and a way to try again. */
export function LoadFault({ text, retry, onRetry }: LoadFaultProps) {
  return (
    <div role="alert" className="mt-4 rounded-lg border border-danger bg-danger-soft p-4">
      <p>{text}</p>
      <Button look="secondary" className="mt-3" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}
