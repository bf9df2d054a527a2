import { parentPort } from 'node:worker_threads'
import { bundle } from './bundle.ts'

/* A thread that builds one Rollup configuration after the other, as `bundle-all.ts` names them. */

parentPort?.on('message', async (file: string) => parentPort?.postMessage(await bundle(file)))
