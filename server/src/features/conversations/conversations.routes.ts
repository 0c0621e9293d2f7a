import type { FeaturePlugin } from '../feature.ts';
import type { ConversationDeps } from './conversation-deps.ts';
import { addConversationRoutes, addDeletionRoutes } from './conversation.routes.ts';
import { endBrokenAnswers } from './end-broken-answers.ts';
import { addMessageRoutes } from './message.routes.ts';
import { createRunHub } from './run-hub.ts';

type Deps = Omit<ConversationDeps, 'hub'>;

/** Conversations: their messages, and the answers that are streamed, resumed and stopped. Closing the app ends the streams first. */
export function conversationRoutes(deps: Deps): FeaturePlugin {
  return async (app) => {
    const hub = createRunHub();
    const broken = await endBrokenAnswers(deps.db);
    if (broken > 0)
      app.log.warn(
        { broken },
        'answers were unfinished when the server ended; they are marked as failed',
      );
    app.addHook('preClose', () => hub.close());
    addConversationRoutes(app, { ...deps, hub });
    addDeletionRoutes(app, { ...deps, hub });
    addMessageRoutes(app, { ...deps, hub });
  };
}
