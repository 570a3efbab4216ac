export { Fact } from './Fact';
export { Card, FactCard, Sheet } from './FactCard';
export { LinkFact } from './LinkFact';
