import { Logo, LogoMark } from './logo';

export const Whole = () => <Logo />;

export const WithoutLatin = () => <Logo latin={false} />;

export const MarkAlone = () => <LogoMark size={64} />;
