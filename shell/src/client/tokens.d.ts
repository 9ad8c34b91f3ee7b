declare module '@site/shared/ui/tokens.css';
