export { Card, FactCard, Sheet, Fact } from './FactCard';
export { LinkFact } from './LinkFact';
