import { Navigate } from 'react-router';

// The settings are a tab of the profile.
export { handle } from './profile.tsx';

export default function Settings() {
  return <Navigate to="/profile?tab=settings" replace />;
}
