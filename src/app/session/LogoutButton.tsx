import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { signedOut } from '@/features/session';
import { paths } from '@/shared/routes/paths';
import { noticeShown } from '@/shared/ui/noticesSlice';

export function useLogout(): () => void {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return () => {
    dispatch(signedOut());
    dispatch(noticeShown({ tone: 'success', text: 'You have logged out.', pathname: paths.home }));
    void navigate(paths.home);
  };
}

export function LogoutButton({ className }: { className: string | undefined }) {
  const logout = useLogout();
  return (
    <button type="button" className={className} onClick={logout}>
      Logout
    </button>
  );
}
