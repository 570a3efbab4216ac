export { PanelFrame } from './PanelFrame';
