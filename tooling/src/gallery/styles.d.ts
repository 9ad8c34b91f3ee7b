declare module '@site/shared/ui/tokens.css';
declare module '*/alone.css';
