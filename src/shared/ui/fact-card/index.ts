export { Card, FactCard, Sheet } from './FactCard';
export { Fact } from './Fact';
export { LinkFact } from './LinkFact';
