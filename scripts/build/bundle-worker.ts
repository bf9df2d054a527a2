import { parentPort, workerData } from 'node:worker_threads'
import { type BundleName, makeBundle } from './bundle.ts'
import { keptBundle } from './kept-bundles.ts'

/* A thread that makes one bundle after the other, as `bundle-all.ts` names them. */

parentPort?.on('message', async (name: BundleName) =>
  parentPort?.postMessage(await keptBundle(process.cwd(), name, workerData, makeBundle))
)
