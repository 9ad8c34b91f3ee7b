import { X } from 'lucide-react';
import { inClauses } from './in-clauses';

export const Pieces = () => <h2>{inClauses('把一场直播，变成生意', /[^，]+，?/g)}</h2>;

export const Icon = () => <X />;
