import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { signedOut } from '@/features/session';
import { paths } from '@/shared/routes';

export function LogoutButton({ className }: { className: string | undefined }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        dispatch(signedOut());
        void navigate(paths.home);
      }}
    >
      Logout
    </button>
  );
}
