// A stand-in for the painting thread that dies over some scenes; see painter.test.ts.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ scene }) => {
  if (scene.width === 13) process.exit(7);
  if (scene.width === 14) throw new Error('dropped the brush');
  parentPort.postMessage({ png: new Uint8Array(Buffer.from(String(scene.width))) });
});
