import css from './Control.module.css';

export const controlClass = css.control;
