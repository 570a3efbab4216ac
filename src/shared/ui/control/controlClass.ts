import css from './Control.module.css';

/** The look of text boxes and selects; `data-size="small"` makes them fit a toolbar or a table. */
export const controlClass = css.control;
