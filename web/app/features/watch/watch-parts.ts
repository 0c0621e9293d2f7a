/** What is loaded together: the page, the form of an alert, and the parts of the workspace. */
export { AlertDialog } from './alerts/alert-dialog.tsx';
export { WorkspaceList } from './lists/workspace-list.tsx';
export { WatchLinks, WatchRail } from './watch-links.tsx';
export { WatchScreen } from './watch-screen.tsx';
