import { useLogout } from '../session/useLogout';

export function LogoutButton({ className }: { className: string | undefined }) {
  const logout = useLogout();
  return (
    <button type="button" className={className} onClick={logout}>
      Logout
    </button>
  );
}
