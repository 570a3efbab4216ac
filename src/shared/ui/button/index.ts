export { Button, buttonClass } from './Button';
