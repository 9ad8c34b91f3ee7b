import './error-page.module.css';
