export { Card, FactCard, Sheet, Fact } from './FactCard';
