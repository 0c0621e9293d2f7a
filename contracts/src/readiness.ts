export const dependencyStates = ['ok', 'failing'] as const;
export type DependencyState = (typeof dependencyStates)[number];

/** The server is ready without the last two, not without the first three. */
export const dependencies = ['database', 'migrations', 'disk', 'mail', 'marketData'] as const;
export type Dependency = (typeof dependencies)[number];

export const readinessStatuses = ['ready', 'not-ready', 'stopping'] as const;

/** Readiness of the server and state of each dependency: status 200 when ready, otherwise 503. */
export type Readiness = {
  readonly status: (typeof readinessStatuses)[number];
  readonly dependencies: Readonly<Record<Dependency, DependencyState>>;
};
