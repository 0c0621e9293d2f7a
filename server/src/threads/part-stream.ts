/** Values that are pushed at one end and read at the other, in order; read once. */
export type PartStream<Part> = {
  readonly push: (part: Part) => void;
  readonly end: () => void;
  readonly fail: (error: unknown) => void;
  read(): AsyncGenerator<Part, void>;
};

export function createPartStream<Part>(): PartStream<Part> {
  const parts: Part[] = [];
  let end: { readonly error?: unknown } | undefined;
  let changed = Promise.withResolvers<void>();
  const notify = (): void => {
    changed.resolve();
    changed = Promise.withResolvers<void>();
  };
  return {
    push(part) {
      parts.push(part);
      notify();
    },
    end() {
      end ??= {};
      notify();
    },
    fail(error) {
      end ??= { error };
      notify();
    },
    async *read() {
      for (;;) {
        const next = changed.promise;
        for (let part = parts.shift(); part !== undefined; part = parts.shift()) yield part;
        if (end !== undefined && parts.length === 0) {
          if ('error' in end) throw end.error;
          return;
        }
        if (parts.length === 0) await next;
      }
    },
  };
}
