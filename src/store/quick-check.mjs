import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';

// In a thread of its own, since it reads the whole file.
const file = new Database(workerData, { readonly: true });
parentPort?.postMessage(file.pragma('quick_check(1)', { simple: true }) === 'ok');
file.close();
