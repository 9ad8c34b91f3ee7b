import './ensure-installed.mjs';
import { runTypeScript } from './run-typescript.mjs';

runTypeScript('start.ts');
