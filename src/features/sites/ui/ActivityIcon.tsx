import { activityShape } from '../config/activityShapes';
import css from './ActivityIcon.module.css';

export function ActivityIcon({ name }: { name: string }) {
  return (
    <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={activityShape(name)} />
    </svg>
  );
}
