/** A spam trap: a filled value marks a bot. `label` asks users who find it to leave it empty. */
export function Honeypot({ name, label }: { name: string; label: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {label}
        <input name={name} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
