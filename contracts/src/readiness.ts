export const dependencyStates = ['ok', 'failing'] as const;
export type DependencyState = (typeof dependencyStates)[number];

/** What the server needs from outside itself. Without the first two it is not ready; without the others the rest still works. */
export const dependencies = ['database', 'migrations', 'mail', 'marketData'] as const;
export type Dependency = (typeof dependencies)[number];

export const readinessStatuses = ['ready', 'not-ready', 'stopping'] as const;

/** Whether the server can serve, and each dependency with its state. Answered with 200 when ready, otherwise with 503. */
export type Readiness = {
  readonly status: (typeof readinessStatuses)[number];
  readonly dependencies: Readonly<Record<Dependency, DependencyState>>;
};
