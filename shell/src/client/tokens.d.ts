declare module '@site/shared/ui/tokens.css';
declare module '*/receipt.css';
