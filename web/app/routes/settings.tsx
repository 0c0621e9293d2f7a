import { Navigate } from 'react-router';

export default function Settings() {
  return <Navigate to="/profile?tab=settings" replace />;
}
