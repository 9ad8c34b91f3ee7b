import './ensure-installed.mjs';
import { runTypeScript } from './run-typescript.mjs';

// A build leaves so much behind that young memory of the usual size is cleaned all the time.
runTypeScript('dev.ts', ['--max-semi-space-size=64']);
