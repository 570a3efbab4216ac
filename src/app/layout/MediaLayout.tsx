import { Outlet } from 'react-router-dom';
import { AntdProvider } from '@/shared/ui/antd';

/** Around every screen of the media area. */
export function MediaLayout() {
  return (
    <AntdProvider>
      <Outlet />
    </AntdProvider>
  );
}
