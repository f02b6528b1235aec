// A stand-in for the painting thread that dies or hangs over some scenes; see painter.test.ts.
import { spawnSync } from 'node:child_process';
import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ scene }) => {
  if (scene.width === 13) process.exit(7);
  if (scene.width === 14) throw new Error('dropped the brush');
  if (scene.width === 15) for (;;);
  if (scene.width === 16) spawnSync('sleep', ['20']);
  parentPort.postMessage({ file: new Uint8Array(Buffer.from(String(scene.width))) });
});
