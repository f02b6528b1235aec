// The painting thread begins here, in plain JavaScript: on Node 20 `--import tsx` takes no effect inside a thread, so the loader is registered by hand.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
