import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import css from './ListingTools.module.css';

interface FilterToggleProps {
  /** Id of what it opens. */
  controls: string;
  open: boolean;
  inUse: number;
  onToggle: () => void;
}

/** On phones, where the filters would push the results off the screen. */
export function FilterToggle({ controls, open, inUse, onToggle }: FilterToggleProps) {
  return (
    <Button size="small" className={css.toggle ?? ''} aria-expanded={open} aria-controls={controls} onClick={onToggle}>
      <Icon name="filter" />
      Filter
      {inUse > 0 ? (
        <>
          <span className={css.inUse}>{inUse}</span>
          <span className="visually-hidden"> in use</span>
        </>
      ) : null}
    </Button>
  );
}
