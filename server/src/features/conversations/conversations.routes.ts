import type { AppDeps, FeaturePlugin } from '../feature.ts';
import { addBranchRoute } from './branch.routes.ts';
import type { ConversationDeps } from './conversation-deps.ts';
import { addConversationRoutes, addDeletionRoutes } from './conversation.routes.ts';
import { addDocumentRoute } from './document.routes.ts';
import { addFeedbackRoutes } from './feedback.routes.ts';
import { markInterruptedAnswersFailed } from './mark-interrupted-answers-failed.ts';
import { addMessageRoutes } from './message.routes.ts';
import { createRunHub } from './run-hub.ts';
import { addSharedConversationRoute } from './shared-conversation.routes.ts';

type Deps = Omit<ConversationDeps, 'hub'> & Pick<AppDeps, 'config' | 'streamLimits'>;

/** Routes of conversations, messages and streamed answers; closing ends the streams first. */
export function createConversationRoutes(deps: Deps): FeaturePlugin {
  return async (app) => {
    const hub = createRunHub(deps.streamLimits);
    const broken = await markInterruptedAnswersFailed(deps.db);
    if (broken > 0)
      app.log.warn(
        { broken },
        'answers were unfinished when the server ended; they are marked as failed',
      );
    app.addHook('preClose', () => hub.close());
    addConversationRoutes(app, { ...deps, hub });
    addDeletionRoutes(app, { ...deps, hub });
    addMessageRoutes(app, { ...deps, hub });
    addBranchRoute(app, { ...deps, hub });
    addFeedbackRoutes(app, { ...deps, hub });
    addDocumentRoute(app, { ...deps, hub });
    addSharedConversationRoute(app, deps);
  };
}
